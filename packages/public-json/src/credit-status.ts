import type { CreditStatus__Output } from '@storefront/proto/storefront/billing/v1/CreditStatus';
import { amount, orNull, text } from './values.ts';

/** Renders a customer's credit status. Amounts are `null` without a credit account. */
export function renderCreditStatus(credit: CreditStatus__Output) {
  return {
    status: credit.status,
    currency: credit.currency,
    credit_limit: amount(credit.creditLimit),
    balance: amount(credit.balance),
    held: amount(credit.held),
    available_credit: amount(credit.availableCredit),
    overdue_amount: amount(credit.overdueAmount),
    oldest_due_at: text(credit.oldestDueAt),
    payment_terms: orNull(credit.paymentTerms, ({ code, days }) => ({ code, days })),
    as_of: credit.asOf,
  };
}
