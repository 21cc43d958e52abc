import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { aRow, aScope, importRows } from '../testing/builders.ts';
import { upsertContractPrices } from './contract-prices.ts';
import type { Database } from './schema.ts';
import { refreshStaleStatistics } from './stale-statistics.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

test('an import and a list of contract prices leave the planner with statistics soon, and then there is nothing to refresh', async () => {
  const { db } = database;
  const customerId = newId();
  const price = (sku: string) => ({ customerId, sku, minQuantity: '1', unitPrice: '5' });
  await importRows(
    db,
    aScope(),
    Array.from({ length: 1200 }, (_, index) => aRow({ sku: `MANY-${index}` })),
  );
  await upsertContractPrices(
    db,
    aScope(),
    Array.from({ length: 1500 }, (_, index) => price(`S-${index}`)),
  );

  // Postgres tells of changed rows with a delay of about a second.
  for (const until = Date.now() + 10_000; !(await refreshStaleStatistics(db)) && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  const { rows } =
    await sql`select relname, reltuples from pg_class where relname in ('product', 'contract_price') order by relname`.execute(db);
  expect(rows).toEqual([
    { relname: 'contract_price', reltuples: 1500 },
    { relname: 'product', reltuples: 1200 },
  ]);
  expect(await refreshStaleStatistics(db)).toBe(false);
});
