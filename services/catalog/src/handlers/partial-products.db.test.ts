import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect, type DatabaseHandle } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { upsertContractPrices } from '../store/contract-prices.ts';
import { SECTION_TIMEOUT_MS } from '../store/read-sections.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { shown, shownList } from '../testing/shown.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';

let database: TestDatabase<Database>;
let impatient: DatabaseHandle<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  const connection = { url: database.url, name: 'catalog reads', statementTimeoutMs: SECTION_TIMEOUT_MS, prepared: 'marked' } as const;
  impatient = connect<Database>(connection);
});
afterAll(async () => {
  await impatient.close();
  await database.close();
});

/** Does something while nobody can read a table. */
const whileLocked = (table: string, work: () => Promise<void>): Promise<void> =>
  database.db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
    await work();
  });

/** A store with one product on sale, and a customer with a price of their own. */
async function aCustomer() {
  const caller = aCaller({ customerId: newId() });
  const { db } = database;
  await importRows(db, caller, [aRow({ sale_unit_price: 100, stock_quantity: 3 })]);
  await upsertContractPrices(db, caller, [{ customerId: caller.customerId ?? '', sku: 'BOLT-M8', minQuantity: '1', unitPrice: '90' }]);
  const deps = aDeps(db, undefined, impatient.db);
  const { customerId: _customer, ...anonymous } = caller;
  return { caller, anonymous, list: listProducts(deps), get: getProduct(deps) };
}

const page = { tags: [], limit: 0, offset: 0 };

describe('a read of products', () => {
  test('whose contract prices cannot be had shows no price at all, and says so', async () => {
    const { caller, anonymous, list, get } = await aCustomer();

    await whileLocked('contract_price', async () => {
      const startedAt = Date.now();
      const listed = await list(page, caller);
      expect(Date.now() - startedAt).toBeLessThan(1500);
      const detail = await get({ sku: 'BOLT-M8' }, caller);

      for (const { errors } of [listed, detail]) {
        expect(errors).toEqual([{ field: 'unit_price', code: 'downstream_timeout', detail: 'Contract prices could not be read.' }]);
      }
      for (const product of [shownList(listed.productsJson)[0], shown(detail.productJson)]) {
        expect(product).toMatchObject({ list_unit_price: 120, availability: 'LOW', badges: ['LOW_STOCK'], discount_percent: 0 });
        expect(product).toMatchObject({ unit_price: null, gct_amount: null, unit_price_incl_gct: null, compare_at_unit_price: null });
        expect(product).toMatchObject({ price_source: null, price_breaks: [] });
      }
      expect((await list({ ...page, sort: 'price' }, caller)).total).toBe(1);
      const { productJson, errors } = await get({ sku: 'BOLT-M8' }, anonymous);
      expect([shown(productJson).unit_price, errors]).toEqual([100, []]);
    });
  });

  test('whose stock cannot be had shows UNKNOWN, and says so', async () => {
    const { caller, list } = await aCustomer();

    await whileLocked('stock', async () => {
      const { productsJson, errors } = await list(page, caller);

      expect(errors).toMatchObject([{ field: 'availability', code: 'downstream_timeout' }]);
      expect(shownList(productsJson)).toMatchObject([{ unit_price: 90, availability: 'UNKNOWN', badges: [] }]);
    });
  });

  test('is whole again soon after', async () => {
    const { caller, list } = await aCustomer();
    await whileLocked('contract_price', async () => void (await list(page, caller)));

    await new Promise((resolve) => setTimeout(resolve, 1000));

    const { productsJson, errors } = await list(page, caller);
    expect([shownList(productsJson)[0]?.unit_price, errors]).toEqual([90, []]);
  });
});
