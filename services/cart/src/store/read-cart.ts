import { isUuid } from '@storefront/contract';
import type { CustomerScope, Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { storeOffset, storeTime } from '@storefront/store-clock';
import { type RawBuilder, sql } from 'kysely';
import type { Cart } from '../domain/cart.ts';
import { type CartRow, toCart } from './cart-rows.ts';
import { LINE_ROW } from './line-rows.ts';
import type { Db, Trx } from './schema.ts';
import { isOfCustomer, ofCart } from './stored-state.ts';

/** A cart and the store's time when it was read, by the database's clock. All processes use this one clock for freezes and prices. A freeze is stored in real time. */
export interface CartSnapshot {
  readonly cart: Cart;
  readonly now: Date;
  /** Whether the cart was not read, but is what this process saved some time ago. Saving it fails if it is no longer stored. */
  readonly isUnverified?: boolean;
}

/** Reads the caller's cart in one statement; 404 for another customer's cart. */
export async function getCart(db: Db, scope: CustomerScope, cartId: string): Promise<CartSnapshot> {
  const row = isUuid(cartId) ? await readRow(db, scope, cartId, false) : undefined;
  if (row === undefined) throw notFound('cart');
  return { cart: toCart(row), now: row.read_at };
}

/** Reads and locks the caller's cart until the transaction ends; undefined if there is none. */
export async function findCartLocked(trx: Trx, scope: CustomerScope, cartId: string): Promise<CartSnapshot | undefined> {
  let row = isUuid(cartId) ? await readRow(trx, scope, cartId, true) : undefined;
  // If the statement waited for the lock, Postgres returns the current cart row but the lines from the time the statement began. Lines
  // change only together with the version, so a difference reveals this; the cart is then read again under the lock.
  if (row !== undefined && row.version !== row.lines_version) row = await readRow(trx, scope, cartId, false);
  return row && { cart: toCart(row), now: row.read_at };
}

/** Reads and locks the caller's cart until the transaction ends; 404 for another customer's cart. */
export async function lockCart(trx: Trx, scope: CustomerScope, cartId: string): Promise<CartSnapshot> {
  const snapshot = await findCartLocked(trx, scope, cartId);
  if (snapshot === undefined) throw notFound('cart');
  return snapshot;
}

async function readRow(db: Db, scope: CustomerScope, cartId: string, lock: boolean): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`
    select cart.cart_id, cart.status, cart.version, cart.currency, cart.subtotal, cart.discount_total, cart.gct_amount, cart.total,
      cart.free_shipping, cart.tax_exempt, cart.priced_at, cart.price_valid_until, cart.frozen_by, cart.frozen_until + ${storeOffset()} as frozen_until, cart.order_id,
      cart.created_at, cart.updated_at, cart.expires_at, ${storeTime()} as read_at,
      (${linesOfCart(scope)}) as lines, (${promotionsOfCart(scope)}) as promotions,
      (select snapshot.version from cart snapshot where ${ofCart(scope, 'snapshot', 'cart')}) as lines_version
    from cart
    where cart.tenant_id = ${scope.tenantId} and cart.mode = ${scope.mode} and cart.cart_id = ${cartId}
      and ${isOfCustomer(sql`${scope.customerId}`)}
    ${lock ? sql`for update of cart` : sql``}
  `.execute(db);
  return rows[0];
}

const linesOfCart = (store: Scope): RawBuilder<unknown> => sql`
  select coalesce(json_agg(${LINE_ROW} order by line.position), '[]')
  from cart_line line where ${ofCart(store, 'line', 'cart')}`;

const promotionsOfCart = (store: Scope): RawBuilder<unknown> => sql`
  select coalesce(json_agg(json_build_object(
    'code', promotion.code, 'position', promotion.position, 'description', promotion.description, 'status', promotion.status,
    'discount_amount', promotion.discount_amount::text, 'reason', promotion.reason
  ) order by promotion.position), '[]')
  from cart_promotion promotion where ${ofCart(store, 'promotion', 'cart')}`;
