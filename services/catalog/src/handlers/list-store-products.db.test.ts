import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { listStoreProducts } from './products.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

test('products are filtered by text, category, tag, visibility, stock, and time', async () => {
  const caller = aCaller();
  const tag = { group: 'use', slug: 'outdoor', name: 'Outdoor' };
  await importRows(database.db, caller, [
    aRow({ sku: 'BOLT', description: 'Hex bolt', stock_quantity: 100, categories: ['metal/bolts'], tags: [tag] }),
    aRow({ sku: 'NUT_1', description: 'Hex nut', stock_quantity: 0, categories: ['metal'] }),
    aRow({ sku: 'SAW', description: 'Hand saw', hidden: true }),
  ]);
  const list = async (filter: Partial<Parameters<ReturnType<typeof listStoreProducts>>[0]> = {}) => {
    const { products = [], total } = await listStoreProducts(aDeps(database.db))({ limit: 10, offset: 0, tags: [], ...filter }, caller);
    expect(total).toBe(products.length);
    return products.map(({ sku }) => sku);
  };

  expect(await list()).toEqual(['BOLT', 'NUT_1', 'SAW']);
  expect(await list({ text: 'hex' })).toEqual(['BOLT', 'NUT_1']);
  expect(await list({ text: 'T_1' })).toEqual(['NUT_1']);
  expect(await list({ category: 'metal' })).toEqual(['BOLT', 'NUT_1']);
  expect(await list({ category: 'metal/bolts' })).toEqual(['BOLT']);
  expect(await list({ category: 'wood' })).toEqual([]);
  expect(await list({ tags: ['outdoor'] })).toEqual(['BOLT']);
  expect(await list({ hidden: true })).toEqual(['SAW']);
  expect(await list({ hidden: false })).toEqual(['BOLT', 'NUT_1']);
  expect(await list({ availability: 'OUT' })).toEqual(['NUT_1']);
  expect(await list({ until: '2001-01-01' })).toEqual([]);
});

test('a product has its exact stock, and pages continue in SKU order', async () => {
  const caller = aCaller();
  await importRows(database.db, caller, [aRow({ sku: 'A', list_unit_price: 12.5, stock_quantity: 7 }), aRow({ sku: 'B' })]);
  const page = (offset: number) => listStoreProducts(aDeps(database.db))({ limit: 1, offset, tags: [] }, caller);

  expect(await page(0)).toMatchObject({
    products: [{ sku: 'A', listUnitPrice: '12.5', availability: 'LOW', stock: { onHand: '7', sellable: '7' }, hidden: false }],
    total: 2,
  });
  expect(await page(1)).toMatchObject({ products: [{ sku: 'B', availability: 'UNKNOWN', stock: { onHand: '' } }], total: 2 });
});
