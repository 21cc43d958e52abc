import { isUniqueViolation } from '@storefront/db';
import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import { placedResult } from '../domain/checkout-result.ts';
import { placeOrder } from '../domain/place-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { toProtoCheckoutResult } from '../wire/to-proto-checkout-result.ts';
import { cartAlreadyOrdered } from './cart-already-ordered.ts';

/** Step 4: commits the order, the stored response, and the event in one transaction. After it, the saga only moves forward. */
export async function pivot(deps: OrdersDeps, held: HeldCheckout): Promise<{ held: HeldCheckout; result: string }> {
  const { body, cart, payment, shippingOption, store } = held;
  if (cart === null || payment === null) throw new Error('an authorized checkout has no frozen cart or payment');
  const order = placeOrder({
    orderId: held.orderId,
    orderNumber: held.orderNumber,
    checkoutId: held.id,
    customerId: held.customerId,
    body,
    cart,
    payment,
    shippingOption,
    store,
    now: deps.now().toISOString(),
  });
  const result = JSON.stringify(toProtoCheckoutResult(placedResult(order, payment.session)));
  const events = order.status === 'CONFIRMED' ? [orderEvent('order.confirmed', order)] : [];
  try {
    const ordered = await deps.placeOrder({ held, order, result, events });
    deps.afterCommit();
    return { held: ordered, result };
  } catch (error) {
    if (isUniqueViolation(error, 'sales_order_cart')) throw await cartAlreadyOrdered(deps.db, held, body.cartId);
    throw error;
  }
}
