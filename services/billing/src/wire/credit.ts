import { decimal, moneyText } from '@storefront/money';
import type { CreditStatus } from '@storefront/proto/storefront/billing/v1/CreditStatus';
import type { GetCreditResponse } from '@storefront/proto/storefront/billing/v1/GetCreditResponse';
import type { OverCreditLimit__Output } from '@storefront/proto/storefront/billing/v1/OverCreditLimit';
import { availableCredit, type CreditAccount, type CreditDecision } from '../domain/credit.ts';
import { creditStanding } from '../domain/credit-status.ts';
import { paymentTerms } from '../domain/payment-terms.ts';

/** What beside the account itself a credit status tells. */
interface CreditDues {
  readonly overdueAmount: string;
  readonly oldestDueAt: Date | null;
}

/** The answer for a customer with an account. */
export const toProtoCreditStatus = (account: CreditAccount, dues: CreditDues, now: Date): CreditStatus => ({
  status: creditStanding(account),
  currency: account.currency,
  ...amountsOf(account),
  overdueAmount: moneyText(decimal(dues.overdueAmount), account.currency),
  oldestDueAt: dues.oldestDueAt?.toISOString(),
  paymentTerms: paymentTerms(account.termsDays),
  asOf: now.toISOString(),
});

/** The answer for a customer without one: no amounts at all. */
export const noCredit = (currency: string, now: Date): CreditStatus => ({
  status: creditStanding(undefined),
  currency,
  asOf: now.toISOString(),
});

/** How far an amount is over the limit, and the account it met. */
export const toProtoOverLimit = ({
  shortfall,
  account,
}: Extract<CreditDecision, { kind: 'over_credit_limit' }>): OverCreditLimit__Output => ({
  shortfall: moneyText(shortfall, account.currency),
  ...amountsOf(account),
});

/** The four amounts of an account. */
export const amountsOf = (account: CreditAccount) => ({
  creditLimit: moneyText(account.creditLimit, account.currency),
  balance: moneyText(account.balance, account.currency),
  held: moneyText(account.held, account.currency),
  availableCredit: moneyText(availableCredit(account), account.currency),
});

/** An account with its ledger lines, for an operator. */
export const toProtoCredit = (
  account: CreditAccount,
  lines: readonly { at: Date; kind: string; amount: string; reference: string }[],
): GetCreditResponse => ({
  creditLimit: moneyText(account.creditLimit, account.currency),
  balance: moneyText(account.balance, account.currency),
  held: moneyText(account.held, account.currency),
  entries: lines.map(({ at, kind, amount, reference }) => ({
    at: at.toISOString(),
    kind,
    amount: moneyText(decimal(amount), account.currency),
    reference,
  })),
});
