import { decimal } from '@storefront/money';
import { amountsOfOrder, type CheckoutAmounts, type OrderAmounts } from './checkout-amounts.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order } from './order.ts';
import type { PaymentSession, PaymentTerms } from './payment.ts';

/** The public outcome of a checkout. */
export type CheckoutState = 'confirmed' | 'pending_payment' | 'over_credit_limit' | 'price_changed' | 'out_of_stock';

/** One reason why a checkout was refused. Null `lineId` and `sku` refer to the whole cart. */
export interface CheckoutIssue {
  readonly lineId: string | null;
  readonly sku: string | null;
  readonly code: string;
  readonly detail: string | null;
  readonly availability: string | null;
}

/** The customer's credit at the time of the checkout, as decimal text. */
export interface CreditSnapshot {
  readonly creditLimit: string;
  readonly balance: string;
  readonly held: string;
  readonly availableCredit: string;
}

/** The public result of a checkout. Fields that do not apply to its state are null. */
export interface CheckoutResult {
  readonly state: CheckoutState;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly currency: string;
  readonly total: string | null;
  /** Null if the cart has no valid prices. */
  readonly amounts: CheckoutAmounts | null;
  readonly shortfall: string | null;
  readonly credit: CreditSnapshot | null;
  readonly paymentTerms: PaymentTerms | null;
  readonly paymentSession: PaymentSession | null;
  readonly issues: readonly CheckoutIssue[];
}

/** Returns a result in which every field that is not given is null. */
export const resultOf = (filled: Pick<CheckoutResult, 'state' | 'currency'> & Partial<CheckoutResult>): CheckoutResult => ({
  orderId: null,
  orderNumber: null,
  orderStatus: null,
  total: null,
  amounts: null,
  shortfall: null,
  credit: null,
  paymentTerms: null,
  paymentSession: null,
  issues: [],
  ...filled,
});

/** Returns the result of a checkout whose order was placed. */
export const placedResult = (
  order: OrderAmounts & Pick<Order, 'id' | 'number' | 'status' | 'paymentTerms' | 'buyer'>,
  session: PaymentSession | null,
): CheckoutResult =>
  resultOf({
    state: order.status === 'PENDING_PAYMENT' ? 'pending_payment' : 'confirmed',
    orderId: order.id,
    orderNumber: order.number,
    orderStatus: order.status,
    currency: order.currency,
    total: order.total,
    amounts: amountsOfOrder(order),
    paymentTerms: order.paymentTerms,
    paymentSession: session,
  });

/** Returns a refusal if the shopper expected a different total; undefined if the totals match or none was given. */
export function unexpectedTotal(expectedTotal: string | null, amounts: CheckoutAmounts, currency: string): CheckoutResult | undefined {
  const { total } = amounts;
  if (expectedTotal === null || decimal(expectedTotal).equals(decimal(total))) return undefined;
  const detail = `The total is ${total}, not ${expectedTotal}.`;
  return resultOf({
    state: 'price_changed',
    currency,
    total,
    amounts,
    issues: [{ lineId: null, sku: null, code: 'total_differs', detail, availability: null }],
  });
}
