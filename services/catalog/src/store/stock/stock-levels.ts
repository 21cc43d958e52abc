import { isStorable } from '@storefront/contract';
import { inTransaction, type Scope } from '@storefront/db';
import { AppError, conflict, fieldError, invalid, notFound } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import { sql } from 'kysely';
import { listQuantityDecimals, precisionError, requirePrecision } from '../products/quantity-decimals.ts';
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
export async function getStock(db: Db, scope: Scope, sku: string): Promise<StockCounts> {
  const counts = (await listStock(db, scope, [sku])).get(sku);
  if (counts === undefined) throw notFound('product');
  return counts;
}

/** Returns the counts of products by SKU; locks them in SKU order if they are about to be changed. Unknown SKUs are absent. */
async function listStock(
  db: Db,
  { tenantId, mode }: Scope,
  skus: readonly string[],
  lock = sql``,
): Promise<ReadonlyMap<string, StockCounts>> {
  const { rows } = await sql<StockCounts>`
    select sku, trim_scale(on_hand) as "onHand", trim_scale(reserved) as reserved,
      trim_scale(low_stock_threshold) as "lowStockThreshold"
    from stock
    where tenant_id = ${tenantId} and mode = ${mode} and sku = any (${skus.filter(isStorable)}::text[])
    order by sku ${lock}
  `.execute(db);
  return new Map(rows.map((counts) => [counts.sku, counts]));
}

/** A change of the stock of a SKU, in which undefined values stay. */
export interface StockChange {
  readonly sku: string;
  readonly quantity: string | undefined;
  /** The quantity on hand that must be stored; null if the SKU must not be counted. */
  readonly expected: string | null | undefined;
  /** The low-stock threshold; null follows that of the store. */
  readonly threshold: string | null | undefined;
  /** Why it cannot be made, whatever is stored. */
  readonly violation?: AppError;
}

/** Sets the quantity on hand and the low-stock threshold. The reserved quantity does not change, even if it is larger. */
export const setStock = (db: Db, scope: Scope, change: StockChange): Promise<StockCounts> =>
  inTransaction(db, async (trx) => {
    const [counts = notFound('product')] = await changeLevels(trx, scope, [change]);
    if (counts instanceof AppError) throw counts;
    return counts;
  });

/** Sets the stock of several SKUs at once. Returns the counts of each, or why it was not set. */
export const setStockLevels = (db: Db, scope: Scope, changes: readonly StockChange[]): Promise<readonly (StockCounts | AppError)[]> =>
  inTransaction(db, (trx) => changeLevels(trx, scope, changes));

async function changeLevels(trx: Trx, scope: Scope, changes: readonly StockChange[]): Promise<readonly (StockCounts | AppError)[]> {
  const skus = changes.map(({ sku }) => sku);
  const present = await listStock(trx, scope, skus, sql`for update`);
  const decimals = await listQuantityDecimals(trx, scope, [...present.keys()]);
  const first = new Map(skus.map((sku, index) => [sku, index] as const).toReversed());
  const errors = changes.map((change, index) => {
    const before = first.get(change.sku) ?? index;
    if (before < index) return invalid('sku', `repeats the SKU of row ${before}`);
    return change.violation ?? violationOf(change, present.get(change.sku), decimals.get(change.sku));
  });
  const accepted = changes.filter((_change, index) => errors[index] === undefined);
  await writeLevels(trx, scope, accepted);
  const written = await listStock(trx, scope, skus);
  return changes.map(({ sku }, index) => errors[index] ?? written.get(sku) ?? notFound('product'));
}

function violationOf({ sku, quantity, expected, threshold }: StockChange, present: StockCounts | undefined, decimals: number | undefined) {
  if (present === undefined) return notFound('product');
  if (expected !== undefined && !isSame(expected, present.onHand)) return stockChanged(present);
  for (const [field, value] of [['quantity', quantity] as const, ['low_stock_threshold', threshold] as const]) {
    const violation = decimals === undefined || !value ? undefined : precisionError(field, sku, new Decimal(value), decimals);
    if (violation !== undefined) return violation;
  }
  return undefined;
}

const isSame = (expected: string | null, stored: string | null): boolean =>
  expected === null || stored === null ? expected === stored : new Decimal(expected).eq(stored);

/** The 409 of a write that expects another quantity. Its details have the present levels, in place of a text. */
function stockChanged({ onHand, reserved, lowStockThreshold }: StockCounts): AppError {
  const levels = { on_hand: onHand ?? '', reserved, low_stock_threshold: lowStockThreshold };
  const details = Object.entries(levels).map(([field, level]) => fieldError(field, level, 'stock_changed'));
  return conflict('stock_changed', 'The quantity on hand has changed since it was read.', { details });
}

/** Writes the stock of locked SKUs, and publishes changed bands. A product without a threshold of its own follows that of the store. */
async function writeLevels(trx: Trx, scope: Scope, changes: readonly Omit<StockChange, 'expected' | 'violation'>[]): Promise<void> {
  const skus = changes.map(({ sku }) => sku);
  await sql`
    update stock set on_hand = coalesce(given.on_hand, stock.on_hand), updated_at = now(),
      follows_store = case when given.sets_threshold then given.threshold is null else stock.follows_store end,
      low_stock_threshold = case when given.sets_threshold then coalesce(given.threshold, (select ${storeThreshold(scope)})) else stock.low_stock_threshold end
    from unnest(
      ${skus}::text[],
      ${changes.map(({ quantity }) => quantity ?? null)}::numeric[],
      ${changes.map(({ threshold }) => threshold ?? null)}::numeric[],
      ${changes.map(({ threshold }) => threshold !== undefined)}::boolean[]
    ) as given (sku, on_hand, threshold, sets_threshold)
    where stock.tenant_id = ${scope.tenantId} and stock.mode = ${scope.mode} and stock.sku = given.sku and stock.sku = any (${skus}::text[])
  `.execute(trx);
  await publishRecordedBands(trx, scope, skus);
}

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
    const onHand = (await listStock(trx, scope, [sku], sql`for update`)).get(sku)?.onHand;
    if (onHand === undefined) throw notFound('product');
    if (onHand === null)
      throw invalid('quantity', `cannot be added to ${sku}, whose stock is not counted; set the counted quantity instead`);
    const decimals = (await listQuantityDecimals(trx, scope, [sku])).get(sku);
    // A fraction that was counted before the product was sold in whole units can be removed.
    const adjusted = new Decimal(onHand).plus(quantity);
    const isCorrected = decimals !== undefined && adjusted.decimalPlaces() <= decimals;
    if (decimals !== undefined && !isCorrected) requirePrecision('quantity', sku, new Decimal(quantity), decimals);
    if (adjusted.gte(ON_HAND_BELOW)) throw invalid('quantity', `must leave less than ${ON_HAND_BELOW} on hand`);
    if (adjusted.isNegative()) throw invalid('quantity', `exceeds the quantity on hand, which is ${onHand}`);
    await writeLevels(trx, scope, [{ sku, quantity: adjusted.toFixed(), threshold: undefined }]);
    const counts = await getStock(trx, scope, sku);
    await beforeCommit(trx, counts);
    return counts;
  });
