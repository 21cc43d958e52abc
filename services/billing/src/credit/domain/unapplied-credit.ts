import type { Decimal } from '@storefront/money';

/** Money of a customer that is not applied to an invoice. */
export interface UnappliedCredit {
  readonly customerId: string;
  readonly currency: string;
  readonly amount: Decimal;
}

/**
 * `refund`: a refund that was moved to the credit. `applied`: a payment of an invoice. `payment`: what no invoice received of a payment. `reversal`: a payment
 * that was reversed. `payout`: what the store paid out.
 */
export type UnappliedEntryKind = 'refund' | 'applied' | 'payment' | 'reversal' | 'payout';

/** An entry of a customer's unapplied credit. `change` is negative if the credit was spent. */
export interface UnappliedEntry {
  readonly kind: UnappliedEntryKind;
  readonly change: Decimal;
  /** The ID of the refund, payment, or reversal. */
  readonly sourceId: string;
  /** The number of an invoice or the ID of an order. */
  readonly reference: string;
}
