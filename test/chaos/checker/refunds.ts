import { amountText, type CheckedRun, groupedBy, type Invariant, requestsOf, type Violation } from './checked-run.ts';

/** Money that came in pays an invoice or goes back, once; money that goes back was asked for by a credit note or is owed. */
export const refundsAreConserved: Invariant = (run, saw) => {
  const { final } = run;
  const live = saw('refunds', final.refunds, 3).filter(({ isReplaced, status }) => !isReplaced && status !== 'FAILED');
  const refundsOf = groupedBy(live, ({ shop, session }) => (session === null ? null : `${shop} ${session}`));
  const paidInto = groupedBy(
    final.invoices.flatMap(({ shop, order, payments }) => payments.map((payment) => ({ shop, order, ...payment }))),
    ({ shop, session }) => (session === null ? null : `${shop} ${session}`),
  );
  const sum = (items: readonly { readonly amount: number }[] | undefined): number =>
    (items ?? []).reduce((all, { amount }) => all + amount, 0);
  const wrongSessions = saw('payment sessions', final.sessions).flatMap(({ shop, id, status, amount, parts }) => {
    const refunds = refundsOf.get(`${shop} ${id}`) ?? [];
    const payments = paidInto.get(`${shop} ${id}`) ?? [];
    const returned = sum(refunds);
    const applied = sum(payments);
    const direct = refunds.filter(({ creditNote }) => creditNote === null);
    // An amount that an invoice cannot take goes back directly. One that it has taken goes back with a credit note, at most once.
    const isDivided = parts.every((part) => sum([...payments, ...direct].filter(({ order }) => order === part.order)) === part.amount);
    const isRight =
      status === 'PAID' ? isDivided && applied + sum(direct) === amount && returned <= amount : applied === 0 && returned === 0;
    if (isRight) return [];
    const message = `the ${status} payment session ${id} of ${shop} over ${amountText(amount)} paid ${amountText(applied)} of invoices and returned ${amountText(returned)}`;
    return [{ message, requests: parts.flatMap(({ order }) => requestsOf(run, order)) }];
  });
  const perNote = groupedBy(live, ({ shop, creditNote }) => (creditNote === null ? null : `${shop} ${creditNote}`));
  const wrongNotes = saw('credit notes', final.creditNotes, 2).flatMap(({ shop, number, total, dueReduction, order }) => {
    const returned = sum(perNote.get(`${shop} ${number}`));
    if (dueReduction + returned === total) return [];
    const message = `the credit note ${number} of ${shop} over ${amountText(total)} reduced ${amountText(dueReduction)} and returned ${amountText(returned)}`;
    return [{ message, requests: requestsOf(run, order) }];
  });
  const canceled = final.orders.filter(({ status, paymentStatus }) => status === 'CANCELLED' && paymentStatus === 'PAID');
  const withoutRefund = canceled.map(({ number, shop, id }) => ({
    message: `the canceled order ${number} of ${shop} is still paid`,
    requests: requestsOf(run, id),
  }));
  return [...wrongSessions, ...wrongNotes, ...withoutRefund, ...repeatedEntries(run)];
};

/** The timeline of an order names each of its refunds as pending at most once. */
function repeatedEntries(run: CheckedRun): Violation[] {
  const perOrder = groupedBy(run.final.refunds, ({ shop, order }) => `${shop} ${order}`);
  return run.final.orders.flatMap(({ shop, id, number, timeline }) => {
    const entries = timeline.filter((event) => event === 'refund_pending').length;
    const refunds = perOrder.get(`${shop} ${id}`)?.length ?? 0;
    if (entries <= refunds) return [];
    return [
      {
        message: `the order ${number} of ${shop} has ${entries} entries refund_pending for ${refunds} refunds`,
        requests: requestsOf(run, id),
      },
    ];
  });
}
