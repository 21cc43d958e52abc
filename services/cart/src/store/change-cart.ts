import type { CustomerScope } from '@storefront/db';
import { AppError, type ErrorCode } from '@storefront/errors';
import { type BeforeCommit, type Change, type StoredCarts, updateCart } from './carts.ts';
import { type CartSnapshot, getCart } from './read-cart.ts';
import type { RecentCarts } from './recent-carts.ts';

/** The stored carts, and those that this process has saved recently. */
export interface CartStore extends StoredCarts {
  readonly recentCarts: RecentCarts;
}

/** The errors that a cart which is no longer stored can cause. After any other, the cart may have been saved, so the work must not run again. */
const REFUSALS: readonly ErrorCode[] = ['conflict', 'not_found', 'validation_error'];

/**
 * Runs `work`, which saves the caller's cart, with the cart as this process saved it recently. If it did not, or if `work` refuses that cart,
 * it runs with the stored cart.
 */
export async function fromRecentCart<T>(
  { db, recentCarts }: CartStore,
  scope: CustomerScope,
  cartId: string,
  work: (known: CartSnapshot) => Promise<T>,
): Promise<T> {
  const recent = recentCarts.find(scope, cartId);
  if (recent !== undefined) {
    try {
      return await work(recent);
    } catch (error) {
      recentCarts.forget(scope, cartId);
      if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error;
    }
  }
  return await work(await getCart(db, scope, cartId));
}

/** Like `fromRecentCart`, but for a request with a key: its claim locks the cart, and reads it then in any case. */
export const fromStoredCart = async <T>(
  { db }: CartStore,
  scope: CustomerScope,
  cartId: string,
  work: (known: CartSnapshot) => Promise<T>,
): Promise<T> => await work(await getCart(db, scope, cartId));

/** Like `updateCart`, but does not read a cart that this process has saved recently. */
export async function changeCart(
  store: CartStore,
  scope: CustomerScope,
  cartId: string,
  change: Change,
  beforeCommit?: BeforeCommit,
): Promise<CartSnapshot> {
  const { recentCarts } = store;
  const changed =
    beforeCommit === undefined
      ? await fromRecentCart(store, scope, cartId, (known) => updateCart(store, scope, cartId, change, { known }))
      : await updateCart(store, scope, cartId, change, { beforeCommit });
  recentCarts.keep(scope, changed);
  return changed;
}
