import { type CheckedRun, groupedBy, type Invariant, requestsOf } from './checked-run.ts';
import { wantedEvents } from './wanted.ts';

/** How many events of a type an endpoint of the shop must receive about a subject. */
interface Fact {
  readonly shop: string;
  readonly type: string;
  readonly subject: string;
  readonly order: string;
  readonly min: number;
  readonly max: number;
}

const once = (isTrue: boolean) => (isTrue ? { min: 1, max: 1 } : { min: 0, max: 0 });

function factsOf({ final }: CheckedRun): Fact[] {
  const refunds = groupedBy(final.refunds, ({ order }) => order);
  const orders = final.orders.flatMap(({ shop, id, timeline }) => {
    const own = refunds.get(id) ?? [];
    // A bank can return money that was paid back, so a refund that has failed may have been announced before.
    const refunded = { min: own.filter(({ status }) => status === 'SUCCEEDED').length, max: own.length };
    const fact = { shop, subject: id, order: id };
    return [
      { ...fact, type: 'order.placed', ...once(true) },
      { ...fact, type: 'order.delivered', ...once(timeline.includes('delivered')) },
      { ...fact, type: 'order.refunded', ...refunded },
    ];
  });
  const invoices = final.invoices.flatMap(({ shop, id, order, status, total, payments }) => {
    const fact = { shop, subject: id, order };
    const reversed = payments.filter((payment) => payment.reversed > 0).length;
    const wasPaid = status === 'PAID' || total === 0;
    const paid = { min: wasPaid ? 1 : 0, max: status === 'OPEN' ? reversed : 1 + reversed };
    return [
      { ...fact, type: 'invoice.voided', ...once(status === 'VOIDED') },
      { ...fact, type: 'invoice.paid', ...paid },
    ];
  });
  const notes = final.creditNotes.map(({ shop, id, order }) => ({ shop, type: 'credit_note.issued', subject: id, order, ...once(true) }));
  const sessions = final.sessions.map(({ shop, id, order, status }) => ({
    shop,
    type: 'payment.failed',
    subject: id,
    order: order ?? id,
    ...once(status === 'FAILED'),
  }));
  return [...orders, ...invoices, ...notes, ...sessions];
}

/** Orders, invoices, credit notes, refunds, and failed payments are each reported once to every endpoint that subscribes to that and can accept it. */
export const factsAreReportedOnce: Invariant = (run, saw) => {
  const accepted = run.history.deliveries.filter(({ status }) => status === 200);
  const arrived = groupedBy(accepted, ({ endpoint, type, subject }) => `${endpoint} ${type} ${subject}`);
  const facts = groupedBy(factsOf(run), ({ shop }) => shop);
  const isWanted = wantedEvents(run);
  const reliable = run.history.endpoints.filter(({ isReliable }) => isReliable);
  const wanted = reliable.flatMap((endpoint) =>
    (facts.get(endpoint.shop) ?? []).filter((fact) => isWanted(endpoint, fact)).map((fact) => ({ ...fact, name: endpoint.name })),
  );
  saw(
    'facts that were to be reported',
    wanted.filter(({ min }) => min > 0),
  );
  return wanted.flatMap(({ name, type, subject, order, min, max }) => {
    const count = new Set((arrived.get(`${name} ${type} ${subject}`) ?? []).map(({ eventId }) => eventId)).size;
    if (count >= min && count <= max) return [];
    const message = `${count} events ${type} of ${subject} arrived at the endpoint ${name}, not ${min === max ? min : `${min} to ${max}`}`;
    return [{ message, requests: requestsOf(run, order) }];
  });
};
