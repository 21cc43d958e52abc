import type { CustomerScope, Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { Cart } from '../domain/cart.ts';

/** A cart that is to be written if it is still stored as `before`. */
export interface CartToWrite {
  readonly scope: CustomerScope;
  readonly before: Cart;
  /** How far the clock of the store is ahead of the real time. */
  readonly offsetMs: number;
}

/** The carts of a store that a statement writes. */
export interface WrittenCarts extends Scope {
  readonly cartIds: readonly string[];
}

/** The rows as a table in SQL; the columns follow `as`. Missing values are null. */
export const recordset = (rows: readonly object[]): RawBuilder<unknown> => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

/**
 * The carts of a statement, one in each row, as the table `change`. The rows name their store as well, because the planner expects one row for this condition, and
 * then looks up each cart by its key. For the 100 rows that it expects otherwise, it can read all carts of the store.
 */
export const cartsToWrite = ({ tenantId }: Scope, rows: readonly object[], columns: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select * from ${recordset(rows)} as change (tenant_id uuid, ${columns}) where tenant_id = ${tenantId}) as change`;

/** The columns of a row that says which cart is to be written, and in which state. */
export const STATE_COLUMNS = sql.raw(`
  index integer, cart_id uuid, store_offset interval,
  old_version integer, old_expires_at timestamptz, old_status text, old_frozen_by uuid, old_frozen_until timestamptz`);

/** The row with these columns. `index` identifies it within its statement. */
export const toStateRow = ({ scope, before, offsetMs }: CartToWrite, index: number) => ({
  index,
  tenant_id: scope.tenantId,
  cart_id: before.cartId,
  store_offset: `${offsetMs} milliseconds`,
  old_version: before.version,
  old_expires_at: before.expiresAt,
  old_status: before.status,
  old_frozen_by: before.freeze?.checkoutId,
  old_frozen_until: before.freeze?.until,
});

/**
 * The condition that a cart is still in the state of the row `change`: not changed, frozen, or released since. A version can occur twice, if the database has lost the
 * first one with its newest transactions, but not with the same expiry, which every version renews.
 */
export const IS_UNCHANGED = sql.raw(`
  cart.version = change.old_version and cart.expires_at = change.old_expires_at and cart.status = change.old_status
  and cart.frozen_by is not distinct from change.old_frozen_by
  and cart.frozen_until + change.store_offset is not distinct from change.old_frozen_until`);

/** Locks the cart of the row `change`, unless it is locked or does not meet the condition. */
export const lockedCart = (carts: WrittenCarts, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  lateral (select from cart where ${ofWrittenCart(carts, 'cart', 'change')} and ${condition} for update skip locked) locked`;

/** The condition that a row of `table` belongs to a cart of the store, whose ID is in the row `cart`. */
export const ofCart = ({ tenantId, mode }: Scope, table: string, cart: string): RawBuilder<unknown> => sql`
  ${sql.ref(`${table}.tenant_id`)} = ${tenantId} and ${sql.ref(`${table}.mode`)} = ${mode}
  and ${sql.ref(`${table}.cart_id`)} = ${sql.ref(`${cart}.cart_id`)}`;

/** The same for a statement that writes carts. Without their IDs, a plan can read all carts of the store and join them. */
export const ofWrittenCart = (carts: WrittenCarts, table: string, cart: string): RawBuilder<unknown> => sql`
  ${ofCart(carts, table, cart)} and ${sql.ref(`${table}.cart_id`)} = any (${carts.cartIds}::uuid[])`;

/**
 * The condition that a cart that is looked up by its key belongs to the customer. No index serves this operator, so without statistics Postgres does not look up the
 * cart among those of the customer instead.
 */
export const isOfCustomer = (customer: RawBuilder<unknown>): RawBuilder<unknown> => sql`cart.customer_id is not distinct from ${customer}`;
