import type { FinalInvoice, FinalOrder } from '../final-state/final-state.ts';
import { amountText, groupedBy, type Invariant, requestsOf, type Violation } from './checked-run.ts';

/**
 * The amount due on an invoice is its total less all credit notes and payments, plus the refunds; the payment status of the order follows; and an invoice and its
 * successor name each other.
 */
export const invoicesAreSettled: Invariant = (run, saw) => {
  const { creditNotes, invoices, orders, refunds } = run.final;
  const noted = sumsOf(creditNotes.map(({ total, ...note }) => ({ ...note, amount: total })));
  const returned = refunds.filter(({ isReplaced, creditNote }) => !isReplaced && creditNote !== null);
  const opened = sumsOf(returned);
  const succeeded = sumsOf(returned.filter(({ status }) => status === 'SUCCEEDED'));
  const ordersById = new Map(orders.map((order) => [`${order.shop} ${order.id}`, order]));
  const isUnsettled = new Set(
    refunds.flatMap(({ shop, order, status, isReplaced }) => (status === 'SUCCEEDED' || isReplaced ? [] : `${shop} ${order}`)),
  );
  saw(
    'replaced invoices',
    invoices.filter(({ replacedBy }) => replacedBy !== null),
    15,
  );
  saw(
    'settled invoices',
    invoices.filter(({ replacedBy, status }) => replacedBy === null && status !== 'VOIDED'),
  );
  return invoices.flatMap((invoice): Violation[] => {
    const { number, shop, order: id, status, total, paid, due, replacedBy } = invoice;
    // One with a credit note is not replaced, so the notes and refunds of an order are those of its last invoice.
    const key = `${shop} ${id}`;
    if (replacedBy !== null) {
      if (invoices.some((other) => other.id === replacedBy && other.replaces === invoice.id)) return [];
      return [{ message: `the invoice ${number} of ${shop} has no successor`, requests: requestsOf(run, id) }];
    }
    if (status === 'VOIDED') return [];
    const expected = total - (noted.get(key) ?? 0) - paid + (opened.get(key) ?? 0);
    const order = ordersById.get(key);
    const paymentStatus = order && paymentStatusOf(order, invoice, succeeded.get(key) ?? 0);
    const isFollowed = order === undefined || isUnsettled.has(key) || order.paymentStatus === paymentStatus;
    if (due === expected && isFollowed) return [];
    const message = `of the invoice ${number} of ${shop}, ${amountText(due)} is due, not ${amountText(expected)}, and its order is ${order?.paymentStatus}, not ${paymentStatus}`;
    return [{ message, requests: requestsOf(run, id) }];
  });
};

function paymentStatusOf({ rail, status }: FinalOrder, { due, paid, total }: FinalInvoice, refunded: number): string {
  if (due > 0) return rail === 'CREDIT_TERMS' && status !== 'CANCELLED' ? 'ON_ACCOUNT' : 'UNPAID';
  if (paid === 0) return total === 0 ? 'PAID' : 'CREDITED';
  if (refunded >= paid) return 'REFUNDED';
  return refunded > 0 ? 'PARTIALLY_REFUNDED' : 'PAID';
}

const sumsOf = (rows: readonly { readonly shop: string; readonly order: string; readonly amount: number }[]): ReadonlyMap<string, number> =>
  new Map(
    [...groupedBy(rows, ({ shop, order }) => `${shop} ${order}`)].map(([key, own]) => [
      key,
      own.reduce((sum, { amount }) => sum + amount, 0),
    ]),
  );
