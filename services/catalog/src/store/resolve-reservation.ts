import { inTransaction, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { type Kysely, sql, type Transaction } from 'kysely';
import { holdsStock } from '../domain/reservation.ts';
import { commitHeld, insertReservation, listUnshipped, lockReservation, moveReserved, updateReservationState } from './reservation-rows.ts';
import type { Database } from './schema.ts';

/**
 * Keeps a hold for good. A hold that lapsed before its commit arrived is taken again even if the shelf is empty by now: the order is
 * confirmed, so the store owes the goods, and `reserved` above `on_hand` says so.
 */
export async function commitReservation(db: Kysely<Database>, scope: Scope, checkoutId: string): Promise<void> {
  if (await commitHeld(db, scope, checkoutId)) return;
  await inTransaction(db, (trx) => commitLocked(trx, scope, checkoutId));
}

/** The same, within a transaction. */
export async function commitLocked(trx: Transaction<Database>, scope: Scope, checkoutId: string): Promise<void> {
  const reservation = await lockReservation(trx, scope, checkoutId);
  if (reservation === undefined) throw notFound('reservation');
  if (reservation.state === 'COMMITTED') return;
  if (reservation.state === 'RELEASED') throw conflict('reservation_released', 'The stock of this checkout was given back.');
  if (reservation.state === 'EXPIRED') await moveReserved(trx, scope, await listUnshipped(trx, scope, checkoutId), 'take');
  await updateReservationState(trx, scope, checkoutId, 'COMMITTED');
}

/** Gives back what is not shipped. Before the reserve has arrived it leaves a tombstone that refuses it. */
export const releaseReservation = (db: Kysely<Database>, scope: Scope, checkoutId: string): Promise<void> =>
  inTransaction(db, (trx) => releaseLocked(trx, scope, checkoutId));

/** The same, within a transaction. */
export async function releaseLocked(trx: Transaction<Database>, scope: Scope, checkoutId: string): Promise<void> {
  if (await insertReservation(trx, scope, checkoutId, { state: 'RELEASED', expiresAt: null })) return;
  const reservation = await lockReservation(trx, scope, checkoutId);
  if (reservation === undefined || reservation.state === 'RELEASED') return;
  if (holdsStock(reservation.state)) await moveReserved(trx, scope, await listUnshipped(trx, scope, checkoutId), 'give back');
  await updateReservationState(trx, scope, checkoutId, 'RELEASED');
}

/** How many lapsed holds one look finds; the next look finds the rest. */
const EXPIRE_BATCH = 100;

/** Lets holds lapse whose time is up, in every store, each in a transaction of its own; answers how many. */
export async function expireReservations(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ tenantId: string; mode: Scope['mode']; checkoutId: string }>`
    select tenant_id as "tenantId", mode, checkout_id as "checkoutId" from reservation
    where state = 'HELD' and expires_at <= now()
    order by expires_at limit ${EXPIRE_BATCH}
  `.execute(db);
  for (const { checkoutId, ...scope } of rows) await expireReservation(db, scope, checkoutId);
  return rows.length;
}

const expireReservation = (db: Kysely<Database>, scope: Scope, checkoutId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const reservation = await lockReservation(trx, scope, checkoutId);
    // Committed or released since it was found.
    if (reservation?.state !== 'HELD') return;
    await moveReserved(trx, scope, await listUnshipped(trx, scope, checkoutId), 'give back');
    await updateReservationState(trx, scope, checkoutId, 'EXPIRED');
  });
