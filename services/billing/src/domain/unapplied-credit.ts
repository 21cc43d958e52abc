import { conflict, invalid } from '@storefront/errors';
import { currencyScale, Decimal } from '@storefront/money';
import { checkOpen, type InvoiceHead } from './invoice.ts';

/** Money of a customer that pays for nothing yet. */
export interface UnappliedCredit {
  readonly customerId: string;
  readonly currency: string;
  readonly amount: Decimal;
}

/** `refund`: a refund that was moved to the credit. `applied`: a payment of an invoice. */
export type UnappliedEntryKind = 'refund' | 'applied';

/** An entry of a customer's unapplied credit. `change` is negative if the credit was spent. */
export interface UnappliedEntry {
  readonly kind: UnappliedEntryKind;
  readonly change: Decimal;
  /** The ID of the refund or payment. */
  readonly sourceId: string;
  /** The number of an invoice or the ID of an order. */
  readonly reference: string;
}

/**
 * Returns how much of the credit pays the invoice: the given amount, or as much as possible. Throws if the invoice is closed or belongs to another
 * customer, or if the credit or the amount due is lower than the given amount.
 */
export function applicableCredit(credit: UnappliedCredit | undefined, invoice: InvoiceHead, requested: Decimal | undefined): Decimal {
  checkOpen(invoice);
  if (credit === undefined || credit.amount.isZero()) throw conflict('no_unapplied_credit', 'This customer has no unapplied credit.');
  if (credit.customerId !== invoice.customerId) throw invalid('invoice', 'must be an invoice of this customer');
  if (credit.currency !== invoice.currency) throw conflict('currency_mismatch', `The credit is in ${credit.currency}.`);
  if (requested === undefined) return Decimal.min(credit.amount, invoice.amountDue);
  if (requested.gt(credit.amount)) {
    throw conflict('credit_too_low', `The unapplied credit is ${credit.amount.toFixed(currencyScale(credit.currency))}.`);
  }
  return requested;
}
