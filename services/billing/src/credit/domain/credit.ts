import { Decimal } from '@storefront/money';
import type { PaymentTerms } from './payment-terms.ts';

/**
 * A customer's credit account. `balance` is due on open invoices of credit-terms orders; `held` is reserved by checkouts and orders without
 * an invoice.
 */
export interface CreditAccount extends PaymentTerms {
  readonly customerId: string;
  readonly currency: string;
  readonly creditLimit: Decimal;
  readonly balance: Decimal;
  readonly held: Decimal;
  readonly onHold: boolean;
}

/** Returns the credit that can still be used. It is negative if the limit was lowered below the used amount. */
export const availableCredit = ({ creditLimit, balance, held }: CreditAccount): Decimal => creditLimit.minus(balance).minus(held);

export type CreditDecision =
  | { readonly kind: 'fits' }
  | { readonly kind: 'over_credit_limit'; readonly shortfall: Decimal; readonly account: CreditAccount };

/** Decides whether `amount` fits into the available credit, and computes the shortfall if it does not. */
export function decideCredit(account: CreditAccount, amount: Decimal): CreditDecision {
  const shortfall = amount.minus(availableCredit(account));
  return shortfall.gt(0) ? { kind: 'over_credit_limit', shortfall, account } : { kind: 'fits' };
}

export type CreditEntryKind = 'hold' | 'release' | 'post' | 'payment' | 'void' | 'credit_note' | 'reversal';

/** The kinds of entries that change the balance of an invoice. */
export type SettlementKind = Extract<CreditEntryKind, 'payment' | 'void' | 'credit_note' | 'reversal'>;

/**
 * An entry of the credit ledger. `amount` is for display; the two changes apply to the account. `reference` is a checkout ID or an invoice
 * number.
 */
export interface CreditEntry {
  readonly kind: CreditEntryKind;
  readonly amount: Decimal;
  readonly balanceChange: Decimal;
  readonly heldChange: Decimal;
  readonly reference: string;
}

const ZERO = new Decimal(0);

/** Holds `amount` for a checkout. */
export const holdEntry = (amount: Decimal, checkoutId: string): CreditEntry => ({
  kind: 'hold',
  amount,
  balanceChange: ZERO,
  heldChange: amount,
  reference: checkoutId,
});

/** Releases the hold of a checkout. */
export const releaseEntry = (amount: Decimal, checkoutId: string): CreditEntry => ({
  kind: 'release',
  amount,
  balanceChange: ZERO,
  heldChange: amount.negated(),
  reference: checkoutId,
});

/** Replaces the hold of a checkout with the amount due on its invoice. `held` is null if the hold had expired. */
export const postEntry = (due: Decimal, held: Decimal | null, invoiceNumber: string): CreditEntry => ({
  kind: 'post',
  amount: due,
  balanceChange: due,
  heldChange: (held ?? ZERO).negated(),
  reference: invoiceNumber,
});

/** Reduces the balance after a payment, a credit note, or a void, or raises it again after a payment was reversed. */
export const settleEntry = (kind: SettlementKind, amount: Decimal, invoiceNumber: string): CreditEntry => ({
  kind,
  amount,
  balanceChange: kind === 'reversal' ? amount : amount.negated(),
  heldChange: ZERO,
  reference: invoiceNumber,
});
