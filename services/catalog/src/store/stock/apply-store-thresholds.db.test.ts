import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Scope } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { setLowStockThreshold } from '../../handlers/stock.ts';
import { applyStoreThresholds } from '../../sweeps/store-sweeps.ts';
import { aCaller, aDeps, aRow, importRows } from '../../testing/builders.ts';
import type { Database } from '../schema.ts';
import { applyNextThreshold } from './apply-store-thresholds.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const setThreshold = (caller: ReturnType<typeof aCaller>, threshold: string) =>
  setLowStockThreshold(aDeps(database.db))({ threshold }, caller);

async function applyAll(): Promise<number> {
  let batches = 0;
  for (let done = await applyStoreThresholds(aDeps(database.db)); done > 0; done = await applyStoreThresholds(aDeps(database.db)))
    batches += done;
  return batches;
}

async function bands({ tenantId, mode }: Scope): Promise<Record<string, string>> {
  const rows = await database.db
    .selectFrom('stock')
    .select(['sku', 'band'])
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', mode)
    .orderBy('sku')
    .execute();
  return Object.fromEntries(rows.map(({ sku, band }) => [sku, band]));
}

const stored = (table: 'catalog_change' | 'outbox', { tenantId }: Scope) =>
  table === 'outbox'
    ? database.db.selectFrom('outbox').select('data').where('tenant_id', '=', tenantId).where('type', '=', 'stock.changed').execute()
    : database.db
        .selectFrom('catalog_change')
        .select(['sku', 'change'])
        .where('tenant_id', '=', tenantId)
        .where('change', '=', 'STOCK')
        .execute();

const STOCK_ROWS = [
  aRow({ sku: 'FEW', stock_quantity: 12 }),
  aRow({ sku: 'HIDDEN', stock_quantity: 12, hidden: true }),
  aRow({ sku: 'MANY', stock_quantity: 500 }),
  aRow({ sku: 'NONE', stock_quantity: 0 }),
  aRow({ sku: 'OWN', stock_quantity: 12, low_stock_threshold: 10 }),
  aRow({ sku: 'UNCOUNTED' }),
];

describe("the store's low-stock threshold", () => {
  test('a new threshold changes the bands of products without a threshold and publishes them', async () => {
    const caller = aCaller();
    await importRows(database.db, caller, STOCK_ROWS);
    await importRows(database.db, { ...caller, mode: 'live' }, STOCK_ROWS);
    const before = { FEW: 'IN_STOCK', HIDDEN: 'IN_STOCK', MANY: 'IN_STOCK', NONE: 'OUT', OWN: 'IN_STOCK', UNCOUNTED: 'UNKNOWN' };
    expect(await bands(caller)).toEqual(before);

    await setThreshold(caller, '12.5');
    await applyAll();

    expect(await bands(caller)).toEqual({ ...before, FEW: 'LOW', HIDDEN: 'LOW' });
    expect(await bands({ ...caller, mode: 'live' })).toEqual(before);
    expect(await stored('catalog_change', caller)).toEqual([{ sku: 'FEW', change: 'STOCK' }]);
    expect(await stored('outbox', caller)).toEqual([{ data: { sku: 'FEW', availability: 'LOW', previousAvailability: 'IN_STOCK' } }]);
  });

  test("later imports use the store's threshold, and null restores it for a product", async () => {
    const caller = aCaller();
    await setThreshold(caller, '50');
    await applyAll();

    await importRows(database.db, caller, [...STOCK_ROWS, aRow({ sku: 'LATER', stock_quantity: 40 })]);
    expect(await bands(caller)).toMatchObject({ LATER: 'LOW', FEW: 'LOW', MANY: 'IN_STOCK', OWN: 'IN_STOCK' });
    expect(await importRows(database.db, caller, STOCK_ROWS)).toMatchObject({ unchanged: STOCK_ROWS.length });
    await importRows(database.db, caller, [
      aRow({ sku: 'OWN', low_stock_threshold: null }),
      aRow({ sku: 'LATER', low_stock_threshold: 2 }),
    ]);

    expect(await bands(caller)).toMatchObject({ LATER: 'IN_STOCK', OWN: 'LOW' });
  });

  test('a large store is updated in batches, and a newer threshold restarts them', async () => {
    const caller = aCaller();
    await importRows(
      database.db,
      caller,
      Array.from({ length: 1100 }, (_, index) => aRow({ sku: `SKU-${index}`, stock_quantity: 20 })),
    );
    await setThreshold(caller, '30');
    await applyNextThreshold(database.db, caller);
    await setThreshold(caller, '15');

    expect(await applyAll()).toBe(3);

    expect(new Set(Object.values(await bands(caller)))).toEqual(new Set(['IN_STOCK']));
    expect(await applyAll()).toBe(0);
  });

  test('a negative or non-numeric threshold is refused', async () => {
    await expect(setThreshold(aCaller(), '-1')).rejects.toMatchObject({ code: 'validation_error' });
    await expect(setThreshold(aCaller(), 'few')).rejects.toMatchObject({ code: 'validation_error' });
  });
});
