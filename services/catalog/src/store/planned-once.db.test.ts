import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type DatabaseHandle } from '@storefront/db';
import { isOnCitus, openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { setVisibility } from '../handlers/products.ts';
import { aCaller, aDeps, aRow, aScope, importRows } from '../testing/builders.ts';
import { lockCatalog } from './catalog-lock.ts';
import type { Database } from './schema.ts';

let database: TestDatabase<Database>;
let preparing: DatabaseHandle<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  preparing = connect<Database>({ url: database.url, name: 'planned-once', poolMax: 1, prepared: 'marked' });
});
afterAll(async () => {
  await preparing.close();
  await database.close();
});

/** Postgres plans a statement this often with its values before it compares that with a plan for all values. */
const CUSTOM_PLANS = 5;

skippedIf(isOnCitus() && 'on Citus, the nodes keep the plans', test)(
  'the statements that change products are planned once, however many they change',
  async () => {
    const { db } = preparing;
    const caller = aCaller();
    for (let round = 1; round <= 15; round += 1) {
      const rows = Array.from({ length: 1 + (round % 3) }, (_, index) =>
        aRow({ sku: `BOLT-${index}`, list_unit_price: round, stock_quantity: round % 2 }),
      );
      expect(await importRows(db, caller, rows)).toMatchObject({ violations: [] });
      await setVisibility(aDeps(db))({ sku: 'BOLT-0', hidden: round % 2 === 0 }, caller);
    }

    const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where custom_plans > ${CUSTOM_PLANS}
  `.execute(db);
    expect(rows).toEqual([]);
  },
);

test('a transaction takes the lock of each store once', async () => {
  const [one, other] = [aScope(), aScope()];
  await database.db.transaction().execute(async (trx) => {
    const isPlannedWithoutScans = async () =>
      (await sql<{ setting: string }>`select current_setting('enable_seqscan') as setting`.execute(trx)).rows[0]?.setting === 'off';
    await lockCatalog(trx, one);
    expect(await isPlannedWithoutScans()).toBe(true);
    await sql`set local enable_seqscan = on`.execute(trx);

    await lockCatalog(trx, one);
    expect(await isPlannedWithoutScans()).toBe(false);
    await lockCatalog(trx, other);
    expect(await isPlannedWithoutScans()).toBe(true);
  });
});
