import { type CustomerScope, inScope } from '@storefront/db';
import { sql } from 'kysely';
import type { Trx } from './schema.ts';

/** The checkout of a cart. */
export interface CheckoutOfCart {
  readonly cartId: string;
  readonly checkoutId: string;
}

/** A freeze that has arrived before: it is in effect, or has ended. */
export interface EarlierFreeze {
  readonly status: 'FROZEN' | 'RELEASED' | 'CLOSED';
  readonly response: unknown;
}

/** Returns the freeze, or the tombstone, of a checkout. */
export const findFreeze = (
  trx: Trx,
  { tenantId, mode }: CustomerScope,
  { cartId, checkoutId }: CheckoutOfCart,
): Promise<EarlierFreeze | undefined> =>
  trx
    .selectFrom('cart_freeze')
    .where(inScope({ tenantId, mode }))
    .where('cart_id', '=', cartId)
    .where('checkout_id', '=', checkoutId)
    .select(['status', 'response'])
    .executeTakeFirst();

/** Stores a freeze with its response. */
export async function insertFreeze(
  trx: Trx,
  { tenantId, mode }: CustomerScope,
  { cartId, checkoutId }: CheckoutOfCart,
  response: string,
): Promise<void> {
  await trx
    .insertInto('cart_freeze')
    .values({ tenant_id: tenantId, mode, cart_id: cartId, checkout_id: checkoutId, status: 'FROZEN', response })
    .execute();
}

/** Ends the freeze of a checkout, or leaves a tombstone for one that has not arrived yet. Returns false if it had already ended. */
export async function endFreeze(
  trx: Trx,
  { tenantId, mode }: CustomerScope,
  { cartId, checkoutId }: CheckoutOfCart,
  status: 'RELEASED' | 'CLOSED',
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into cart_freeze (tenant_id, mode, cart_id, checkout_id, status)
    values (${tenantId}, ${mode}, ${cartId}, ${checkoutId}, ${status})
    on conflict (tenant_id, mode, cart_id, checkout_id) do update
      set status = excluded.status, updated_at = excluded.updated_at where cart_freeze.status = 'FROZEN'
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Sets the freeze of a cart, by the database's clock. */
export async function setFreeze(
  trx: Trx,
  { tenantId, mode }: CustomerScope,
  { cartId, checkoutId }: CheckoutOfCart,
  holdSeconds: number,
): Promise<void> {
  await sql`
    update cart set frozen_by = ${checkoutId}, frozen_until = statement_timestamp() + ${holdSeconds} * interval '1 second'
    where tenant_id = ${tenantId} and mode = ${mode} and cart_id = ${cartId}
  `.execute(trx);
}

/** Removes the freeze of a cart if this checkout has it. */
export async function removeFreeze(trx: Trx, { tenantId, mode }: CustomerScope, { cartId, checkoutId }: CheckoutOfCart): Promise<void> {
  await sql`
    update cart set frozen_by = null, frozen_until = null
    where tenant_id = ${tenantId} and mode = ${mode} and cart_id = ${cartId} and frozen_by = ${checkoutId}
  `.execute(trx);
}
