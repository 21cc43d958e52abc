import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { sql } from 'kysely';
import { quantitiesBySku } from '../../domain/reservation.ts';
import type { Db, Trx } from '../schema.ts';
import { insertMovement, listUnshipped, lockReservation, updateReserved } from './reservation-rows.ts';
import { commitLocked } from './resolve-reservation.ts';

/** The quantities of an order that a correction cancels. */
export interface Reduction {
  readonly checkoutId: string;
  readonly correctionId: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: string }[];
}

/**
 * Takes canceled quantities out of a reservation and releases their stock, once per correction. Commits the reservation if necessary. A released one
 * holds nothing, so nothing is left to do.
 */
export function reduceReservation(db: Db, scope: Scope, { checkoutId, correctionId, lines }: Reduction): Promise<void> {
  const cancelled = quantitiesBySku(lines);
  return inTransaction(db, async (trx) => {
    const reservation = await lockReservation(trx, scope, checkoutId);
    if (reservation?.state === 'RELEASED') return;
    if (reservation !== undefined && !(await insertMovement(trx, scope, checkoutId, correctionId))) return;
    await commitLocked(trx, scope, checkoutId);
    const unshipped = await listUnshipped(trx, scope, checkoutId);
    for (const [sku, quantity] of cancelled) {
      if (quantity.gt(unshipped.get(sku) ?? 0)) throw conflict('released_too_much', `More of ${sku} is canceled than is reserved.`);
    }
    const released = new Map([...cancelled].map(([sku, quantity]) => [sku, quantity.toFixed()]));
    await subtract(trx, scope, checkoutId, released);
    await updateReserved(trx, scope, released, 'release');
  });
}

/** Reduces the lines, and deletes those of which nothing is left. */
async function subtract(trx: Trx, { tenantId, mode }: Scope, checkoutId: string, released: ReadonlyMap<string, string>): Promise<void> {
  const ofLine = sql`l.tenant_id = ${tenantId} and l.mode = ${mode} and l.checkout_id = ${checkoutId} and l.sku = given.sku`;
  await sql`
    with given as (
      select * from unnest(${[...released.keys()]}::text[], ${[...released.values()]}::numeric[]) as given (sku, quantity)
    ), emptied as (
      delete from reservation_line l using given where ${ofLine} and l.quantity = given.quantity
    )
    update reservation_line l set quantity = l.quantity - given.quantity from given where ${ofLine} and l.quantity > given.quantity
  `.execute(trx);
}
