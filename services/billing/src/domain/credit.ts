import { Decimal } from '@storefront/money';

/** What a customer may owe, and does. `balance` is open on invoices of credit-terms orders, `held` what running checkouts hold. */
export interface CreditAccount {
  readonly customerId: string;
  readonly currency: string;
  readonly creditLimit: Decimal;
  readonly balance: Decimal;
  readonly held: Decimal;
  readonly termsDays: number;
  readonly onHold: boolean;
}

/** What is left to spend. Below zero where the limit was lowered under what is already owed. */
export const availableCredit = ({ creditLimit, balance, held }: CreditAccount): Decimal => creditLimit.minus(balance).minus(held);

export type CreditDecision =
  | { readonly kind: 'fits' }
  | { readonly kind: 'over_credit_limit'; readonly shortfall: Decimal; readonly account: CreditAccount };

/** Whether `amount` fits under the limit beside everything owed and held; if not, how much is short. */
export function decideCredit(account: CreditAccount, amount: Decimal): CreditDecision {
  const shortfall = amount.minus(availableCredit(account));
  return shortfall.gt(0) ? { kind: 'over_credit_limit', shortfall, account } : { kind: 'fits' };
}

export type CreditEntryKind = 'hold' | 'release' | 'post' | 'payment' | 'void';

/** One line of the credit ledger: `amount` for a person, the two changes for the account. `reference` is a checkout or an invoice number. */
export interface CreditEntry {
  readonly kind: CreditEntryKind;
  readonly amount: Decimal;
  readonly balanceChange: Decimal;
  readonly heldChange: Decimal;
  readonly reference: string;
}

const NOTHING = new Decimal(0);

/** A running checkout takes `amount`. */
export const holdEntry = (amount: Decimal, checkoutId: string): CreditEntry => ({
  kind: 'hold',
  amount,
  balanceChange: NOTHING,
  heldChange: amount,
  reference: checkoutId,
});

/** A checkout gives back what it held. */
export const releaseEntry = (amount: Decimal, checkoutId: string): CreditEntry => ({
  kind: 'release',
  amount,
  balanceChange: NOTHING,
  heldChange: amount.negated(),
  reference: checkoutId,
});

/** An invoice takes the place of the hold of its checkout; `held` is null where the hold had lapsed. */
export const postEntry = (due: Decimal, held: Decimal | null, invoiceNumber: string): CreditEntry => ({
  kind: 'post',
  amount: due,
  balanceChange: due,
  heldChange: (held ?? NOTHING).negated(),
  reference: invoiceNumber,
});

/** Money came in, or the invoice was voided: the customer owes that much less. */
export const settleEntry = (kind: 'payment' | 'void', amount: Decimal, invoiceNumber: string): CreditEntry => ({
  kind,
  amount,
  balanceChange: amount.negated(),
  heldChange: NOTHING,
  reference: invoiceNumber,
});

/** The account after an entry. */
export const withEntry = (account: CreditAccount, entry: CreditEntry): CreditAccount => ({
  ...account,
  balance: account.balance.plus(entry.balanceChange),
  held: account.held.plus(entry.heldChange),
});
