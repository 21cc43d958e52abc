import type { CustomerScope, Scope } from '@storefront/db';
import { sql } from 'kysely';
import { EXPIRY_MS } from '../domain/cart.ts';
import type { Db } from './schema.ts';
import {
  cartsToWrite,
  type CartToWrite,
  IS_UNCHANGED,
  isOfCustomer,
  lockedCart,
  ofWrittenCart,
  STATE_COLUMNS,
  toStateRow,
} from './stored-state.ts';

/** A cart that a checkout freezes, and the response to store. */
export interface CartToFreeze extends CartToWrite {
  readonly checkoutId: string;
  readonly holdSeconds: number;
  readonly response: unknown;
}

/** A frozen cart whose order has been placed. */
export interface CartToClose {
  readonly scope: CustomerScope;
  readonly cartId: string;
  readonly checkoutId: string;
  readonly orderId: string;
  /** How far the clock of the store is ahead of the real time. */
  readonly offsetMs: number;
}

/**
 * Freezes carts of one store in one statement. Returns for each whether it was frozen; it is not if it is no longer in its state, or is locked by another transaction. Fails
 * with a unique violation if one of the checkouts already has a freeze or a tombstone.
 */
export async function freezeCarts(db: Db, scope: Scope, carts: readonly CartToFreeze[]): Promise<readonly boolean[]> {
  const store = { ...scope, cartIds: carts.map(({ before }) => before.cartId) };
  const { rows } = await sql<{ index: number }>`
    with change as (
      select change.*, statement_timestamp() + change.hold_seconds * interval '1 second' as frozen_until
      from ${cartsToWrite(store, carts.map(toFreezeRow), sql`${STATE_COLUMNS}, checkout_id uuid, hold_seconds float8, response jsonb`)},
      ${lockedCart(store, IS_UNCHANGED)}
    ),
    frozen_cart as (
      update cart set frozen_by = change.checkout_id, frozen_until = change.frozen_until
      from change where ${ofWrittenCart(store, 'cart', 'change')}
      returning change.index
    ),
    frozen as (
      insert into cart_freeze (tenant_id, mode, cart_id, checkout_id, status, response)
      select ${store.tenantId}::uuid, ${store.mode}, cart_id, checkout_id, 'FROZEN', response from change join frozen_cart using (index)
    )
    select index from frozen_cart
  `.execute(db);
  return present(carts, rows);
}

const toFreezeRow = (cart: CartToFreeze, index: number) => ({
  ...toStateRow(cart, index),
  checkout_id: cart.checkoutId,
  hold_seconds: cart.holdSeconds,
  response: cart.response,
});

const IS_FROZEN = sql`${isOfCustomer(sql.ref('change.customer_id'))} and cart.frozen_by = change.checkout_id and cart.status <> 'ORDERED'`;

const CLOSE_COLUMNS = sql.raw('index integer, cart_id uuid, store_offset interval, customer_id uuid, checkout_id uuid, order_id uuid');

/** Closes carts of one store in one statement. Returns for each whether it was closed; it is not if its checkout no longer has it frozen, or if another transaction has locked it. */
export async function closeCarts(db: Db, scope: Scope, carts: readonly CartToClose[]): Promise<readonly boolean[]> {
  const store = { ...scope, cartIds: carts.map(({ cartId }) => cartId) };
  const { rows } = await sql<{ index: number }>`
    with change as (
      select change.*, statement_timestamp() + change.store_offset as closed_at,
        statement_timestamp() + change.store_offset + ${EXPIRY_MS} * interval '1 millisecond' as expires_at
      from ${cartsToWrite(store, carts.map(toCloseRow), CLOSE_COLUMNS)},
      ${lockedCart(store, IS_FROZEN)}
    ),
    closed as (
      update cart set status = 'ORDERED', order_id = change.order_id, frozen_by = null, frozen_until = null, version = version + 1,
        updated_at = change.closed_at, expires_at = change.expires_at
      from change where ${ofWrittenCart(store, 'cart', 'change')}
      returning change.*
    )
    update cart_freeze set status = 'CLOSED', updated_at = statement_timestamp()
    from closed where ${ofWrittenCart(store, 'cart_freeze', 'closed')} and cart_freeze.checkout_id = closed.checkout_id
    returning closed.index
  `.execute(db);
  return present(carts, rows);
}

const toCloseRow = ({ scope, cartId, checkoutId, orderId, offsetMs }: CartToClose, index: number) => ({
  index,
  tenant_id: scope.tenantId,
  cart_id: cartId,
  store_offset: `${offsetMs} milliseconds`,
  customer_id: scope.customerId,
  checkout_id: checkoutId,
  order_id: orderId,
});

const present = (carts: readonly unknown[], rows: readonly { readonly index: number }[]): readonly boolean[] => {
  const indexes = new Set(rows.map(({ index }) => index));
  return carts.map((_cart, index) => indexes.has(index));
};
