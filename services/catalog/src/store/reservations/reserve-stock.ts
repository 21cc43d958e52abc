import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { sql } from 'kysely';
import { quantitiesBySku, type RequestedLine, type StockIssue, stockIssues } from '../../domain/reservation.ts';
import type { Db, Trx } from '../schema.ts';
import {
  findReservation,
  insertReservation,
  listSellableStock,
  lockSellableStock,
  type Reservation,
  updateReserved,
} from './reservation-rows.ts';
import { tryReserveStock } from './try-reserve-stock.ts';

/** Either all lines are reserved until `expiresAt` (null once committed), or none are and `issues` lists the reasons. */
export type ReserveOutcome =
  | { readonly issues: readonly StockIssue[] }
  /** `isQuick` means that no band changed, so that no event was written. */
  | { readonly expiresAt: Date | null; readonly isQuick?: boolean };

/** A request to reserve the stock of a checkout. */
export interface ReserveRequest {
  readonly checkoutId: string;
  readonly lines: readonly RequestedLine[];
  readonly expiresAt: Date;
}

/**
 * Reserves the stock of a checkout, all lines or none. It is idempotent by checkout; a checkout that was released or has expired is
 * refused. Stock rows are locked before the reservation is written, so checkouts for one SKU wait for its row and see the remaining stock.
 *
 * Usually there is enough stock and no band changes, so a single statement suffices. If it does not apply, it writes nothing, and a
 * transaction reserves the stock or determines the issues.
 */
export async function reserveStock(db: Db, scope: Scope, request: ReserveRequest): Promise<ReserveOutcome> {
  const quantities = new Map([...quantitiesBySku(request.lines)].map(([sku, quantity]) => [sku, quantity.toFixed()]));
  if (await tryReserveStock(db, scope, request, quantities)) return { expiresAt: request.expiresAt, isQuick: true };
  return await inTransaction(db, (trx) => reserveLocked(trx, scope, request, quantities));
}

async function reserveLocked(
  trx: Trx,
  scope: Scope,
  { checkoutId, lines, expiresAt }: ReserveRequest,
  quantities: ReadonlyMap<string, string>,
): Promise<ReserveOutcome> {
  const earlier = await findReservation(trx, scope, checkoutId);
  if (earlier !== undefined) return outcomeOf(earlier);

  const issues = stockIssues(lines, await lockSellableStock(trx, scope, [...quantities.keys()]));
  if (issues.length > 0) return { issues };

  const isFirst = await insertReservation(trx, scope, checkoutId, { state: 'HELD', expiresAt });
  if (!isFirst) return outcomeOf(await findReservation(trx, scope, checkoutId));
  await insertLines(trx, scope, checkoutId, quantities);
  await updateReserved(trx, scope, quantities, 'reserve');
  return { expiresAt };
}

/** Returns the issues that `reserveStock` would report now, without writing or waiting for locks. */
export const previewStock = async (db: Db, scope: Scope, lines: readonly RequestedLine[]): Promise<readonly StockIssue[]> =>
  stockIssues(lines, await listSellableStock(db, scope, [...quantitiesBySku(lines).keys()]));

function outcomeOf(earlier: Reservation | undefined): ReserveOutcome {
  if (earlier?.state === 'HELD' || earlier?.state === 'COMMITTED') return { expiresAt: earlier.expiresAt };
  const isExpired = earlier?.state === 'EXPIRED';
  throw conflict(isExpired ? 'reservation_expired' : 'reservation_released', 'The stock of this checkout is no longer reserved.');
}

async function insertLines(
  trx: Trx,
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
