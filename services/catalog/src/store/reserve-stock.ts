import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { type Kysely, sql, type Transaction } from 'kysely';
import { quantitiesBySku, type StockIssue, stockIssues, type WantedLine } from '../domain/reservation.ts';
import {
  findReservation,
  insertReservation,
  listSellableStock,
  lockSellableStock,
  moveReserved,
  type Reservation,
} from './reservation-rows.ts';
import { reserveAtOnce } from './reserve-at-once.ts';
import type { Database } from './schema.ts';

/** Either every line is held until `expiresAt` (null once committed), or nothing is and `issues` say why. */
export type ReserveOutcome = { readonly issues: readonly StockIssue[] } | { readonly expiresAt: Date | null };

export interface Reserving {
  readonly checkoutId: string;
  readonly lines: readonly WantedLine[];
  readonly expiresAt: Date;
}

/**
 * Holds the stock of a checkout, all lines or none. The same checkout gets the same answer again; one that was released or has expired is
 * refused. Stock rows are locked before the reservation is written, so checkouts for one SKU queue up at its row and each sees the rest.
 *
 * Nearly always there is enough and no band moves: then one statement does it. It writes nothing where anything is in the way, which the
 * transaction after it finds out and says.
 */
export async function reserveStock(db: Kysely<Database>, scope: Scope, reserving: Reserving): Promise<ReserveOutcome> {
  const wanted = new Map([...quantitiesBySku(reserving.lines)].map(([sku, quantity]) => [sku, quantity.toFixed()]));
  if (await reserveAtOnce(db, scope, reserving, wanted)) return { expiresAt: reserving.expiresAt };
  return await inTransaction(db, (trx) => reserveLocked(trx, scope, reserving, wanted));
}

async function reserveLocked(
  trx: Transaction<Database>,
  scope: Scope,
  { checkoutId, lines, expiresAt }: Reserving,
  wanted: ReadonlyMap<string, string>,
): Promise<ReserveOutcome> {
  const earlier = await findReservation(trx, scope, checkoutId);
  if (earlier !== undefined) return sameAnswer(earlier);

  const issues = stockIssues(lines, await lockSellableStock(trx, scope, [...wanted.keys()]));
  if (issues.length > 0) return { issues };

  const isFirst = await insertReservation(trx, scope, checkoutId, { state: 'HELD', expiresAt });
  if (!isFirst) return sameAnswer(await findReservation(trx, scope, checkoutId));
  await insertLines(trx, scope, checkoutId, wanted);
  await moveReserved(trx, scope, wanted, 'take');
  return { expiresAt };
}

/** What `reserveStock` would refuse now. It holds nothing and waits for nobody. */
export const previewStock = async (db: Kysely<Database>, scope: Scope, lines: readonly WantedLine[]): Promise<readonly StockIssue[]> =>
  stockIssues(lines, await listSellableStock(db, scope, [...quantitiesBySku(lines).keys()]));

function sameAnswer(earlier: Reservation | undefined): ReserveOutcome {
  if (earlier?.state === 'HELD' || earlier?.state === 'COMMITTED') return { expiresAt: earlier.expiresAt };
  const isExpired = earlier?.state === 'EXPIRED';
  throw conflict(isExpired ? 'reservation_expired' : 'reservation_released', 'The stock of this checkout is no longer held.');
}

async function insertLines(
  trx: Transaction<Database>,
  { tenantId, mode }: Scope,
  checkoutId: string,
  quantities: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    insert into reservation_line (tenant_id, mode, checkout_id, sku, quantity)
    select ${tenantId}::uuid, ${mode}, ${checkoutId}::uuid, sku, quantity
    from unnest(${[...quantities.keys()]}::text[], ${[...quantities.values()]}::numeric[]) as given (sku, quantity)
  `.execute(trx);
}
