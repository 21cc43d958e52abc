import { addDays, type PaymentRail } from '@storefront/contract';
import { Decimal } from '@storefront/money';
import { CASH_GRACE_DAYS } from '../../invoices/domain/overdue.ts';

/** The amounts due, by how long they have been overdue. */
export interface Aging {
  readonly current: Decimal;
  readonly days1To30: Decimal;
  readonly days31To60: Decimal;
  readonly days61To90: Decimal;
  readonly over90: Decimal;
}

/** The amount due on an order. */
export interface OpenAmount {
  readonly amount: Decimal;
  readonly dueOn: string;
  readonly paymentRail: PaymentRail;
}

/** Adds up what is due at the end of a date. As everywhere, cash on delivery is overdue only after its grace period. */
export function agingAt(open: readonly OpenAmount[], date: string): Aging {
  const sums = { current: ZERO, days1To30: ZERO, days31To60: ZERO, days61To90: ZERO, over90: ZERO };
  for (const { amount, dueOn, paymentRail } of open) {
    const lastDay = paymentRail === 'CASH_ON_DELIVERY' ? addDays(dueOn, CASH_GRACE_DAYS) : dueOn;
    const bucket = bucketOf((Date.parse(date) - Date.parse(lastDay)) / 86_400_000);
    sums[bucket] = sums[bucket].plus(amount);
  }
  return sums;
}

function bucketOf(daysOverdue: number): keyof Aging {
  if (daysOverdue <= 0) return 'current';
  if (daysOverdue <= 30) return 'days1To30';
  if (daysOverdue <= 60) return 'days31To60';
  return daysOverdue <= 90 ? 'days61To90' : 'over90';
}

const ZERO = new Decimal(0);
