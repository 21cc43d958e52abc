import { type CustomerScope, inTransaction } from '@storefront/db';
import { storeTime } from '@storefront/store-clock';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Cart, EXPIRY_MS, nextVersion } from '../domain/cart.ts';
import { cartChanged, requireEditable } from '../domain/cart-states.ts';
import { type CartSnapshot, getCart, lockCart } from './read-cart.ts';
import { saveCart } from './save-cart.ts';
import type { Database } from './schema.ts';

/** Runs at the end of the transaction that creates or changes a cart, and receives the result. */
export type BeforeCommit = (trx: Transaction<Database>, snapshot: CartSnapshot) => Promise<void>;

/** Creates an empty cart: one statement, or one transaction if there is a `beforeCommit`. */
export async function insertCart(
  db: Kysely<Database>,
  scope: CustomerScope,
  fields: { cartId: string; currency: string },
  beforeCommit?: BeforeCommit,
): Promise<CartSnapshot> {
  if (beforeCommit === undefined) return await insertEmptyCart(db, scope, fields);
  return await inTransaction(db, async (trx) => {
    const snapshot = await insertEmptyCart(trx, scope, fields);
    await beforeCommit(trx, snapshot);
    return snapshot;
  });
}

async function insertEmptyCart(
  db: Kysely<Database>,
  scope: CustomerScope,
  { cartId, currency }: { cartId: string; currency: string },
): Promise<CartSnapshot> {
  const { rows } = await sql<{ created_at: Date; expires_at: Date }>`
    insert into cart (tenant_id, mode, cart_id, customer_id, currency, created_at, updated_at, expires_at)
    select ${scope.tenantId}, ${scope.mode}, ${cartId}, ${scope.customerId}, ${currency}, clock.now, clock.now,
      clock.now + ${EXPIRY_MS} * interval '1 millisecond'
    from (select ${storeTime()} as now) clock
    returning created_at, expires_at
  `.execute(db);
  const [stored] = rows;
  if (stored === undefined) throw new Error('the insert returned no cart');
  return { cart: emptyCart(cartId, currency, stored.created_at, stored.expires_at), now: stored.created_at };
}

/**
 * Applies `change` to the cart and saves the result as the next version. Nothing is saved if `change` returns its argument. `change` is
 * synchronous, so no RPC can run under a lock. 409 if the cart is ordered, expired, or held by a checkout.
 *
 * Uses optimistic locking, because concurrent changes of one cart are rare: the cart is read (unless the caller passes it as `known`), and
 * one statement saves it if it is unchanged. After a conflict, or if there is a `beforeCommit`, the cart is locked instead. A conflict
 * with an unverified `known` cart throws 409 `cart_changed` instead.
 */
export async function updateCart(
  db: Kysely<Database>,
  scope: CustomerScope,
  cartId: string,
  change: Change,
  { beforeCommit, known }: { beforeCommit?: BeforeCommit | undefined; known?: CartSnapshot } = {},
): Promise<CartSnapshot> {
  if (beforeCommit === undefined) {
    const changed = await saveIfUnchanged(db, scope, known ?? (await getCart(db, scope, cartId)), change);
    if (changed !== undefined) return changed;
    if (known?.isUnverified) throw cartChanged();
  }
  return await inTransaction(db, async (trx) => {
    const changed = await saveIfUnchanged(trx, scope, await lockCart(trx, scope, cartId), change);
    if (changed === undefined) throw new Error('a locked cart was changed concurrently');
    await beforeCommit?.(trx, changed);
    return changed;
  });
}

/** Returns the cart as it is to be saved, or its argument to save nothing. */
export type Change = (cart: Cart, now: Date) => Cart;

/** Applies and saves the change; undefined if the cart was changed since it was read, or may have been and no save would detect it. */
async function saveIfUnchanged(
  db: Kysely<Database>,
  scope: CustomerScope,
  { cart, now, isUnverified = false }: CartSnapshot,
  change: Change,
): Promise<CartSnapshot | undefined> {
  requireEditable(cart, now);
  const changed = change(cart, now);
  if (changed === cart) return isUnverified ? undefined : { cart, now };
  const saved = nextVersion(changed, now);
  const savedAt = await saveCart(db, scope, cart, saved);
  return savedAt && { cart: saved, now: savedAt };
}

const emptyCart = (cartId: string, currency: string, createdAt: Date, expiresAt: Date): Cart => ({
  cartId,
  status: 'OPEN',
  version: 1,
  currency,
  lines: [],
  promotions: [],
  pricing: null,
  hold: null,
  orderId: null,
  createdAt,
  updatedAt: createdAt,
  expiresAt,
});
