import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { sql, type Transaction } from 'kysely';
import type { CatalogDeps } from '../deps.ts';
import { reserveStock } from '../handlers/reserve-stock.ts';
import { setLowStockThreshold } from '../handlers/stock.ts';
import { lockCatalog } from '../store/catalog-lock.ts';
import { nextSaleInMs } from '../store/products/apply-sale-windows.ts';
import { listExpiredHolds } from '../store/reservations/resolve-reservation.ts';
import type { Database } from '../store/schema.ts';
import { storeKey } from '../store/skipped-stores.ts';
import { listDueBands } from '../store/stock/publish-bands.ts';
import { updateCategory } from '../store/taxonomy/update-category.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { applySaleWindows } from './apply-sale-windows.ts';
import { applyStoreThresholds, expireReservations, publishBands, reindexCategories } from './store-sweeps.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

type Store = ReturnType<typeof aCaller>;

async function aStore(given: Parameters<typeof aCaller>[0] = {}): Promise<Store> {
  const caller = aCaller(given);
  const sale = { list_unit_price: 100, sale_unit_price: 5, sale_ends_at: '2030-01-02T00:00:00Z', sale_starts_at: '2030-01-01T00:00:00Z' };
  await importRows(database.db, caller, [aRow({ sku: 'A', stock_quantity: 20, categories: ['bolts'], ...sale })]);
  return caller;
}

/** Catalog deps whose log is recorded: [message, sweep, id]. */
function logged(now?: Date): { deps: CatalogDeps; lines: string[][] } {
  const lines: string[][] = [];
  const write = (line: string) => {
    const { msg, sweep, id } = JSON.parse(line) as Record<string, string>;
    lines.push([msg ?? '', sweep ?? '', id ?? '']);
  };
  return { deps: { ...aDeps(database.db, now), log: createLogger('test', 'warn', { write }) }, lines };
}

const holdOf = async (store: Store): Promise<string> => {
  const checkoutId = newId();
  const lines = [{ lineId: newId(), sku: 'A', quantity: '1' }];
  await reserveStock(aDeps(database.db))({ checkoutId, lines, holdSeconds: 900, dryRun: false }, store);
  await sql`update reservation set expires_at = now() - interval '1 second' where checkout_id = ${checkoutId}`.execute(database.db);
  return checkoutId;
};

test('expired holds: an invalid stock row and a locked one delay no other', async () => {
  const [bad, locked, good] = [await aStore(), await aStore(), await aStore()];
  const holds = [await holdOf(bad), await holdOf(locked), await holdOf(good)];
  await sql`update stock set reserved = 0 where tenant_id = ${bad.tenantId}`.execute(database.db);
  const { deps, lines } = logged();

  await inTransaction(database.db, async (trx) => {
    await sql`select from stock where tenant_id = ${locked.tenantId} for update`.execute(trx);
    expect(await expireReservations(deps)).toBe(1);
  });

  expect(lines).toEqual(holds.slice(0, 2).map((id) => ['sweep_item_skipped', 'expire-reservations', id]));
  await sql`update stock set reserved = 1 where tenant_id = ${bad.tenantId}`.execute(database.db);
  expect(await expireReservations(deps)).toBe(2);
});

test('stores with many older rows leave others their share', async () => {
  const [large, small] = [await aStore(), await aStore()];
  for (const minutes of [30, 20, 10]) {
    const checkoutId = await holdOf(large);
    await sql`update reservation set expires_at = now() - ${minutes} * interval '1 minute' where checkout_id = ${checkoutId}`.execute(
      database.db,
    );
  }
  await holdOf(small);
  await importRows(
    database.db,
    large,
    Array.from({ length: 120 }, (_, index) => aRow({ sku: `S-${index}`, stock_quantity: 20 })),
  );
  await sql`update stock set publish_at = now() - interval '1 hour' where tenant_id = ${large.tenantId}`.execute(database.db);
  await sql`update stock set publish_at = now() where tenant_id = ${small.tenantId}`.execute(database.db);

  const holds = (await listExpiredHolds(database.db, [])).map(({ tenantId }) => tenantId);
  const bands = (await listDueBands(database.db, [])).map(({ scope, skus }) => [scope.tenantId, skus.length]);

  expect(holds).toEqual([large, small, large, large].map(({ tenantId }) => tenantId));
  expect(bands).toEqual([
    [large.tenantId, 100],
    [small.tenantId, 1],
  ]);
  await expireReservations(aDeps(database.db));
  await publishBands(aDeps(database.db));
});

test('an idle sweep learns when the next sale starts, also by the clock of a store that is ahead', async () => {
  const secondsBefore = (seconds: number) =>
    nextSaleInMs(database.db, new Date(Date.parse('2030-01-01T00:00:00Z') - seconds * 1000), 4_500);
  const { tenantId } = await aStore({ mode: 'sandbox' });
  expect([await secondsBefore(12), await secondsBefore(2), await secondsBefore(-1)]).toEqual([4_500, 2_000, 0]);

  await sql`insert into sandbox_clock (tenant_id, mode, offset_ms) values (${tenantId}, 'sandbox', 9000)`.execute(database.db);
  expect(await secondsBefore(12)).toBe(3_000);
  await sql`delete from sandbox_clock where tenant_id = ${tenantId}`.execute(database.db);
});

/** The condition that makes a store due for a sweep, and the rows that another process has locked. */
const BY_STORE: readonly {
  readonly sweep: string;
  readonly run: (deps: CatalogDeps) => Promise<number>;
  readonly makeDue: (store: Store) => Promise<unknown>;
  readonly lock: (trx: Transaction<Database>, store: Store) => Promise<unknown>;
}[] = [
  { sweep: 'apply-sale-windows', run: applySaleWindows, makeDue: () => Promise.resolve(), lock: lockCatalog },
  {
    sweep: 'reindex-categories',
    run: reindexCategories,
    makeDue: (store) => updateCategory(database.db, store, 'bolts', { name: 'Screws' }),
    lock: lockCatalog,
  },
  {
    sweep: 'apply-store-thresholds',
    run: applyStoreThresholds,
    makeDue: (store) => setLowStockThreshold(aDeps(database.db))({ threshold: '30' }, store),
    lock: (trx, { tenantId }) => sql`select from stock where tenant_id = ${tenantId} for update`.execute(trx),
  },
  {
    sweep: 'publish-bands',
    run: publishBands,
    makeDue: ({ tenantId }) => sql`update stock set publish_at = now() where tenant_id = ${tenantId}`.execute(database.db),
    lock: (trx, { tenantId }) => sql`select from stock where tenant_id = ${tenantId} for update`.execute(trx),
  },
];

test.each(BY_STORE)('$sweep: a locked store is logged and delays no other', async ({ sweep, run, makeDue, lock }) => {
  const [locked, good] = [await aStore(), await aStore()];
  const { deps, lines } = logged(new Date('2030-01-01T00:00:00Z'));
  await run(deps);
  const [first, second] = [await aStore(), await aStore()];
  for (const store of [locked, good, first, second]) await makeDue(store);

  await inTransaction(database.db, async (trx) => {
    await lock(trx, first);
    expect(await run(deps)).toBeGreaterThan(0);
    expect(lines).toEqual([['sweep_item_skipped', sweep, storeKey(first)]]);
  });

  expect(await run(deps)).toBe(1);
});
