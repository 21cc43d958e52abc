import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isOnCitus, openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { skippedIf, until } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { aRow, aScope, importRows } from '../testing/builders.ts';
import { upsertContractPrices } from './products/contract-prices.ts';
import type { Database } from './schema.ts';
import { refreshStaleStatistics } from './stale-statistics.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

/** Postgres reports changed rows about a second later and per transaction, so each test writes in a single transaction. */
const untilRefreshed = () => until(() => refreshStaleStatistics(database.db));

const onPlainPostgres = skippedIf(isOnCitus() && 'on Citus, autovacuum refreshes the statistics of shards', test);

const knownRows = async (table: string): Promise<unknown> =>
  (await sql<{ reltuples: number }>`select reltuples from pg_class where oid = ${table}::regclass`.execute(database.db)).rows[0]?.reltuples;

onPlainPostgres('statistics are refreshed once after an import', async () => {
  await importRows(
    database.db,
    aScope(),
    Array.from({ length: 1000 }, (_, index) => aRow({ sku: `MANY-${index}` })),
  );

  await untilRefreshed();

  expect(await knownRows('product')).toBe(1000);
  expect(await refreshStaleStatistics(database.db)).toBe(false);
});

onPlainPostgres('statistics are refreshed once after contract prices are stored', async () => {
  const customerId = newId();
  await upsertContractPrices(
    database.db,
    aScope(),
    Array.from({ length: 1500 }, (_, index) => ({ customerId, sku: `S-${index}`, minQuantity: '1', unitPrice: '5' })),
  );

  await untilRefreshed();

  expect(await knownRows('contract_price')).toBe(1500);
  expect(await refreshStaleStatistics(database.db)).toBe(false);
});
