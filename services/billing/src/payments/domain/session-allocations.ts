import { fieldError, invalid, notFound } from '@storefront/errors';
import { currencyScale, type Decimal } from '@storefront/money';
import { type PaymentSession, paymentInProgress, type SessionAllocation } from '../../gateways/domain/payment-session.ts';
import { checkAllOpen, type InvoiceHead } from '../../invoices/domain/invoice.ts';

/** The amount of an invoice that a shopper requests to pay: all that is due if undefined. */
export interface RequestedAllocation {
  readonly invoiceId: string;
  readonly amount: Decimal | undefined;
}

/** A limit of the public API. */
const INVOICES_MAX = 100;

/** Throws unless the request names 1 to 100 invoices, each of them once. */
export function checkRequested(requested: readonly RequestedAllocation[]): void {
  if (requested.length === 0 || requested.length > INVOICES_MAX) {
    throw invalid('invoices', `must have 1 to ${INVOICES_MAX} entries`, { code: 'out_of_range' });
  }
  const seen = new Set<string>();
  for (const [index, { invoiceId }] of requested.entries()) {
    if (seen.has(invoiceId)) throw invalid(`invoices.${index}.invoice_id`, 'must name each invoice once', { reason: 'duplicate_invoice' });
    seen.add(invoiceId);
  }
}

/** Returns the 409 of a request for invoices of which a bank processes a payment, with their fields. */
export function invoicesInProgress(requested: readonly RequestedAllocation[], { invoiceId, allocations }: PaymentSession) {
  const paid = new Set([invoiceId, ...(allocations ?? []).map((allocation) => allocation.invoiceId)]);
  return paymentInProgress(
    requested.flatMap((each, index) =>
      paid.has(each.invoiceId) ? [fieldError(`invoices.${index}.invoice_id`, 'is being paid', 'payment_in_progress')] : [],
    ),
  );
}

/** Returns what a session pays of the customer's invoices. Throws 404 for an unknown invoice, 409 for a closed one, and 422 if currencies differ or too much is paid, in that order. */
export function sessionAllocations(
  requested: readonly RequestedAllocation[],
  invoices: ReadonlyMap<string, InvoiceHead>,
): readonly (Omit<SessionAllocation, 'amount'> & { readonly amount: Decimal; readonly currency: string })[] {
  const found = requested.map(({ invoiceId, amount }) => {
    const invoice = invoices.get(invoiceId);
    if (invoice === undefined) throw notFound('invoice');
    return { invoice, amount: amount ?? invoice.amountDue };
  });
  checkAllOpen(found.map(({ invoice }, index) => ({ field: `invoices.${index}.invoice_id`, invoice })));
  return found.map(({ invoice, amount }, index) => {
    const { id, number, currency, amountDue } = invoice;
    if (currency !== found[0]?.invoice.currency) throw invalid(`invoices.${index}.invoice_id`, 'must have the currency of the others');
    const field = `invoices.${index}.amount`;
    if (amount.gt(amountDue)) throw invalid(field, 'must not exceed the amount due', { reason: 'amount_exceeds_due' });
    if (amount.lte(0)) throw invalid(field, 'must be greater than 0', { code: 'out_of_range' });
    if (amount.decimalPlaces() > currencyScale(currency)) {
      throw invalid(field, `must have at most ${currencyScale(currency)} decimals`, { code: 'too_precise' });
    }
    return { invoiceId: id, number, amount, currency };
  });
}
