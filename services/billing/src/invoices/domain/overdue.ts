import type { PaymentRail } from '@storefront/contract';
import type { InvoiceHead } from './invoice.ts';

/**
 * A cash-on-delivery invoice is due when issued but paid when the goods arrive, so it is not overdue for this many days.
 * That is longer than any delivery within a country takes.
 */
export const CASH_GRACE_DAYS = 14;

/** Reports whether an open invoice is overdue. Only cash on delivery has a grace period. */
export function isOverdue({ status, dueAt, paymentRail }: Pick<InvoiceHead, 'status' | 'dueAt' | 'paymentRail'>, now: Date): boolean {
  return status === 'OPEN' && dueAt < overdueDueDate(paymentRail, now);
}

/** Returns the time such that an open invoice is overdue if it was due before it. */
export function overdueDueDate(paymentRail: PaymentRail, now: Date): Date {
  const graceDays = paymentRail === 'CASH_ON_DELIVERY' ? CASH_GRACE_DAYS : 0;
  return new Date(now.getTime() - graceDays * 86_400_000);
}
