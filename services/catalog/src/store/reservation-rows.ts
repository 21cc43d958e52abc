import { KEPT_PREPARED, type Scope } from '@storefront/db';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { asBand } from '../domain/band.ts';
import { asReservationState, type ReservationState, type StockLevel } from '../domain/reservation.ts';
import { publishChange } from './catalog-version.ts';
import { noteBands } from './note-bands.ts';
import type { Database } from './schema.ts';

export interface Reservation {
  readonly state: ReservationState;
  readonly expiresAt: Date | null;
}

const RESERVATION = sql`select state, expires_at as "expiresAt" from reservation`;
const ofCheckout = ({ tenantId, mode }: Scope, checkoutId: string) =>
  sql`tenant_id = ${tenantId} and mode = ${mode} and checkout_id = ${checkoutId}`;

/** The checkout's reservation or tombstone. */
export async function findReservation(db: Kysely<Database>, scope: Scope, checkoutId: string): Promise<Reservation | undefined> {
  const { rows } = await sql<{ state: string; expiresAt: Date | null }>`${RESERVATION} where ${ofCheckout(scope, checkoutId)}`.execute(db);
  return rows.map((row) => ({ ...row, state: asReservationState(row.state) }))[0];
}

/** The same, locked until the transaction ends. */
export async function lockReservation(trx: Transaction<Database>, scope: Scope, checkoutId: string): Promise<Reservation | undefined> {
  const { rows } = await sql<{ state: string; expiresAt: Date | null }>`
    ${RESERVATION} where ${ofCheckout(scope, checkoutId)} for update
  `.execute(trx);
  return rows.map((row) => ({ ...row, state: asReservationState(row.state) }))[0];
}

/** Writes the checkout's reservation unless there is one; says whether it did. */
export async function insertReservation(
  trx: Transaction<Database>,
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

/** Commits a reservation that is held, which moves no stock; false when it is not. */
export async function commitHeld(db: Kysely<Database>, scope: Scope, checkoutId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    ${KEPT_PREPARED}
    update reservation set state = 'COMMITTED', updated_at = now() where ${ofCheckout(scope, checkoutId)} and state = 'HELD'
  `.execute(db);
  return numAffectedRows > 0n;
}

/** Moves a locked reservation into another state. */
export async function updateReservationState(trx: Transaction<Database>, scope: Scope, checkoutId: string, state: ReservationState) {
  await sql`update reservation set state = ${state}, updated_at = now() where ${ofCheckout(scope, checkoutId)}`.execute(trx);
}

/** What of the reservation is not shipped yet, by SKU and in the order of the SKUs. */
export async function listUnshipped(trx: Transaction<Database>, scope: Scope, checkoutId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sku: string; left: string }>`
    select sku, quantity - shipped as left from reservation_line
    where ${ofCheckout(scope, checkoutId)} and quantity > shipped
    order by sku
  `.execute(trx);
  return new Map(rows.map(({ sku, left }) => [sku, left]));
}

/** The stock of the visible ones among these SKUs, as it is now. */
export const listSellableStock = (db: Kysely<Database>, scope: Scope, skus: readonly string[]): Promise<ReadonlyMap<string, StockLevel>> =>
  selectSellable(db, scope, skus, sql``);

/** The same, locked in the order of the SKUs, as everybody locks stock, so that no two checkouts deadlock. */
export const lockSellableStock = (
  trx: Transaction<Database>,
  scope: Scope,
  skus: readonly string[],
): Promise<ReadonlyMap<string, StockLevel>> => selectSellable(trx, scope, skus, sql`for update of s`);

async function selectSellable(
  db: Kysely<Database>,
  { tenantId, mode }: Scope,
  skus: readonly string[],
  lock: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, StockLevel>> {
  const { rows } = await sql<Omit<StockLevel, 'band'> & { band: string }>`
    select s.sku, s.on_hand as "onHand", s.reserved, s.band
    from stock s
    where s.tenant_id = ${tenantId} and s.mode = ${mode} and s.sku = any (${skus}::text[])
      and not (select hidden from product p where p.tenant_id = s.tenant_id and p.mode = s.mode and p.sku = s.sku)
    order by s.sku
    ${lock}
  `.execute(db);
  return new Map(rows.map((row) => [row.sku, { ...row, band: asBand(row.band) }]));
}

/**
 * Adds to what is reserved, or takes from it, and tells of the bands that moved. Each quantity is found by its place in the list and not by
 * a join, which a planner without statistics gets wrong.
 */
export async function moveReserved(
  trx: Transaction<Database>,
  scope: Scope,
  quantities: ReadonlyMap<string, string>,
  direction: 'take' | 'give back' | 'ship',
): Promise<void> {
  const { tenantId, mode } = scope;
  const skus = [...quantities.keys()];
  if (skus.length === 0) return;
  const quantity = sql`(${[...quantities.values()]}::numeric[])[array_position(${skus}::text[], sku)]`;
  const reserved = direction === 'take' ? sql`reserved + ${quantity}` : sql`reserved - ${quantity}`;
  // Shipped goods were on the shelf, whatever had been counted there: a count that was too low ends at 0.
  const onHand = direction === 'ship' ? sql`greatest(on_hand - ${quantity}, 0)` : sql`on_hand`;
  const ofLines = sql`tenant_id = ${tenantId} and mode = ${mode} and sku = any (${skus}::text[])`;
  await sql`
    with locked as (select sku from stock where ${ofLines} order by sku for update)
    update stock set reserved = ${reserved}, on_hand = ${onHand}, updated_at = now()
    where ${ofLines} and (select count(*) from locked) > 0
  `.execute(trx);
  const { moved, told } = await noteBands(trx, scope, skus);
  if (moved.length === 0) return;
  const changes = new Map(moved.map((sku) => [sku, 'STOCK' as const]));
  await publishChange(trx, scope, { changes, products: [], bands: told, visibleDelta: 0 });
}
