import { conflict, invalid } from '@storefront/errors';
import { currencyScale, Decimal } from '@storefront/money';
import type { UnappliedCredit } from '../../credit/domain/unapplied-credit.ts';
import { checkOpen, type InvoiceHead } from '../../invoices/domain/invoice.ts';

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
