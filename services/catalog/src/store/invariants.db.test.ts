import { afterAll, beforeAll } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { testInvariants } from '@storefront/db/testing/invariants';
import { newId } from '@storefront/rpc';
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

testInvariants({
  open: () => database,
  invariants,
  planted: [
    [['reserved_stock_is_live_reservations'], 'update stock set reserved = reserved - 1'],
    [['reserved_stock_is_live_reservations'], `update reservation set state = 'RELEASED'`],
    [['reserved_stock_is_live_reservations'], 'update reservation_line set shipped = 1'],
    [
      ['reserved_product_has_stock'],
      `insert into reservation_line (tenant_id, mode, checkout_id, sku, quantity) select tenant_id, mode, checkout_id, 'GONE', 1 from reservation`,
    ],
    [['availability_recorded'], `update stock set last_band = 'LOW'`],
    [['availability_announced'], `update stock set published_band = 'LOW'`],
    [['product_is_complete'], 'delete from product_content'],
    [['product_is_complete', 'reserved_product_has_stock'], 'delete from stock'],
    [['product_words_listed'], `delete from search_lexeme where word <> 'a'`],
    [['category_counts_are_true'], 'update category set product_count = 0'],
    [['tag_counts_are_true'], 'update tag set product_count = 2'],
    [['catalog_counts_are_true'], 'update catalog_version set visible_count = 0'],
    [['changes_not_newer_than_catalog'], 'update catalog_version set version = 0'],
    [['expired_holds_released'], `update reservation set expires_at = now() - interval '121 seconds'`],
  ],
});
