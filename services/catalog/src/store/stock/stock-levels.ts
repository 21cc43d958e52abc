import { inTransaction, type Scope } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import { type RawBuilder, sql } from 'kysely';
import { listQuantityDecimals, requirePrecision } from '../products/quantity-decimals.ts';
import type { Db, Trx } from '../schema.ts';
import { publishRecordedBands } from './record-bands.ts';

/** The stock counts of a SKU, for operators. `onHand` is null if the store does not count it. */
export interface StockCounts {
  readonly sku: string;
  readonly onHand: string | null;
  readonly reserved: string;
  readonly lowStockThreshold: string;
}

/** Returns the counts of a visible or hidden product. */
export async function getStock(db: Db, { tenantId, mode }: Scope, sku: string): Promise<StockCounts> {
  const { rows } = await sql<StockCounts>`
    select sku, trim_scale(on_hand) as "onHand", trim_scale(reserved) as reserved,
      trim_scale(low_stock_threshold) as "lowStockThreshold"
    from stock
    where tenant_id = ${tenantId} and mode = ${mode} and sku = ${sku}
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw notFound('product');
  return counts;
}

/** Sets the quantity on hand. The reserved quantity does not change, even if it is larger. */
export const setStock = (db: Db, scope: Scope, sku: string, quantity: string): Promise<StockCounts> =>
  inTransaction(db, async (trx) => {
    const decimals = (await listQuantityDecimals(trx, scope, [sku])).get(sku);
    if (decimals !== undefined) requirePrecision('quantity', sku, new Decimal(quantity), decimals);
    await setOnHand(trx, scope, sku, sql`${quantity}::numeric`);
    return getStock(trx, scope, sku);
  });

/** With three decimals, a larger quantity has more digits than a JSON number carries exactly. A quantity that is set is always below. */
const ON_HAND_BELOW = 1e12;

/** Adds a quantity, possibly negative, to the quantity on hand. A negative result is refused, and so is a SKU that is not counted. */
export const adjustStock = (db: Db, scope: Scope, sku: string, quantity: string): Promise<StockCounts> =>
  inTransaction(db, async (trx) => {
    const { onHand } = await getStock(trx, scope, sku);
    if (onHand === null)
      throw invalid('quantity', `cannot be added to ${sku}, whose stock is not counted; set the counted quantity instead`);
    const decimals = (await listQuantityDecimals(trx, scope, [sku])).get(sku);
    // A fraction that was counted before the product was sold in whole units can be removed.
    const adjusted = new Decimal(onHand).plus(quantity);
    const isCorrected = decimals !== undefined && adjusted.decimalPlaces() <= decimals;
    if (decimals !== undefined && !isCorrected) requirePrecision('quantity', sku, new Decimal(quantity), decimals);
    if (adjusted.gte(ON_HAND_BELOW)) throw invalid('quantity', `must leave less than ${ON_HAND_BELOW} on hand`);
    const isSet = await setOnHand(trx, scope, sku, sql`on_hand + ${quantity}::numeric`);
    if (!isSet) throw invalid('quantity', `exceeds the quantity on hand, which is ${onHand}`);
    return getStock(trx, scope, sku);
  });

/** Sets the quantity on hand unless it is negative, and publishes a changed band. Returns whether it was set. */
async function setOnHand(trx: Trx, scope: Scope, sku: string, count: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    update stock set on_hand = ${count}, updated_at = now()
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = ${sku} and ${count} >= 0
    returning sku
  `.execute(trx);
  await publishRecordedBands(trx, scope, [sku]);
  return rows.length > 0;
}
