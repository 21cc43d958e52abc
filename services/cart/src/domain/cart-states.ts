import { type AppError, conflict } from '@storefront/errors';
import type { Cart, CartStatus } from './cart.ts';

/** Where each state may go. An expired cart is still ordered when its checkout had already written the order. */
export const CART_EXITS: Readonly<Record<CartStatus, readonly CartStatus[]>> = {
  OPEN: ['ORDERED', 'EXPIRED'],
  EXPIRED: ['ORDERED'],
  ORDERED: [],
};

/** The state at an instant: an open cart left alone for 30 days has expired, whether or not anybody wrote that down. */
export const statusAt = (cart: Cart, now: Date): CartStatus => (cart.status === 'OPEN' && cart.expiresAt <= now ? 'EXPIRED' : cart.status);

/** The checkout that bars changes at this instant, if any. */
export const holderAt = ({ hold }: Cart, now: Date): string | null => (hold !== null && hold.until > now ? hold.checkoutId : null);

/** Throws 409 unless the shopper may change the cart: it is open and no checkout holds it. */
export function requireEditable(cart: Cart, now: Date): void {
  requireOpen(cart, now);
  if (holderAt(cart, now) !== null) {
    throw conflict('cart_checkout_in_progress', 'The cart is being checked out and cannot change now.', { retryAfterSeconds: 1 });
  }
}

/** Throws 409 unless the checkout may take the cart: it is open, holds something, and no other checkout has it. */
export function requireFreezable(cart: Cart, checkoutId: string, now: Date): void {
  requireOpen(cart, now);
  const holder = holderAt(cart, now);
  if (holder !== null && holder !== checkoutId) {
    throw conflict('checkout_in_progress', 'Another checkout of this cart is running.', { retryAfterSeconds: 1 });
  }
  if (cart.lines.length === 0) throw conflict('cart_empty', 'The cart is empty.');
}

/** The cart as its order's; again and again the same. Throws 409 when it belongs to another order. */
export function ordered(cart: Cart, orderId: string): Cart {
  if (cart.orderId === orderId) return cart;
  if (!CART_EXITS[cart.status].includes('ORDERED')) throw alreadyOrdered(cart);
  return { ...cart, status: 'ORDERED', orderId, hold: null };
}

/** Throws 409 `version_mismatch` when the shopper acts on another version than the present one. */
export function requireVersion(cart: Cart, version: number): void {
  if (cart.version === version) return;
  const detail = `The cart is at version ${cart.version} now.`;
  throw conflict('version_mismatch', 'The cart has changed since.', { details: [{ field: 'version', code: 'version_mismatch', detail }] });
}

export const CART_MOVED = 'cart_changed';

/** The locked cart is no longer the one that the catalog was asked about; `untilStill` then asks again. */
export const cartMoved = (): AppError => conflict(CART_MOVED, 'The cart is being changed; try again.', { retryAfterSeconds: 1 });

/** 409 that names the order. */
export function alreadyOrdered({ orderId }: Cart): AppError {
  const detail = 'The cart has already been ordered.';
  const fault = { field: 'cart_id', code: 'cart_already_ordered', detail };
  return conflict('cart_already_ordered', detail, { details: [orderId === null ? fault : { ...fault, orderId }] });
}

function requireOpen(cart: Cart, now: Date): void {
  const status = statusAt(cart, now);
  if (status === 'ORDERED') throw alreadyOrdered(cart);
  if (status === 'EXPIRED') throw conflict('cart_expired', 'The cart has expired.');
}
