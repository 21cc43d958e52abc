import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { sql } from 'kysely';
import { compactChanges } from '../sweeps/store-sweeps.ts';
import { aDeps, aRow, aScope, importRows } from '../testing/builders.ts';
import { listChanges } from './changes.ts';
import { compactNextChanges, listAgedChangeLogs } from './compact-changes.ts';
import type { Database } from './schema.ts';
import { setStock } from './stock/stock-levels.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
type Scope = ReturnType<typeof aScope>;

const counted = (sku: string, quantity: string) => ({ sku, quantity, expected: undefined, threshold: undefined });

const feedOf = async (scope: Scope, version = '0', sku = '') =>
  (await listChanges(database.db, scope, { version, sku }, 1000)).map((change) => `${change.version} ${change.sku} ${change.change}`);
const compactAll = async (now: Date) => {
  while ((await compactChanges(aDeps(database.db, now))) > 0);
};

async function aHistory(scope: Scope): Promise<void> {
  const { db } = database;
  await importRows(db, scope, [aRow({ sku: 'A', stock_quantity: 50 }), aRow({ sku: 'B' })]);
  await importRows(db, scope, [aRow({ sku: 'A', description: 'Another' })]);
  await setStock(db, scope, counted('A', '5'));
  await importRows(db, scope, [aRow({ sku: 'A', description: 'A third' })]);
  await setStock(db, scope, counted('A', '0'));
  await importRows(db, scope, [aRow({ sku: 'B', hidden: true })]);
}

describe('the change log', () => {
  test('changes of the last month are retained', async () => {
    const scope = aScope();
    await aHistory(scope);
    const before = await feedOf(scope);

    await compactAll(inDays(29));

    expect(await feedOf(scope)).toEqual(before);
  });

  test('of changes older than a month, the last of each SKU and kind is retained, including tombstones', async () => {
    const scope = aScope();
    await aHistory(scope);

    await compactAll(inDays(31));

    expect(await feedOf(scope)).toEqual(['1 A CREATED', '1 B CREATED', '4 A UPDATED', '5 A STOCK', '6 B REMOVED']);
  });

  test('compaction continues as changes age, and examines each once', async () => {
    const { db } = database;
    const scope = aScope();
    await aHistory(scope);
    await compactAll(inDays(31));
    await importRows(db, scope, [aRow({ sku: 'A', description: 'A fourth' }), aRow({ sku: 'B', hidden: false })]);
    await sql`update catalog_change set created_at = ${inDays(31)} where tenant_id = ${scope.tenantId} and version = 7`.execute(db);

    await compactAll(inDays(32));
    expect(await feedOf(scope, '5', 'A')).toEqual(['6 B REMOVED', '7 A UPDATED', '7 B CREATED']);
    await compactAll(inDays(62));

    expect(await feedOf(scope)).toEqual(['5 A STOCK', '6 B REMOVED', '7 A UPDATED', '7 B CREATED', '1 A CREATED'].toSorted());
    expect(await compactChanges(aDeps(db, inDays(62)))).toBe(0);
  });

  test('is looked at only when its next change is a month old', async () => {
    const scope = aScope();
    await aHistory(scope);
    const isDue = async (days: number): Promise<boolean> =>
      (await listAgedChangeLogs(database.db, [], inDays(days))).some(({ tenantId }) => tenantId === scope.tenantId);
    expect([await isDue(29), await isDue(31)]).toEqual([false, true]);
    await compactAll(inDays(31));
    expect([await isDue(60), await isDue(62)]).toEqual([false, true]);

    await setStock(database.db, scope, counted('A', '9'));
    await sql`update catalog_change set created_at = ${inDays(20)} where tenant_id = ${scope.tenantId} and version = 7`.execute(
      database.db,
    );
    await compactNextChanges(database.db, scope, inDays(35));

    expect([await isDue(49), await isDue(51)]).toEqual([false, true]);
  });

  test('every cursor still leads to the current state', async () => {
    const scope = aScope();
    const { db } = database;
    const skus = Array.from({ length: 30 }, (_, index) => `S${String(index).padStart(2, '0')}`);
    for (let round = 0; round < 12; round += 1) {
      const some = skus.filter((_, index) => (index * 7 + round * 5) % 3 === 0);
      await importRows(
        db,
        scope,
        some.map((sku, index) => aRow({ sku, description: `Round ${round}`, hidden: (index + round) % 4 === 0 })),
      );
    }
    const whole = await listChanges(db, scope, { version: '0', sku: '' }, 1000);
    const stateAfter = (from: ReadonlyMap<string, string>, changes: readonly { sku: string; change: string }[]) => {
      const state = new Map(from);
      for (const { sku, change } of changes) {
        if (change === 'REMOVED') state.delete(sku);
        else state.set(sku, 'visible');
      }
      return [...state.keys()].toSorted();
    };
    const current = stateAfter(new Map(), whole);

    await compactAll(inDays(31));

    expect((await listChanges(db, scope, { version: '0', sku: '' }, 1000)).length).toBeLessThan(whole.length);
    for (const [read, cursor] of [{ version: '0', sku: '' }, ...whole].entries()) {
      const known = new Map(stateAfter(new Map(), whole.slice(0, read)).map((sku) => [sku, 'visible']));
      expect(stateAfter(known, await listChanges(db, scope, cursor, 1000))).toEqual(current);
    }
  });
});
