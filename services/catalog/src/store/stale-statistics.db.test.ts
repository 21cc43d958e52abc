import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { aScope } from '../testing/builders.ts';
import { upsertContractPrices } from './contract-prices.ts';
import type { Database } from './schema.ts';
import { refreshStaleStatistics } from './stale-statistics.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

test('a list of contract prices leaves the planner with statistics soon, and then there is nothing to refresh', async () => {
  const { db } = database;
  const customerId = newId();
  const price = (sku: string) => ({ customerId, sku, minQuantity: '1', unitPrice: '5' });
  await upsertContractPrices(
    db,
    aScope(),
    Array.from({ length: 1500 }, (_, index) => price(`S-${index}`)),
  );

  // Postgres tells of changed rows with a delay of about a second.
  for (const until = Date.now() + 10_000; !(await refreshStaleStatistics(db)) && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  const { rows } = await sql<{ tuples: number }>`
    select reltuples as tuples from pg_class where oid = 'contract_price'::regclass
  `.execute(db);
  expect(rows[0]?.tuples).toBe(1500);
  expect(await refreshStaleStatistics(db)).toBe(false);
});
