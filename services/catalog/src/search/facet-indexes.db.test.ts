import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { listProducts } from '../handlers/list-products.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { facetIndexes } from './facet-indexes.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

test('an index that grows beyond the most products is dropped, and its store is refused like one that was too large from the start', async () => {
  const deps = { ...aDeps(database.db), facetIndexes: facetIndexes(5) };
  const caller = aCaller();
  const count = () => listProducts(deps)({ tags: [], availability: [], facets: ['tags'], limit: 0, offset: 0 }, caller);
  await importRows(database.db, caller, [aRow({ sku: 'A' }), aRow({ sku: 'B' })]);
  expect(await count()).toMatchObject({ total: 2 });

  await importRows(
    database.db,
    caller,
    ['C', 'D', 'E', 'F'].map((sku) => aRow({ sku })),
  );
  // This read brings the index up to date, and still counts with it.
  expect(await count()).toMatchObject({ total: 6 });

  await expect(count()).rejects.toMatchObject({ code: 'validation_error', details: [{ field: 'facets' }] });
});
