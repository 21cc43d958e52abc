import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type DatabaseHandle } from '@storefront/db';
import { explained, isOnCitus, openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import { aCaller, aRow, importRows } from '../testing/builders.ts';
import { upsertContractPrices } from './products/contract-prices.ts';
import { listProductDetails } from './products/product-details.ts';
import { listQuoted } from './products/quotes.ts';
import { tryReserveStock } from './reservations/try-reserve-stock.ts';
import type { Database } from './schema.ts';

let database: TestDatabase<Database>;
let preparing: DatabaseHandle<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  preparing = connect<Database>({ url: database.url, name: 'keys-planned-once', poolMax: 1, prepared: 'marked' });
});
afterAll(async () => {
  await preparing.close();
  await database.close();
});

const onPlainPostgres = skippedIf(isOnCitus() && 'on Citus, the nodes make and keep the plans', test);

/** How often the connection has planned a statement that contains the text, and how often it has used a plan that was made once. */
async function plansOf(text: string) {
  const { rows } = await sql<{ custom: number; generic: number }>`
    select sum(custom_plans)::integer as custom, sum(generic_plans)::integer as generic from pg_prepared_statements where strpos(statement, ${text}) > 0
  `.execute(preparing.db);
  return rows[0];
}

const skuOf = (index: number): string => `P-${index}`;
const skusFrom = (first: number, count: number): string[] => Array.from({ length: count }, (_, index) => skuOf(first + index));
const SIZES = [1, 1, 1, 1, 1, 1, 1, 1, 500, 1, 20, 1];
/** Postgres plans the first executions of a prepared statement separately, to compare their cost. */
const PLANNED_SEPARATELY = 5;
/** Those before a statement is prepared. */
const UNPREPARED = 2;

onPlainPostgres('without statistics, products are looked up by their keys', async () => {
  const reader = { ...aCaller(), customerId: newId() };

  const plans = await explained(database.db, async (db) => {
    await listQuoted(db, reader, skusFrom(0, 1));
    await listProductDetails(db, reader, [skuOf(0)]);
  });

  const indexes = plans.map((scans) => scans.filter(({ relation }) => relation === 'product').map(({ index }) => index));
  expect(indexes).toEqual([['product_pkey'], ['product_pkey']]);
});

onPlainPostgres('quotes, reservations, and details of any size share a plan that was made for an empty store', async () => {
  const caller = aCaller();
  const customerId = newId();
  const quote = async (db: Kysely<Database>, skus: readonly string[]) => listQuoted(db, { ...caller, customerId }, skus);
  const reserve = (db: Kysely<Database>, skus: readonly string[]) =>
    tryReserveStock(db, caller, { checkoutId: newId(), expiresAt: new Date(Date.now() + 60_000) }, new Map(skus.map((sku) => [sku, '1'])));
  for (const _ of SIZES) {
    await quote(preparing.db, ['NONE']);
    expect(await reserve(preparing.db, ['NONE'])).toBe(false);
    await listProductDetails(preparing.db, caller, ['NONE']);
  }
  await importRows(
    database.db,
    caller,
    Array.from({ length: 1000 }, (_, index) => aRow({ sku: skuOf(index), stock_quantity: 1000 })),
  );
  await upsertContractPrices(database.db, caller, [{ customerId, sku: skuOf(3), minQuantity: '1', unitPrice: '5' }]);

  for (const [index, size] of SIZES.entries()) {
    const skus = skusFrom(index, size);
    const quoted = await quote(preparing.db, skus);
    expect([...quoted.products.keys()].toSorted()).toEqual(skus.toSorted());
    expect(quoted).toEqual(await quote(database.db, skus));
    expect(await reserve(preparing.db, skus)).toBe(true);
    expect(await listProductDetails(preparing.db, caller, skus)).toHaveLength(skus.length);
  }

  const planned = { custom: PLANNED_SEPARATELY, generic: 2 * SIZES.length - UNPREPARED - PLANNED_SEPARATELY };
  expect(await plansOf('json_build_array')).toEqual(planned);
  expect(await plansOf('with locked as')).toEqual(planned);
  expect(await plansOf('d.body, d.specs')).toEqual(planned);
});
