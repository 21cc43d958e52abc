import { type AppError, conflict } from '@storefront/errors';
import type { Cart, CartStatus } from './cart.ts';

/** The allowed transitions. An expired cart can still become ordered, because its checkout may already have created the order. */
export const CART_EXITS: Readonly<Record<CartStatus, readonly CartStatus[]>> = {
  OPEN: ['ORDERED', 'EXPIRED'],
  EXPIRED: ['ORDERED'],
  ORDERED: [],
};

/** Returns the state at `now`. An open cart is expired 30 days after its last change; this is derived, never stored. */
export const statusAt = (cart: Cart, now: Date): CartStatus => (cart.status === 'OPEN' && cart.expiresAt <= now ? 'EXPIRED' : cart.status);

/** Returns the checkout that has frozen the cart at `now`, if any. */
export const freezerAt = ({ freeze }: Cart, now: Date): string | null => (freeze !== null && freeze.until > now ? freeze.checkoutId : null);

/** Throws 409 unless the shopper can change the cart: it is open, and no checkout has frozen it. */
export function requireEditable(cart: Cart, now: Date): void {
  requireOpen(cart, now);
  if (freezerAt(cart, now) !== null) {
    throw conflict('cart_checkout_in_progress', 'The cart is being checked out and cannot be changed.', { retryAfterSeconds: 1 });
  }
}

/** Throws 409 unless the checkout can freeze the cart: it is open and not empty, and no other checkout has frozen it. */
export function requireFreezable(cart: Cart, checkoutId: string, now: Date): void {
  requireOpen(cart, now);
  const other = freezerAt(cart, now);
  if (other !== null && other !== checkoutId) {
    throw conflict('checkout_in_progress', 'Another checkout of this cart is in progress.', { retryAfterSeconds: 1 });
  }
  if (cart.lines.length === 0) throw conflict('cart_empty', 'The cart is empty.');
}

/** Returns the cart marked as ordered. Idempotent; throws 409 if the cart belongs to another order. */
export function withOrder(cart: Cart, orderId: string): Cart {
  if (cart.orderId === orderId) return cart;
  if (!CART_EXITS[cart.status].includes('ORDERED')) throw alreadyOrdered(cart);
  return { ...cart, status: 'ORDERED', orderId, freeze: null };
}

/** Throws 409 `version_mismatch` unless `version` is the current version. */
export function requireVersion(cart: Cart, version: number): void {
  if (cart.version === version) return;
  const detail = `The cart is now at version ${cart.version}.`;
  throw conflict('version_mismatch', 'The cart has changed since this version.', {
    details: [{ field: 'version', code: 'version_mismatch', detail }],
  });
}

/** The reason of `cartChanged`. */
export const CART_CHANGED = 'cart_changed';

/** The 409 for a cart that was changed after the catalog quoted it; `retryOnConflict` then starts over. */
export const cartChanged = (): AppError =>
  conflict(CART_CHANGED, 'Concurrent requests are changing the cart. Try again.', { retryAfterSeconds: 1 });

/** The 409 for a cart that is already ordered; its details name the order. */
function alreadyOrdered({ orderId }: Cart): AppError {
  const detail = 'The cart has already been ordered.';
  const errorDetail = { field: 'cart_id', code: 'cart_already_ordered', detail };
  return conflict('cart_already_ordered', detail, { details: [orderId === null ? errorDetail : { ...errorDetail, orderId }] });
}

function requireOpen(cart: Cart, now: Date): void {
  const status = statusAt(cart, now);
  if (status === 'ORDERED') throw alreadyOrdered(cart);
  if (status === 'EXPIRED') throw conflict('cart_expired', 'The cart has expired.');
}
