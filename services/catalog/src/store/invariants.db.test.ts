import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkInvariants } from '@storefront/db';
import { openTestDatabase, type TestDatabase, violatedInvariants } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { reserveStock } from '../handlers/reserve-stock.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { invariants } from './invariants.ts';
import type { Database } from './schema.ts';

let database: TestDatabase<Database>;
/** One product with a category, a tag, and two units reserved by a checkout. */
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  const caller = aCaller();
  const tags = [{ group: 'Material', slug: 'steel', name: 'Steel' }];
  await importRows(database.db, caller, [aRow({ sku: 'A', stock_quantity: 100, categories: ['bolts'], tags })]);
  const lines = [{ lineId: newId(), sku: 'A', quantity: '2' }];
  await reserveStock(aDeps(database.db))({ checkoutId: newId(), lines, holdSeconds: 900, dryRun: false }, caller);
});
afterAll(() => database.close());

/** IDs begin with the UUID of the row or its store. */
const ID = expect.stringMatching(/^[0-9a-f-]{36}/);

/** Each rule, with a statement that violates it and no other. */
const BREAKAGES: readonly (readonly [rule: string, ...statements: string[]])[] = [
  ['reserved_stock_is_live_reservations', 'update stock set reserved = reserved - 1'],
  ['reserved_stock_is_live_reservations', `update reservation set state = 'RELEASED'`],
  [
    'stock_not_negative',
    'alter table stock drop constraint stock_on_hand_check',
    `update stock set on_hand = -1, last_band = 'OUT', told_band = 'OUT'`,
  ],
  [
    'reserved_product_has_stock',
    `insert into reservation_line (tenant_id, mode, checkout_id, sku, quantity) select tenant_id, mode, checkout_id, 'GONE', 1 from reservation`,
  ],
  ['availability_recorded', `update stock set last_band = 'LOW'`],
  ['availability_announced', `update stock set told_band = 'LOW'`],
  ['product_is_complete', 'delete from product_content'],
  ['product_words_listed', `delete from search_lexeme where word <> 'a'`],
  ['category_counts_are_true', 'update category set product_count = 0'],
  ['tag_counts_are_true', 'update tag set product_count = 2'],
  ['catalog_counts_are_true', 'update catalog_version set visible_count = 0'],
  ['changes_not_newer_than_catalog', 'update catalog_version set version = 0'],
  ['expired_holds_released', `update reservation set expires_at = now() - interval '121 seconds'`],
];

test.each(BREAKAGES)('a violation is reported: %s', async (rule, ...statements) => {
  await database.broken(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);

    expect(await violatedInvariants(trx, invariants)).toMatchObject([{ name: rule, violations: { count: 1, ids: [ID] } }]);
  });
});

test('every rule is among these, and holds where nothing is broken', async () => {
  expect(await violatedInvariants(database.db, invariants)).toEqual([]);
  expect(new Set(BREAKAGES.map(([rule]) => rule))).toEqual(new Set(invariants.map(({ name }) => name)));
});

test('a check of recent changes finds what is recent and leaves out the rules over history', async () => {
  const at = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  for (const [rules, ...statements] of BREAKAGES) {
    await database.broken(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      const found = async (since: Date) =>
        (await checkInvariants(trx, invariants, { since })).filter(({ violations }) => violations.count > 0).map(({ name }) => name);

      expect(await found(at(-1))).toEqual([rules].flat());
      expect([rules].flat()).toEqual(expect.arrayContaining(await found(at(1))));
    });
  }
});
