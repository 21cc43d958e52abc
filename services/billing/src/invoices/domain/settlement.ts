import type { InvoiceHead } from './invoice.ts';

/** How an invoice stands, with its payments, credit notes, and refunds. */
export const SETTLEMENTS = ['VOIDED', 'PARTIALLY_PAID', 'UNPAID', 'CREDITED', 'PAID', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** The amounts of an invoice that determine its settlement. */
export type SettledAmounts = Pick<InvoiceHead, 'status' | 'total' | 'amountPaid' | 'amountRefunded' | 'amountDue'>;

/** Returns the settlement of an invoice. */
export function settlementOf({ status, total, amountPaid, amountRefunded, amountDue }: SettledAmounts): Settlement {
  if (status === 'VOIDED') return 'VOIDED';
  if (amountDue.gt(0)) return amountPaid.gt(0) ? 'PARTIALLY_PAID' : 'UNPAID';
  if (amountPaid.isZero()) return total.isZero() ? 'PAID' : 'CREDITED';
  if (amountRefunded.gte(amountPaid)) return 'REFUNDED';
  return amountRefunded.gt(0) ? 'PARTIALLY_REFUNDED' : 'PAID';
}
