import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect, type DatabaseHandle } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import { SECTION_TIMEOUT_MS } from '../store/partial-reads.ts';
import { upsertContractPrices } from '../store/products/contract-prices.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { parseProduct, parseProducts } from '../testing/public-product.ts';
import { listProducts } from './list-products.ts';
import { getProduct } from './products.ts';

let database: TestDatabase<Database>;
let deadlineDatabase: DatabaseHandle<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  const connection = { url: database.url, name: 'catalog reads', statementTimeoutMs: SECTION_TIMEOUT_MS, prepared: 'marked' } as const;
  deadlineDatabase = connect<Database>(connection);
});
afterAll(async () => {
  await deadlineDatabase.close();
  await database.close();
});

/** Runs `work` while the table is locked against reads. */
const whileLocked = (table: string, work: () => Promise<void>): Promise<void> =>
  database.db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
    await work();
  });

/** A store with one product on sale, and a customer who has a contract price for it. */
async function aCustomer() {
  const caller = aCaller({ customerId: newId() });
  const { db } = database;
  await importRows(db, caller, [aRow({ sale_unit_price: 100, stock_quantity: 3 })]);
  await upsertContractPrices(db, caller, [{ customerId: caller.customerId ?? '', sku: 'BOLT-M8', minQuantity: '1', unitPrice: '90' }]);
  const deps = aDeps(db, undefined, deadlineDatabase.db);
  const { customerId: _customer, ...anonymous } = caller;
  return { caller, anonymous, list: listProducts(deps), get: getProduct(deps) };
}

const page = { tags: [], availability: [], facets: [], limit: 0, offset: 0 };

describe('a partial read of products', () => {
  test('prices are null and reported as missing while contract prices are unavailable', async () => {
    const { caller, anonymous, list, get } = await aCustomer();

    await whileLocked('contract_price', async () => {
      const listed = await list(page, caller);
      const detail = await get({ sku: 'BOLT-M8' }, caller);

      for (const { errors } of [listed, detail]) {
        expect(errors).toEqual([
          { field: 'unit_price', code: 'downstream_timeout', detail: 'Contract prices are temporarily unavailable.' },
        ]);
      }
      for (const product of [parseProducts(listed.productsJson)[0], parseProduct(detail.productJson)]) {
        expect(product).toMatchObject({ list_unit_price: 120, availability: 'LOW', badges: ['LOW_STOCK'], discount_percent: 0 });
        expect(product).toMatchObject({ unit_price: null, gct_amount: null, unit_price_incl_gct: null, compare_at_unit_price: null });
        expect(product).toMatchObject({ price_source: null, price_breaks: [] });
      }
      expect((await list({ ...page, sort: 'price' }, caller)).total).toBe(1);
      const { productJson, errors } = await get({ sku: 'BOLT-M8' }, anonymous);
      expect([parseProduct(productJson).unit_price, errors]).toEqual([100, []]);
    });
  });

  test('the band is UNKNOWN and reported as missing while stock is unavailable', async () => {
    const { caller, anonymous, list, get } = await aCustomer();

    await whileLocked('stock', async () => {
      const details = await Promise.all([1, 2, 3].map(() => get({ sku: 'BOLT-M8' }, anonymous)));
      const { productsJson, errors } = await list(page, caller);

      expect(errors).toMatchObject([{ field: 'availability', code: 'downstream_timeout' }]);
      expect(parseProducts(productsJson)).toMatchObject([{ unit_price: 90, availability: 'UNKNOWN', badges: [] }]);
      for (const detail of details) {
        expect(parseProduct(detail.productJson)).toMatchObject({ unit_price: 100, availability: 'UNKNOWN' });
        expect(detail.errors).toMatchObject([{ field: 'availability' }]);
      }
    });
  });

  test('reads are complete again after recovery', async () => {
    const { caller, list } = await aCustomer();
    await whileLocked('contract_price', async () => void (await list(page, caller)));

    await until(async () => {
      const { productsJson, errors } = await list(page, caller);
      expect([parseProducts(productsJson)[0]?.unit_price, errors]).toEqual([90, []]);
    });
  });

  test('a slow read that lacks no section runs only once', async () => {
    let runs = 0;
    const slow = async (db: Kysely<Database>) => {
      runs += 1;
      await sql`select pg_sleep(${(2 * SECTION_TIMEOUT_MS) / 1000})`.execute(db);
      return 'rows';
    };

    const { result, missing } = await aDeps(database.db, undefined, deadlineDatabase.db).readPartial(aCaller(), slow);

    expect({ result, missing, runs }).toEqual({ result: 'rows', missing: [], runs: 1 });
  });

  test('a search is canceled in Postgres at the deadline of its caller', async () => {
    const { anonymous, list } = await aCustomer();

    await whileLocked('product', async () => {
      const search = list({ ...page, q: 'bolt' }, { ...anonymous, deadlineAt: Date.now() + 600 });

      await expect(search).rejects.toMatchObject({ code: 'gateway_timeout', reason: 'downstream_timeout' });
      const { rows } = await sql`
        select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%ts_rank%'
      `.execute(database.db);
      expect(rows).toEqual([]);
    });
  });
});
