import type { CreditStatus__Output } from '@storefront/proto/storefront/billing/v1/CreditStatus';
import { amount, text } from './values.ts';

/** Renders a customer's credit status. Amounts are `null` without a credit account. */
export function renderCreditStatus(credit: CreditStatus__Output) {
  const { paymentTerms } = credit;
  return {
    status: credit.status,
    currency: credit.currency,
    credit_limit: amount(credit.creditLimit),
    balance: amount(credit.balance),
    held: amount(credit.held),
    available_credit: amount(credit.availableCredit),
    overdue_amount: amount(credit.overdueAmount),
    oldest_due_at: text(credit.oldestDueAt),
    payment_terms: paymentTerms ? { code: paymentTerms.code, days: paymentTerms.days } : null,
    as_of: credit.asOf,
  };
}
