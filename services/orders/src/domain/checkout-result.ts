import { decimal } from '@storefront/money';
import type { OrderStatus } from './order-status.ts';
import type { OrderTotals } from './order-totals.ts';
import type { PaymentSession } from './payment.ts';

export type CheckoutState = 'confirmed' | 'pending_payment' | 'over_credit_limit' | 'price_changed' | 'out_of_stock';

export interface CheckoutIssue {
  readonly lineId: string | null;
  readonly sku: string | null;
  readonly code: string;
  readonly detail: string | null;
  readonly availability: string | null;
}

export interface CreditSnapshot {
  readonly creditLimit: string;
  readonly balance: string;
  readonly held: string;
  readonly availableCredit: string;
}

/** The public answer of a checkout; what a state does not fill is null. */
export interface CheckoutResult {
  readonly state: CheckoutState;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly currency: string;
  readonly total: string | null;
  readonly shortfall: string | null;
  readonly credit: CreditSnapshot | null;
  readonly paymentSession: PaymentSession | null;
  readonly issues: readonly CheckoutIssue[];
}

/** A result with everything null but what is given. */
export const resultOf = (filled: Pick<CheckoutResult, 'state' | 'currency'> & Partial<CheckoutResult>): CheckoutResult => ({
  orderId: null,
  orderNumber: null,
  orderStatus: null,
  total: null,
  shortfall: null,
  credit: null,
  paymentSession: null,
  issues: [],
  ...filled,
});

/** The order exists: confirmed, or waiting for its payment. */
export const placedResult = (
  order: { id: string; number: string; status: OrderStatus; currency: string; total: string },
  session: PaymentSession | null,
): CheckoutResult =>
  resultOf({
    state: order.status === 'PENDING_PAYMENT' ? 'pending_payment' : 'confirmed',
    orderId: order.id,
    orderNumber: order.number,
    orderStatus: order.status,
    currency: order.currency,
    total: order.total,
    paymentSession: session,
  });

/** The refusal of a shopper who was shown another total, or undefined when the totals agree or none was named. */
export function unexpectedTotal(expectedTotal: string | null, totals: OrderTotals, currency: string): CheckoutResult | undefined {
  if (expectedTotal === null || decimal(expectedTotal).equals(decimal(totals.total))) return undefined;
  const detail = `The total is ${totals.total}, not ${expectedTotal}.`;
  return resultOf({
    state: 'price_changed',
    currency,
    total: totals.total,
    issues: [{ lineId: null, sku: null, code: 'total_differs', detail, availability: null }],
  });
}
