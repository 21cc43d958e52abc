import { PREPARED, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { parseBand } from '../../domain/band.ts';
import { parseReservationState, type ReservationState, type StockLevel } from '../../domain/reservation.ts';
import type { Db, Trx } from '../schema.ts';
import { publishRecordedBands } from '../stock/record-bands.ts';

/** A reservation, or a tombstone if it is RELEASED. */
export interface Reservation {
  readonly state: ReservationState;
  readonly expiresAt: Date | null;
}

const RESERVATION = sql`select state, expires_at as "expiresAt" from reservation`;
const ofCheckout = ({ tenantId, mode }: Scope, checkoutId: string) =>
  sql`tenant_id = ${tenantId} and mode = ${mode} and checkout_id = ${checkoutId}`;

/** Returns the checkout's reservation or tombstone. */
export async function findReservation(db: Db, scope: Scope, checkoutId: string): Promise<Reservation | undefined> {
  const { rows } = await sql<{ state: string; expiresAt: Date | null }>`${RESERVATION} where ${ofCheckout(scope, checkoutId)}`.execute(db);
  return rows.map((row) => ({ ...row, state: parseReservationState(row.state) }))[0];
}

/** Like `findReservation`, but locks the row until the transaction ends. */
export async function lockReservation(trx: Trx, scope: Scope, checkoutId: string): Promise<Reservation | undefined> {
  const { rows } = await sql<{ state: string; expiresAt: Date | null }>`
    ${RESERVATION} where ${ofCheckout(scope, checkoutId)} for update
  `.execute(trx);
  return rows.map((row) => ({ ...row, state: parseReservationState(row.state) }))[0];
}

/** Inserts the reservation unless the checkout already has one; returns whether it was inserted. */
export async function insertReservation(
  trx: Trx,
  { tenantId, mode }: Scope,
  checkoutId: string,
  { state, expiresAt }: Reservation,
): Promise<boolean> {
  const { rows } = await sql`
    insert into reservation (tenant_id, mode, checkout_id, state, expires_at)
    values (${tenantId}, ${mode}, ${checkoutId}, ${state}, ${expiresAt})
    on conflict do nothing
    returning checkout_id
  `.execute(trx);
  return rows.length > 0;
}

/** Commits a HELD reservation, which changes no stock; returns false in any other state. */
export async function commitHeld(db: Db, scope: Scope, checkoutId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    ${PREPARED}
    update reservation set state = 'COMMITTED', updated_at = now() where ${ofCheckout(scope, checkoutId)} and state = 'HELD'
  `.execute(db);
  return numAffectedRows > 0n;
}

/** Commits the HELD reservations among these checkouts and returns their IDs. Rows are locked in the order of their IDs, so that two calls cannot deadlock. */
export async function commitAllHeld(db: Db, { tenantId, mode }: Scope, checkoutIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    ${PREPARED}
    with held as (
      select checkout_id from reservation
      where tenant_id = ${tenantId} and mode = ${mode} and checkout_id = any (${[...checkoutIds]}::uuid[]) and state = 'HELD'
      order by checkout_id
      for update
    )
    update reservation set state = 'COMMITTED', updated_at = now()
    where tenant_id = ${tenantId} and mode = ${mode} and checkout_id = any (${[...checkoutIds]}::uuid[])
      and checkout_id in (select checkout_id from held)
    returning checkout_id as id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Changes the state of a locked reservation. */
export async function updateReservationState(trx: Trx, scope: Scope, checkoutId: string, state: ReservationState) {
  await sql`update reservation set state = ${state}, updated_at = now() where ${ofCheckout(scope, checkoutId)}`.execute(trx);
}

/** Records a shipment or a correction of a reservation; returns false if it was recorded before. */
export async function insertMovement(trx: Trx, { tenantId, mode }: Scope, checkoutId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into reservation_shipment (tenant_id, mode, checkout_id, shipment_id)
    values (${tenantId}, ${mode}, ${checkoutId}, ${id})
    on conflict do nothing returning shipment_id
  `.execute(trx);
  return rows.length > 0;
}

/** Returns the unshipped quantities of the reservation by SKU, in SKU order. */
export async function listUnshipped(trx: Trx, scope: Scope, checkoutId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sku: string; left: string }>`
    select sku, quantity - shipped as left from reservation_line
    where ${ofCheckout(scope, checkoutId)} and quantity > shipped
    order by sku
  `.execute(trx);
  return new Map(rows.map(({ sku, left }) => [sku, left]));
}

/** Returns the current stock of the visible products among these SKUs. */
export const listSellableStock = (db: Db, scope: Scope, skus: readonly string[]): Promise<ReadonlyMap<string, StockLevel>> =>
  selectSellable(db, scope, skus, sql``);

/** Like `listSellableStock`, but locks the rows. All stock locks are taken in SKU order, so that checkouts cannot deadlock. */
export const lockSellableStock = (trx: Trx, scope: Scope, skus: readonly string[]): Promise<ReadonlyMap<string, StockLevel>> =>
  selectSellable(trx, scope, skus, sql`for update of s`);

async function selectSellable(
  db: Db,
  { tenantId, mode }: Scope,
  skus: readonly string[],
  lock: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, StockLevel>> {
  const { rows } = await sql<Omit<StockLevel, 'band'> & { band: string }>`
    select s.sku, s.on_hand as "onHand", s.reserved, s.band
    from stock s
    where s.tenant_id = ${tenantId} and s.mode = ${mode} and s.sku = any (${skus}::text[])
      and not (select hidden from product p where p.tenant_id = ${tenantId} and p.mode = ${mode} and p.sku = s.sku)
    order by s.sku
    ${lock}
  `.execute(db);
  return new Map(rows.map((row) => [row.sku, { ...row, band: parseBand(row.band) }]));
}

/**
 * Updates the quantities reserved and on hand, and publishes the bands that change. Quantities are looked up by array position instead of a join, which
 * Postgres plans badly without statistics.
 */
export async function updateReserved(
  trx: Trx,
  scope: Scope,
  quantities: ReadonlyMap<string, string>,
  operation: 'reserve' | 'release' | 'ship' | 'restock',
): Promise<void> {
  const { tenantId, mode } = scope;
  const skus = [...quantities.keys()];
  if (skus.length === 0) return;
  const quantity = sql`(${[...quantities.values()]}::numeric[])[array_position(${skus}::text[], sku)]`;
  const { reserved, onHand } = {
    reserve: { reserved: sql`reserved + ${quantity}`, onHand: sql`on_hand` },
    release: { reserved: sql`reserved - ${quantity}`, onHand: sql`on_hand` },
    // The goods have shipped, so if the count on hand was too low, it becomes 0. An uncounted product stays uncounted, here and in a restock: its null minus
    // anything is null, which `greatest` would ignore.
    ship: { reserved: sql`reserved - ${quantity}`, onHand: sql`on_hand - least(on_hand, ${quantity})` },
    restock: { reserved: sql`reserved`, onHand: sql`on_hand + ${quantity}` },
  }[operation];
  const ofLines = sql`tenant_id = ${tenantId} and mode = ${mode} and sku = any (${skus}::text[])`;
  await sql`
    with locked as (select sku from stock where ${ofLines} order by sku for update)
    update stock set reserved = ${reserved}, on_hand = ${onHand}, updated_at = now()
    where ${ofLines} and (select count(*) from locked) > 0
  `.execute(trx);
  await publishRecordedBands(trx, scope, skus);
}
