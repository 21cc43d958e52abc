import { inTransaction, type Scope } from '@storefront/db';
import { type AppError, conflict, fieldError, invalid, notFound } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import { type RawBuilder, sql } from 'kysely';
import { listQuantityDecimals, requirePrecision } from '../products/quantity-decimals.ts';
import type { Db, Trx } from '../schema.ts';
import { publishRecordedBands } from './record-bands.ts';
import { storeThreshold } from './store-threshold.ts';

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

/** A change of the stock of a SKU, in which undefined values stay. */
export interface StockChange {
  readonly quantity: string | undefined;
  /** The quantity on hand that must be stored; null if the SKU must not be counted. */
  readonly expected: string | null | undefined;
  /** The low-stock threshold; null follows that of the store. */
  readonly threshold: string | null | undefined;
}

/** Sets the quantity on hand and the low-stock threshold. The reserved quantity does not change, even if it is larger. */
export const setStock = (db: Db, scope: Scope, sku: string, { quantity, expected, threshold }: StockChange): Promise<StockCounts> =>
  inTransaction(db, async (trx) => {
    await lockStock(trx, scope, sku);
    const present = await getStock(trx, scope, sku);
    if (expected !== undefined && !isSame(expected, present.onHand)) throw stockChanged(present);
    const decimals = (await listQuantityDecimals(trx, scope, [sku])).get(sku);
    for (const [field, value] of [['quantity', quantity] as const, ['low_stock_threshold', threshold] as const])
      if (decimals !== undefined && value) requirePrecision(field, sku, new Decimal(value), decimals);
    if (threshold !== undefined) await setThreshold(trx, scope, sku, threshold);
    await setOnHand(trx, scope, sku, quantity === undefined ? sql`on_hand` : sql`${quantity}::numeric`);
    return getStock(trx, scope, sku);
  });

const lockStock = (trx: Trx, { tenantId, mode }: Scope, sku: string) =>
  sql`select from stock where tenant_id = ${tenantId} and mode = ${mode} and sku = ${sku} for update`.execute(trx);

const isSame = (expected: string | null, stored: string | null): boolean =>
  expected === null || stored === null ? expected === stored : new Decimal(expected).eq(stored);

/** The 409 of a write that expects another quantity. Its details have the present levels, in place of a text. */
function stockChanged({ onHand, reserved, lowStockThreshold }: StockCounts): AppError {
  const levels = { on_hand: onHand ?? '', reserved, low_stock_threshold: lowStockThreshold };
  const details = Object.entries(levels).map(([field, level]) => fieldError(field, level, 'stock_changed'));
  return conflict('stock_changed', 'The quantity on hand has changed since it was read.', { details });
}

/** A product without a threshold of its own follows that of the store. */
const setThreshold = (trx: Trx, scope: Scope, sku: string, threshold: string | null) =>
  sql`
    update stock set follows_store = ${threshold === null}, low_stock_threshold = coalesce(${threshold}::numeric, (select ${storeThreshold(scope)}))
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = ${sku}
  `.execute(trx);

/** With three decimals, a larger quantity has more digits than a JSON number carries exactly. A quantity that is set is always below. */
const ON_HAND_BELOW = 1e12;

/** Adds a quantity, possibly negative, to the quantity on hand. A negative result is refused, and so is a SKU that is not counted. `beforeCommit` runs last in the transaction. */
export const adjustStock = (
  db: Db,
  scope: Scope,
  sku: string,
  quantity: string,
  beforeCommit: (trx: Trx, counts: StockCounts) => Promise<void>,
): Promise<StockCounts> =>
  inTransaction(db, async (trx) => {
    await lockStock(trx, scope, sku);
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
    const counts = await getStock(trx, scope, sku);
    await beforeCommit(trx, counts);
    return counts;
  });

/** Sets the quantity on hand unless it is negative, and publishes a changed band. Returns whether it was set. */
async function setOnHand(trx: Trx, scope: Scope, sku: string, count: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    update stock set on_hand = ${count}, updated_at = now()
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = ${sku} and coalesce(${count} >= 0, true)
    returning sku
  `.execute(trx);
  await publishRecordedBands(trx, scope, [sku]);
  return rows.length > 0;
}
