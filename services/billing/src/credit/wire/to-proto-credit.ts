import { decimal, moneyText } from '@storefront/money';
import type { CreditStatus, GetCreditResponse, OverCreditLimit__Output } from '@storefront/proto/storefront/billing/v1';
import { creditStanding } from '../domain/credit-status.ts';
import { availableCredit, type CreditAccount, type CreditDecision } from '../domain/credit.ts';
import { paymentTerms } from '../domain/payment-terms.ts';
import type { UnappliedCredit } from '../domain/unapplied-credit.ts';

/** The part of a credit status that is derived from open invoices. */
interface CreditDues {
  readonly overdueAmount: string;
  readonly oldestDueAt: Date | null;
}

/** Converts the credit status of a customer with an account. */
export const toProtoCreditStatus = (account: CreditAccount, dues: CreditDues, now: Date): CreditStatus => ({
  status: creditStanding(account),
  currency: account.currency,
  ...amountsOf(account),
  overdueAmount: moneyText(decimal(dues.overdueAmount), account.currency),
  oldestDueAt: dues.oldestDueAt?.toISOString(),
  paymentTerms: paymentTerms(account),
  asOf: now.toISOString(),
});

/** Returns the credit status of a customer without an account, which has no amounts. */
export const toProtoNoCredit = (currency: string, now: Date): CreditStatus => ({
  status: creditStanding(undefined),
  currency,
  asOf: now.toISOString(),
});

/** Converts the refusal of an amount over the limit, with the amounts of the account. */
export const toProtoOverLimit = ({
  shortfall,
  account,
}: Extract<CreditDecision, { kind: 'over_credit_limit' }>): OverCreditLimit__Output => ({
  shortfall: moneyText(shortfall, account.currency),
  ...amountsOf(account),
});

/** The four amounts of an account. */
const amountsOf = (account: CreditAccount) => ({
  creditLimit: moneyText(account.creditLimit, account.currency),
  balance: moneyText(account.balance, account.currency),
  held: moneyText(account.held, account.currency),
  availableCredit: moneyText(availableCredit(account), account.currency),
});

/** Converts an account with its ledger entries, for an operator. */
export const toProtoCredit = (
  account: CreditAccount,
  lines: readonly { at: Date; kind: string; amount: string; reference: string; orderNumber: string | null }[],
): GetCreditResponse => ({
  creditLimit: moneyText(account.creditLimit, account.currency),
  balance: moneyText(account.balance, account.currency),
  held: moneyText(account.held, account.currency),
  entries: lines.map(({ at, kind, amount, reference, orderNumber }) => ({
    at: at.toISOString(),
    kind,
    amount: moneyText(decimal(amount), account.currency),
    reference,
    orderNumber: orderNumber ?? undefined,
  })),
});

/** Converts a customer's unapplied credit with its entries, for an operator. */
export const toProtoUnapplied = (
  credit: UnappliedCredit,
  lines: readonly { at: Date; kind: string; change: string; reference: string; orderNumber: string | null }[],
): Pick<GetCreditResponse, 'unappliedAmount' | 'unappliedEntries'> => ({
  unappliedAmount: moneyText(credit.amount, credit.currency),
  unappliedEntries: lines.map(({ at, kind, change, reference, orderNumber }) => ({
    at: at.toISOString(),
    kind,
    amount: moneyText(decimal(change), credit.currency),
    reference,
    orderNumber: orderNumber ?? undefined,
  })),
});
