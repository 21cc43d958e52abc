import type { CustomerScope, Scope } from '@storefront/db';
import { sql } from 'kysely';
import { type Cart, EXPIRY_MS } from '../domain/cart.ts';
import type { CartSnapshot } from './read-cart.ts';
import type { Db } from './schema.ts';
import { recordset } from './stored-state.ts';

/** An empty cart to be created. */
export interface NewCart {
  readonly scope: CustomerScope;
  readonly cartId: string;
  readonly currency: string;
  /** How far the clock of the store is ahead of the real time. */
  readonly offsetMs: number;
}

/** Creates empty carts of one store in one statement, and returns them in the same order. */
export async function insertCarts(db: Db, { tenantId, mode }: Scope, carts: readonly NewCart[]): Promise<readonly CartSnapshot[]> {
  const { rows } = await sql<{ cart_id: string; created_at: Date; expires_at: Date }>`
    insert into cart (tenant_id, mode, cart_id, customer_id, currency, created_at, updated_at, expires_at)
    select ${tenantId}::uuid, ${mode}, added.cart_id, added.customer_id, added.currency, clock.now, clock.now,
      clock.now + ${EXPIRY_MS} * interval '1 millisecond'
    from ${recordset(carts.map(toRow))} as added (cart_id uuid, customer_id uuid, currency text, offset_ms float8),
      lateral (select clock_timestamp() + added.offset_ms * interval '1 millisecond' as now) clock
    returning cart_id, created_at, expires_at
  `.execute(db);
  const stored = new Map(rows.map((row) => [row.cart_id, row]));
  return carts.map(({ cartId, currency }) => {
    const row = stored.get(cartId);
    if (row === undefined) throw new Error('the insert did not return a cart');
    return { cart: emptyCart(cartId, currency, row.created_at, row.expires_at), now: row.created_at };
  });
}

const toRow = ({ scope, cartId, currency, offsetMs }: NewCart) => ({
  cart_id: cartId,
  customer_id: scope.customerId,
  currency,
  offset_ms: offsetMs,
});

const emptyCart = (cartId: string, currency: string, createdAt: Date, expiresAt: Date): Cart => ({
  cartId,
  status: 'OPEN',
  version: 1,
  currency,
  lines: [],
  promotions: [],
  pricing: null,
  freeze: null,
  orderId: null,
  createdAt,
  updatedAt: createdAt,
  expiresAt,
});
