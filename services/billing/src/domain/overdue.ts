import type { InvoiceHead } from './invoice.ts';

/**
 * Cash on delivery is due when the invoice is issued, and the goods still travel: nobody is late before this many days.
 * Longer than any delivery within a country.
 */
export const CASH_GRACE_DAYS = 14;

/** Whether an open invoice is late. Credit terms and prepaid have no grace: their due date is the last moment. */
export function isOverdue({ status, dueAt, paymentRail }: Pick<InvoiceHead, 'status' | 'dueAt' | 'paymentRail'>, now: Date): boolean {
  const graceDays = paymentRail === 'CASH_ON_DELIVERY' ? CASH_GRACE_DAYS : 0;
  return status === 'OPEN' && now.getTime() > dueAt.getTime() + graceDays * 86_400_000;
}
