import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { reserveStock } from '../handlers/reserve-stock.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { checkEach, checkInvariants } from './invariants.ts';
import type { Database } from './schema.ts';

let database: TestDatabase<Database>;
/** One product in a category and with a tag, of which a checkout holds two. */
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  const caller = aCaller();
  const tags = [{ group: 'Material', slug: 'steel', name: 'Steel' }];
  await importRows(database.db, caller, [aRow({ sku: 'A', stock_quantity: 100, categories: ['bolts'], tags })]);
  const lines = [{ lineId: newId(), sku: 'A', quantity: '2' }];
  await reserveStock(aDeps(database.db))({ checkoutId: newId(), lines, holdSeconds: 900, dryRun: false }, caller);
});
afterAll(() => database.close());

/** Each rule, and what breaks it and no other. */
const BREAKAGES: readonly (readonly [rule: string, ...statements: string[]])[] = [
  ['reserved stock is what live reservations hold', 'update stock set reserved = reserved - 1'],
  ['reserved stock is what live reservations hold', `update reservation set state = 'RELEASED'`],
  [
    'no stock is negative',
    'alter table stock drop constraint stock_on_hand_check',
    `update stock set on_hand = -1, last_band = 'OUT', told_band = 'OUT'`,
  ],
  [
    'every held line has a product with stock',
    `insert into reservation_line (tenant_id, mode, checkout_id, sku, quantity) select tenant_id, mode, checkout_id, 'GONE', 1 from reservation`,
  ],
  ['every band has been told of', `update stock set last_band = 'LOW'`],
  ['every band that the world has not been told of is about to be', `update stock set told_band = 'LOW'`],
  ['every product has its stock and its content', 'delete from product_content'],
  ['category counts are true', 'update category set product_count = 0'],
  ['tag counts are true', 'update tag set product_count = 2'],
  ['catalog counts are true', 'update catalog_version set visible_count = 0'],
  ['no change is newer than its catalog', 'update catalog_version set version = 0'],
  ['lapsed holds are let go within two minutes', `update reservation set expires_at = now() - interval '121 seconds'`],
];

test.each(BREAKAGES)('%s: where that is not so, it is said', async (rule, ...statements) => {
  await database.broken(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);

    expect((await checkEach(trx)).filter(({ ok }) => !ok)).toEqual([{ name: rule, ok: false, detail: '1 rows break it' }]);
  });
});

test('every rule is among these, and holds where nothing is broken', async () => {
  const found = await checkInvariants(database.db);

  expect(found.filter(({ ok }) => !ok)).toEqual([]);
  expect(new Set(BREAKAGES.map(([rule]) => rule))).toEqual(new Set(found.map(({ name }) => name)));
});
