import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase, violatedInvariants } from '@storefront/db/testing';
import type { ImportProductsResponse__Output } from '@storefront/proto/storefront/catalog/v1';
import type { Caller } from '@storefront/rpc';
import { getCatalogVersion } from './store/catalog-version.ts';
import { listChanges } from './store/changes.ts';
import { invariants } from './store/invariants.ts';
import type { Database } from './store/schema.ts';
import { aCaller, aRow, jsonLines } from './testing/builders.ts';
import { adminClient, asFile, startCatalogProcess } from './testing/catalog-process.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const ROWS = 6000;
const file = jsonLines(
  Array.from({ length: ROWS }, (_, index) =>
    aRow({ sku: `S-${index}`, categories: [`a/b${index % 9}`], tags: [{ group: 'g', slug: `t${index % 4}` }], stock_quantity: index % 30 }),
  ),
);

/** Imports the file through a separate process, which is killed when `until` returns true. */
async function importThrough(caller: Caller, until: (report: ImportProductsResponse__Output) => boolean) {
  const started = await startCatalogProcess(database.url);
  const admin = adminClient(started.address);
  let last: ImportProductsResponse__Output | undefined;
  try {
    for await (const report of admin.importProducts(asFile(file), caller)) {
      last = report;
      if (until(report)) await started.end('SIGKILL');
    }
    return { last, wasCut: false };
  } catch {
    return { last, wasCut: true };
  } finally {
    admin.close();
    await started.end('SIGKILL');
  }
}

test('an import whose process is killed leaves only complete products, and the next run completes it', async () => {
  const { db } = database;
  const caller = aCaller({ kind: 'operator' });

  const killed = await importThrough(caller, ({ rowsRead }) => rowsRead >= 1000);

  expect(killed.wasCut).toBe(true);
  expect(await violatedInvariants(db, invariants)).toEqual([]);
  const imported = await db.selectFrom('product').select('sku').where('tenant_id', '=', caller.tenantId).execute();
  expect(imported.length).toBeGreaterThanOrEqual(1000);
  expect(imported.length).toBeLessThan(ROWS);
  const versionBefore = Number(await getCatalogVersion(db, caller));

  const { last } = await importThrough(caller, () => false);

  expect(last).toMatchObject({
    done: true,
    rowsRead: ROWS,
    rowsBad: 0,
    created: ROWS - imported.length,
    unchanged: imported.length,
    updated: 0,
  });
  expect(await violatedInvariants(db, invariants)).toEqual([]);
  // Every product is in the feed once: those that the first run saved are not reported again.
  const changes = await listChanges(db, caller, { version: '0', sku: '' }, 2 * ROWS);
  expect(new Set(changes.map(({ change }) => change))).toEqual(new Set(['CREATED']));
  expect(changes).toHaveLength(ROWS);
  expect(Number(await getCatalogVersion(db, caller))).toBeGreaterThan(versionBefore);
});
