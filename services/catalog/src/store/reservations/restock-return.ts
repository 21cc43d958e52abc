import { inTransaction, type Scope } from '@storefront/db';
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
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('stock_return')
      .values({ tenant_id: scope.tenantId, mode: scope.mode, return_id: returnId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows > 0n) await updateReserved(trx, scope, returned, 'restock');
  });
}
