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
    const { products = [], total } = await listStoreProducts(aDeps(database.db))(
      { limit: 10, offset: 0, tags: [], availabilities: [], ...filter },
      caller,
    );
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

test('pages that begin after a product have the matching ones in SKU order, with a search as of shoppers', async () => {
  const caller = aCaller();
  await importRows(database.db, caller, [
    aRow({ sku: 'BOLT', description: 'Hex bolt', stock_quantity: 100, categories: ['metal/bolts'] }),
    aRow({ sku: 'NUT', description: 'Nut, hex', stock_quantity: 0, categories: ['metal'], tags: [{ group: 'use', slug: 'outdoor' }] }),
    aRow({ sku: 'SAW', description: 'Säge', hidden: true }),
  ]);
  const list = listStoreProducts(aDeps(database.db));
  const page = async (filter: Partial<Parameters<typeof list>[0]> = {}, limit = 10, after?: string) => {
    const { products = [], next } = await list(
      { limit: 0, offset: 0, tags: [], availabilities: [], ...filter, keyset: { limit, ...(after && { after }) } },
      caller,
    );
    return [...products.map(({ sku }) => sku), next];
  };

  const [first, second, next] = await page({}, 2);
  expect([first, second]).toEqual(['BOLT', 'NUT']);
  expect(await page({}, 2, next)).toEqual(['SAW', undefined]);
  expect(await page({ text: 'bolt hex' })).toEqual(['BOLT', undefined]);
  expect(await page({ text: 'sage' })).toEqual(['SAW', undefined]);
  expect(await page({ text: '-' })).toEqual([undefined]);
  expect(await page({ category: 'metal', tags: ['outdoor'] })).toEqual(['NUT', undefined]);
  expect(await page({ availabilities: ['OUT', 'LOW'] })).toEqual(['NUT', undefined]);
  expect(await page({ hidden: false })).toEqual(['BOLT', 'NUT', undefined]);
  await expect(page({}, 2, 'A\nB')).rejects.toThrow('is not a next_cursor');
  await expect(page({}, 201)).rejects.toThrow('must be from 1 to 200');
});

test('a product has its exact stock, and pages continue in SKU order', async () => {
  const caller = aCaller();
  await importRows(database.db, caller, [aRow({ sku: 'A', list_unit_price: 12.5, stock_quantity: 7 }), aRow({ sku: 'B' })]);
  const page = (offset: number) => listStoreProducts(aDeps(database.db))({ limit: 1, offset, tags: [], availabilities: [] }, caller);

  expect(await page(0)).toMatchObject({
    products: [{ sku: 'A', listUnitPrice: '12.5', availability: 'LOW', stock: { onHand: '7', sellable: '7' }, hidden: false }],
    total: 2,
  });
  expect(await page(1)).toMatchObject({ products: [{ sku: 'B', availability: 'UNKNOWN', stock: { onHand: '' } }], total: 2 });
});
