import type { CustomerScope } from '@storefront/db';
import { type AppError, conflict } from '@storefront/errors';
import { findOrderOfCart } from '../store/orders.ts';
import type { Db } from '../store/schema.ts';

/** Returns the error for a second checkout of a cart. The cart is the natural key of its order, so the error includes the order's ID. */
export async function cartAlreadyOrdered(db: Db, scope: CustomerScope, cartId: string): Promise<AppError> {
  const orderId = await findOrderOfCart(db, scope, cartId);
  const detail = 'This cart has already been ordered.';
  const order = orderId === undefined ? {} : { orderId };
  return conflict('cart_already_ordered', detail, {
    details: [{ field: 'cart_id', location: 'body', code: 'cart_already_ordered', detail, ...order }],
  });
}
