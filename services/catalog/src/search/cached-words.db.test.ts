import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { listProducts } from '../handlers/list-products.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { parseProducts } from '../testing/public-product.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

test.each([[[]], [['tags']]])('a search finds words that were imported after its words were cached, with the facets %p', async (facets) => {
  const deps = aDeps(database.db);
  const caller = aCaller();
  const found = async (q: string) => {
    const { productsJson, catalogVersion } = await listProducts(deps)(
      { q, tags: [], availability: [], facets, limit: 0, offset: 0 },
      caller,
    );
    return { skus: parseProducts(productsJson).map(({ sku }) => sku), catalogVersion };
  };
  await importRows(database.db, caller, [aRow({ sku: 'A', description: 'Steel bolt' })]);
  expect(await found('steel bolt')).toEqual({ skus: ['A'], catalogVersion: '1' });
  expect(await found('copper bolt')).toMatchObject({ skus: [] });

  await importRows(database.db, caller, [aRow({ sku: 'B', description: 'Steel bolts' }), aRow({ sku: 'C', description: 'Copper bolt' })]);

  expect(await found('steel bolt')).toEqual({ skus: ['A', 'B'], catalogVersion: '2' });
  expect(await found('copper bolt')).toEqual({ skus: ['C'], catalogVersion: '2' });
});
