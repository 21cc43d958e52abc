import { conflict, invalid } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import type { UnappliedCredit } from '../../credit/domain/unapplied-credit.ts';
import { checkOpen, type InvoiceHead } from '../../invoices/domain/invoice.ts';

/** Returns how much of a shopper's own credit pays an invoice: the given amount, or as much as fits. Throws if the invoice is closed, or if so much is not there or not due. */
export function fittingCredit(credit: UnappliedCredit | undefined, invoice: InvoiceHead, requested: Decimal | undefined): Decimal {
  checkOpen(invoice);
  if (credit === undefined || credit.amount.isZero() || credit.currency !== invoice.currency) {
    throw conflict('no_unapplied_credit', 'There is no unapplied credit.');
  }
  if (requested === undefined) return Decimal.min(credit.amount, invoice.amountDue);
  if (requested.gt(credit.amount)) {
    throw invalid('amount', 'must not exceed the unapplied credit', { reason: 'amount_exceeds_credit' });
  }
  if (requested.gt(invoice.amountDue)) throw invalid('amount', 'must not exceed the amount due', { reason: 'amount_exceeds_due' });
  return requested;
}
