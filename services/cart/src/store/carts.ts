import { type CustomerScope, inTransaction } from '@storefront/db';
import { storeOffsetMs } from '@storefront/store-clock';
import { cartChanged, requireEditable } from '../domain/cart-states.ts';
import { type Cart, nextVersion } from '../domain/cart.ts';
import type { CartWriter } from './cart-writer.ts';
import { insertCarts } from './insert-carts.ts';
import { type CartSnapshot, getCart, lockCart } from './read-cart.ts';
import { saveCarts } from './save-carts.ts';
import type { Db, Trx } from './schema.ts';

/** The carts of the database, and what writes them outside of transactions. */
export interface StoredCarts {
  readonly db: Db;
  readonly writer: CartWriter;
}

/** Runs at the end of the transaction that creates or changes a cart, and receives the result. */
export type BeforeCommit = (trx: Trx, snapshot: CartSnapshot) => Promise<void>;

/** Creates an empty cart: together with others, or in a transaction of its own if there is a `beforeCommit`. */
export async function insertCart(
  { db, writer }: StoredCarts,
  scope: CustomerScope,
  fields: { cartId: string; currency: string },
  beforeCommit?: BeforeCommit,
): Promise<CartSnapshot> {
  if (beforeCommit === undefined) return await writer.insert(scope, fields);
  return await insertChangedCart(db, scope, fields, (cart) => cart, beforeCommit);
}

/** Creates a cart and changes it, in a transaction of its own. */
export const insertChangedCart = (
  db: Db,
  scope: CustomerScope,
  fields: { cartId: string; currency: string },
  change: Change,
  beforeCommit?: BeforeCommit,
): Promise<CartSnapshot> =>
  inTransaction(db, async (trx) => {
    const [created] = await insertCarts(trx, scope, [{ scope, ...fields, offsetMs: storeOffsetMs() }]);
    const snapshot = created && (await saveIfUnchanged(savingIn(trx), scope, created, change));
    if (snapshot === undefined) throw new Error('the cart was not created');
    await beforeCommit?.(trx, snapshot);
    return snapshot;
  });

/**
 * Applies `change` to the cart and saves the result as the next version. Nothing is saved if `change` returns its argument. `change` is
 * synchronous, so no RPC can run under a lock. 409 if the cart is ordered, expired, or frozen by a checkout.
 *
 * Uses optimistic locking, because concurrent changes of one cart are rare: the cart is read (unless the caller passes it as `known`), and
 * one statement saves it if it is unchanged. After a conflict, or if there is a `beforeCommit`, the cart is locked instead. A conflict
 * with an unverified `known` cart throws 409 `cart_changed` instead.
 */
export async function updateCart(
  { db, writer }: StoredCarts,
  scope: CustomerScope,
  cartId: string,
  change: Change,
  { beforeCommit, known }: { beforeCommit?: BeforeCommit | undefined; known?: CartSnapshot } = {},
): Promise<CartSnapshot> {
  if (beforeCommit === undefined) {
    const changed = await saveIfUnchanged(writer.save, scope, known ?? (await getCart(db, scope, cartId)), change);
    if (changed !== undefined) return changed;
    if (known?.isUnverified) throw cartChanged();
  }
  return await inTransaction(db, async (trx) => {
    const changed = await saveIfUnchanged(savingIn(trx), scope, await lockCart(trx, scope, cartId), change);
    if (changed === undefined) throw new Error('a locked cart was changed concurrently');
    await beforeCommit?.(trx, changed);
    return changed;
  });
}

/** Returns the cart as it is to be saved, or its argument to save nothing. */
export type Change = (cart: Cart, now: Date) => Cart;

/** Applies and saves the change; undefined if the cart is locked or was changed since it was read, or may have been and no save would detect it. */
async function saveIfUnchanged(
  save: CartWriter['save'],
  scope: CustomerScope,
  { cart, now, isUnverified = false }: CartSnapshot,
  change: Change,
): Promise<CartSnapshot | undefined> {
  requireEditable(cart, now);
  const changed = change(cart, now);
  if (changed === cart) return isUnverified ? undefined : { cart, now };
  const saved = nextVersion(changed, now);
  const savedAt = await save(scope, cart, saved);
  return savedAt && { cart: saved, now: savedAt };
}

/** Saves carts one by one within a transaction. */
export const savingIn =
  (trx: Trx): CartWriter['save'] =>
  async (scope, before, after) =>
    (await saveCarts(trx, scope, [{ scope, before, after, offsetMs: storeOffsetMs() }]))[0];
