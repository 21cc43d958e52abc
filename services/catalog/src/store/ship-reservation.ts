import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import { type Kysely, sql, type Transaction } from 'kysely';
import { quantitiesBySku } from '../domain/reservation.ts';
import { listUnshipped, lockReservation, moveReserved } from './reservation-rows.ts';
import { commitLocked } from './resolve-reservation.ts';
import type { Database } from './schema.ts';

export interface Shipment {
  readonly checkoutId: string;
  readonly shipmentId: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: string }[];
}

/** Takes shipped goods off the shelf and out of what is reserved, once for each shipment. A hold that was not committed yet is. */
export function shipReservation(db: Kysely<Database>, scope: Scope, { checkoutId, shipmentId, lines }: Shipment): Promise<void> {
  const shipped = new Map([...quantitiesBySku(lines)].map(([sku, quantity]) => [sku, quantity.toFixed()]));
  return inTransaction(db, async (trx) => {
    const reservation = await lockReservation(trx, scope, checkoutId);
    if (reservation !== undefined && !(await insertShipment(trx, scope, checkoutId, shipmentId))) return;
    await commitLocked(trx, scope, checkoutId);
    const left = await listUnshipped(trx, scope, checkoutId);
    for (const [sku, quantity] of shipped) {
      if (new Decimal(quantity).gt(left.get(sku) ?? 0)) throw conflict('shipped_too_much', `More of ${sku} is shipped than is reserved.`);
    }
    await addShipped(trx, scope, checkoutId, shipped);
    await moveReserved(trx, scope, shipped, 'ship');
  });
}

async function insertShipment(
  trx: Transaction<Database>,
  { tenantId, mode }: Scope,
  checkoutId: string,
  shipmentId: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into reservation_shipment (tenant_id, mode, checkout_id, shipment_id)
    values (${tenantId}, ${mode}, ${checkoutId}, ${shipmentId})
    on conflict do nothing returning shipment_id
  `.execute(trx);
  return rows.length > 0;
}

async function addShipped(
  trx: Transaction<Database>,
  { tenantId, mode }: Scope,
  checkoutId: string,
  shipped: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    update reservation_line l set shipped = l.shipped + given.quantity
    from unnest(${[...shipped.keys()]}::text[], ${[...shipped.values()]}::numeric[]) as given (sku, quantity)
    where l.tenant_id = ${tenantId} and l.mode = ${mode} and l.checkout_id = ${checkoutId} and l.sku = given.sku
  `.execute(trx);
}
