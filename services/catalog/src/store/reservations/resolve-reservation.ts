import { inSweepTransaction, inTransaction, inRounds, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { sql } from 'kysely';
import { holdsStock } from '../../domain/reservation.ts';
import type { Db, Trx } from '../schema.ts';
import {
  commitHeld,
  insertReservation,
  listUnshipped,
  lockReservation,
  updateReservationState,
  updateReserved,
} from './reservation-rows.ts';

/**
 * Commits a reservation. If it expired before the commit arrived, its stock is reserved again even if that exceeds the quantity on hand:
 * the order is confirmed, so the store must deliver it. `reserved` may then exceed `on_hand`. Returns `quick` if the reservation was still held, so
 * that no stock changed and no event was written.
 */
export async function commitReservation(db: Db, scope: Scope, checkoutId: string): Promise<'quick' | 'locked'> {
  if (await commitHeld(db, scope, checkoutId)) return 'quick';
  await inTransaction(db, (trx) => commitLocked(trx, scope, checkoutId));
  return 'locked';
}

/** Like `commitReservation`, within a transaction. */
export async function commitLocked(trx: Trx, scope: Scope, checkoutId: string): Promise<void> {
  const reservation = await lockReservation(trx, scope, checkoutId);
  if (reservation === undefined) throw notFound('reservation');
  if (reservation.state === 'COMMITTED') return;
  if (reservation.state === 'RELEASED') throw conflict('reservation_released', 'The stock reservation of this checkout was released.');
  if (reservation.state === 'EXPIRED') await updateReserved(trx, scope, await listUnshipped(trx, scope, checkoutId), 'reserve');
  await updateReservationState(trx, scope, checkoutId, 'COMMITTED');
}

/** Releases the unshipped stock. If the reservation has not arrived yet, leaves a tombstone that refuses it. */
export const releaseReservation = (db: Db, scope: Scope, checkoutId: string): Promise<void> =>
  inTransaction(db, (trx) => releaseLocked(trx, scope, checkoutId));

/** Like `releaseReservation`, within a transaction. */
export async function releaseLocked(trx: Trx, scope: Scope, checkoutId: string): Promise<void> {
  if (await insertReservation(trx, scope, checkoutId, { state: 'RELEASED', expiresAt: null })) return;
  const reservation = await lockReservation(trx, scope, checkoutId);
  if (reservation === undefined || reservation.state === 'RELEASED') return;
  if (holdsStock(reservation.state)) await updateReserved(trx, scope, await listUnshipped(trx, scope, checkoutId), 'release');
  await updateReservationState(trx, scope, checkoutId, 'RELEASED');
}

/** How many expired holds are listed at once; the next list has the rest. */
const EXPIRE_BATCH = 100;

type ExpiredHold = Scope & { readonly checkoutId: string };

/** Lists the expired holds of all stores, without the checkouts in `skipped`. */
export async function listExpiredHolds(db: Db, skipped: readonly string[]): Promise<readonly ExpiredHold[]> {
  const due = sql`
    select tenant_id as "tenantId", mode, checkout_id as "checkoutId", expires_at as due_at from reservation
    where state = 'HELD' and expires_at <= now() and checkout_id <> all (${skipped}::uuid[])`;
  return (await inRounds<ExpiredHold>({ due, columns: ['checkoutId'], limit: EXPIRE_BATCH }).execute(db)).rows;
}

/** Releases the stock of an expired hold. */
export const expireReservation = (db: Db, { checkoutId, ...scope }: ExpiredHold): Promise<void> =>
  inSweepTransaction(db, async (trx) => {
    const reservation = await lockReservation(trx, scope, checkoutId);
    // It was committed or released after the query.
    if (reservation?.state !== 'HELD') return;
    await updateReserved(trx, scope, await listUnshipped(trx, scope, checkoutId), 'release');
    await updateReservationState(trx, scope, checkoutId, 'EXPIRED');
  });
