import { conflict, invalid } from '@storefront/errors';
import { Decimal, sumOf } from '@storefront/money';
import { checkOpen, type InvoiceHead } from '../../invoices/domain/invoice.ts';

/** A payment of a customer that several invoices can receive. */
export interface ReceivedPayment {
  readonly id: string;
  readonly currency: string;
  readonly amount: Decimal;
  readonly paidAt: Date;
  readonly reference: string | null;
  /** The session that received it; null if the store recorded it. */
  readonly paymentSessionId: string | null;
}

/** The amount for one invoice. */
export interface Allocation {
  readonly invoiceId: string;
  readonly amount: Decimal;
}

/** Pays invoices with an amount, in the given order, until it is used up. Closed ones receive nothing. */
export function payInOrder(invoices: readonly InvoiceHead[], amount: Decimal): Allocation[] {
  let left = amount;
  return invoices.flatMap(({ id, status, amountDue }) => {
    const part = status === 'OPEN' ? Decimal.min(amountDue, left) : new Decimal(0);
    left = left.minus(part);
    return part.gt(0) ? [{ invoiceId: id, amount: part }] : [];
  });
}

/** Throws unless each allocation fits its open invoice of this customer, and all of them the amount. */
export function checkAllocations(
  given: readonly Allocation[],
  invoices: ReadonlyMap<string, InvoiceHead>,
  { customerId, currency, amount }: { customerId: string; currency: string; amount: Decimal },
): void {
  for (const { invoiceId, amount: part } of given) {
    const invoice = invoices.get(invoiceId);
    if (invoice?.customerId !== customerId) throw invalid('allocate', 'must name invoices of this customer');
    checkOpen(invoice);
    if (invoice.currency !== currency) throw conflict('currency_mismatch', `The invoice ${invoice.number} is in ${invoice.currency}.`);
    if (part.gt(invoice.amountDue)) {
      throw invalid('allocate', `must not exceed the amount due of ${invoice.number}`, { reason: 'amount_exceeds_due' });
    }
  }
  if (new Set(given.map(({ invoiceId }) => invoiceId)).size < given.length) throw invalid('allocate', 'must name each invoice once');
  if (sumOf(given.map((each) => each.amount)).gt(amount)) throw invalid('allocate', 'must not exceed the amount');
}
