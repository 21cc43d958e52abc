import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import { sql } from 'kysely';
import { quantitiesBySku } from '../../domain/reservation.ts';
import { listQuantityDecimals, requirePrecision } from '../products/quantity-decimals.ts';
import type { Db, Trx } from '../schema.ts';
import { insertMovement, listUnshipped, lockReservation, updateReserved } from './reservation-rows.ts';
import { commitLocked } from './resolve-reservation.ts';

/** The quantities of a checkout that ship together. */
export interface Shipment {
  readonly checkoutId: string;
  readonly shipmentId: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: string }[];
}

/** Subtracts shipped quantities from the stock on hand and from the reservation, once per shipment. Commits the reservation if necessary. */
export function shipReservation(db: Db, scope: Scope, { checkoutId, shipmentId, lines }: Shipment): Promise<void> {
  const shipped = new Map([...quantitiesBySku(lines)].map(([sku, quantity]) => [sku, quantity.toFixed()]));
  return inTransaction(db, async (trx) => {
    const reservation = await lockReservation(trx, scope, checkoutId);
    if (reservation !== undefined && !(await insertMovement(trx, scope, checkoutId, shipmentId))) return;
    await commitLocked(trx, scope, checkoutId);
    await requireShippable(trx, scope, shipped, await listUnshipped(trx, scope, checkoutId));
    await addShipped(trx, scope, checkoutId, shipped);
    await updateReserved(trx, scope, shipped, 'ship');
  });
}

async function requireShippable(
  trx: Trx,
  scope: Scope,
  shipped: ReadonlyMap<string, string>,
  unshipped: ReadonlyMap<string, string>,
): Promise<void> {
  const decimals = await listQuantityDecimals(trx, scope, [...shipped.keys()]);
  for (const [sku, quantity] of shipped) {
    const left = new Decimal(unshipped.get(sku) ?? 0);
    if (left.lt(quantity)) throw conflict('shipped_too_much', `The shipped quantity of ${sku} exceeds the reserved quantity.`);
    // A fraction that was ordered before the product was sold in whole units can still be shipped.
    if (!left.eq(quantity)) requirePrecision('lines', sku, new Decimal(quantity), decimals.get(sku) ?? left.decimalPlaces());
  }
}

async function addShipped(trx: Trx, { tenantId, mode }: Scope, checkoutId: string, shipped: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    update reservation_line l set shipped = l.shipped + given.quantity
    from unnest(${[...shipped.keys()]}::text[], ${[...shipped.values()]}::numeric[]) as given (sku, quantity)
    where l.tenant_id = ${tenantId} and l.mode = ${mode} and l.checkout_id = ${checkoutId} and l.sku = given.sku
  `.execute(trx);
}
