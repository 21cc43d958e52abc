import { isUniqueViolation } from '@storefront/db';
import type { OrdersDeps } from '../deps.ts';
import { placedResult } from '../domain/checkout-result.ts';
import type { LeasedCheckout } from '../domain/checkout.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { newOrder } from '../domain/new-order.ts';
import type { AuthorizedPayment } from '../domain/payment.ts';
import { orderEvent } from '../events/order-event.ts';
import { toProtoCheckoutResult } from '../wire/to-proto-checkout-result.ts';
import { cartAlreadyOrdered } from './cart-already-ordered.ts';

/** Step 4, the pivot: commits the order, the stored response, and the events in one transaction. Returns the response as JSON text. */
export async function commitOrder(
  deps: OrdersDeps,
  leased: LeasedCheckout,
  cart: FrozenCart,
  payment: AuthorizedPayment,
  placedAt: Date,
): Promise<string> {
  const { body, customerId, id: checkoutId, orderId, orderNumber, shippingOption, store } = leased;
  const now = placedAt.toISOString();
  const order = newOrder({ orderId, orderNumber, checkoutId, customerId, body, cart, payment, shippingOption, store, now });
  const result = JSON.stringify(toProtoCheckoutResult(placedResult(order, payment.session)));
  const confirmed = order.status === 'CONFIRMED' ? [orderEvent('order.confirmed', order)] : [];
  try {
    await deps.insertOrder({ leased, order, result, events: [orderEvent('order.placed', order), ...confirmed] });
  } catch (error) {
    if (isUniqueViolation(error, 'sales_order_cart')) throw await cartAlreadyOrdered(deps.db, leased, body.cartId);
    throw error;
  }
  deps.afterCommit();
  return result;
}
