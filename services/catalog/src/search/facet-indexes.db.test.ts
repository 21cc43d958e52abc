import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import type { CatalogDeps } from '../deps.ts';
import { listProducts } from '../handlers/list-products.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { facetIndexes } from './facet-indexes.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const OVERLOADED = { code: 'service_unavailable', reason: 'overloaded' };
const counting =
  (deps: CatalogDeps) =>
  (caller: Caller): Promise<unknown> =>
    listProducts(deps)({ tags: [], availability: [], facets: ['tags'], limit: 0, offset: 0 }, caller);
const aStoreWith = async (...skus: readonly string[]): Promise<Caller> => {
  const caller = aCaller();
  await importRows(
    database.db,
    caller,
    skus.map((sku) => aRow({ sku })),
  );
  return caller;
};

test('an index that grows beyond the most products is dropped, and its store is refused like one that was too large from the start', async () => {
  const count = counting({ ...aDeps(database.db), facetIndexes: facetIndexes({ db: database.db, productsMax: 5 }) });
  const caller = await aStoreWith('A', 'B');
  expect(await count(caller)).toMatchObject({ total: 2 });

  await importRows(
    database.db,
    caller,
    ['C', 'D', 'E', 'F'].map((sku) => aRow({ sku })),
  );
  // This read brings the index up to date, and still counts with it.
  expect(await count(caller)).toMatchObject({ total: 6 });

  await expect(count(caller)).rejects.toMatchObject({ code: 'validation_error', details: [{ field: 'facets' }] });
});

test('stores whose indexes do not fit together have them one after the other', async () => {
  let now = 0;
  const count = counting({ ...aDeps(database.db), facetIndexes: facetIndexes({ db: database.db, productsMax: 5, now: () => now }) });
  const [first, second] = [await aStoreWith('A', 'B', 'C'), await aStoreWith('A', 'B', 'C')];
  expect(await count(first)).toMatchObject({ total: 3 });

  await expect(count(second)).rejects.toMatchObject(OVERLOADED);
  now = 100_000;

  expect(await count(second)).toMatchObject({ total: 3 });
  await expect(count(first)).rejects.toMatchObject(OVERLOADED);
});

test('a reader waits for an index until its deadline, and a later one finds it', async () => {
  const count = counting(aDeps(database.db));
  const caller = await aStoreWith('A', 'B');
  const release = Promise.withResolvers<void>();
  const isLocked = Promise.withResolvers<void>();
  const locking = database.db.transaction().execute(async (trx) => {
    await sql`lock table product in access exclusive mode`.execute(trx);
    isLocked.resolve();
    await release.promise;
  });
  await isLocked.promise;
  const deadlineAt = Date.now() + 50;

  await expect(count({ ...caller, deadlineAt })).rejects.toMatchObject(OVERLOADED);

  release.resolve();
  await locking;
  expect(await count(caller)).toMatchObject({ total: 2 });
});
