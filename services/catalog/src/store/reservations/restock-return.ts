import { inTransaction, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { quantitiesBySku } from '../../domain/reservation.ts';
import type { Db } from '../schema.ts';
import { updateReserved } from './reservation-rows.ts';

/** Adds returned quantities to the stock on hand, once per return. */
export function restockReturn(
  db: Db,
  scope: Scope,
  { returnId, lines }: { returnId: string; lines: readonly { readonly sku: string; readonly quantity: string }[] },
): Promise<void> {
  const returned = new Map([...quantitiesBySku(lines)].map(([sku, quantity]) => [sku, quantity.toFixed()]));
  return inTransaction(db, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      insert into stock_return (tenant_id, mode, return_id) values (${scope.tenantId}, ${scope.mode}, ${returnId}) on conflict do nothing
    `.execute(trx);
    if (numAffectedRows > 0n) await updateReserved(trx, scope, returned, 'restock');
  });
}
