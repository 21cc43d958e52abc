import { type CustomerScope, inTransaction } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Cart, EXPIRY_MS, touched } from '../domain/cart.ts';
import { requireEditable } from '../domain/cart-states.ts';
import { type CartReading, getCart, lockCart } from './read-cart.ts';
import { saveCart } from './save-cart.ts';
import type { Database } from './schema.ts';

/** Ends a transaction that made or changed a cart, with what came of it. */
type Settle = (trx: Transaction<Database>, reading: CartReading) => Promise<void>;

/** Makes an empty cart of the caller's. One statement, unless there is something to settle with it. */
export async function insertCart(
  db: Kysely<Database>,
  scope: CustomerScope,
  fields: { cartId: string; currency: string },
  settle?: Settle,
): Promise<CartReading> {
  if (settle === undefined) return await insertEmptyCart(db, scope, fields);
  return await inTransaction(db, async (trx) => {
    const reading = await insertEmptyCart(trx, scope, fields);
    await settle(trx, reading);
    return reading;
  });
}

async function insertEmptyCart(
  db: Kysely<Database>,
  scope: CustomerScope,
  { cartId, currency }: { cartId: string; currency: string },
): Promise<CartReading> {
  const { rows } = await sql<{ created_at: Date; expires_at: Date }>`
    insert into cart (tenant_id, mode, cart_id, customer_id, currency, created_at, updated_at, expires_at)
    select ${scope.tenantId}, ${scope.mode}, ${cartId}, ${scope.customerId}, ${currency}, clock.now, clock.now,
      clock.now + ${EXPIRY_MS} * interval '1 millisecond'
    from (select clock_timestamp() as now) clock
    returning created_at, expires_at
  `.execute(db);
  const [stored] = rows;
  if (stored === undefined) throw new Error('the new cart was not returned');
  return { cart: emptyCart(cartId, currency, stored.created_at, stored.expires_at), now: stored.created_at };
}

/**
 * Applies `change` to the cart and saves the result as the next version; one that returns the cart it was given changes nothing. `change` is
 * synchronous, so no RPC can run under a lock. 409 when the cart is ordered, expired or held by a checkout.
 *
 * Nearly always nobody else is at the cart, so it is read (unless the caller has just done that: `known`) and saved if it still is as it
 * was read, by one statement. Where somebody was faster, or there is something to settle with it, it is locked first.
 */
export async function updateCart(
  db: Kysely<Database>,
  scope: CustomerScope,
  cartId: string,
  change: Change,
  { settle, known }: { settle?: Settle | undefined; known?: CartReading } = {},
): Promise<CartReading> {
  if (settle === undefined) {
    const changed = await changeIfStill(db, scope, known ?? (await getCart(db, scope, cartId)), change);
    if (changed !== undefined) return changed;
  }
  return await inTransaction(db, async (trx) => {
    const changed = await changeIfStill(trx, scope, await lockCart(trx, scope, cartId), change);
    if (changed === undefined) throw new Error('a locked cart was changed by somebody else');
    await settle?.(trx, changed);
    return changed;
  });
}

type Change = (cart: Cart, now: Date) => Cart;

/** The changed cart, saved; undefined when it is no longer as it was read. */
async function changeIfStill(
  db: Kysely<Database>,
  scope: CustomerScope,
  { cart, now }: CartReading,
  change: Change,
): Promise<CartReading | undefined> {
  requireEditable(cart, now);
  const changed = change(cart, now);
  if (changed === cart) return { cart, now };
  const saved = touched(changed, now);
  return (await saveCart(db, scope, cart, saved)) ? { cart: saved, now } : undefined;
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
