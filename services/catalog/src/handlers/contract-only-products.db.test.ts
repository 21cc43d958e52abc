import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import fc from 'fast-check';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows, importText, jsonLines } from '../testing/builders.ts';
import { parseProduct, parseProducts } from '../testing/public-product.ts';
import { setContractPrices } from './contract-prices.ts';
import { exportProducts } from './export-products.ts';
import { listChanges } from './list-changes.ts';
import { listProducts } from './list-products.ts';
import { getProduct } from './products.ts';
import { quoteLines } from './quote-lines.ts';

// Products whose list price is null are sold at contract prices only.

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const productOf = async (sku: string, by: Caller) => parseProduct((await getProduct(aDeps(database.db))({ sku }, by)).productJson);

async function list(by: Caller, sort: string, { limit = 0, offset = 0, q }: { limit?: number; offset?: number; q?: string } = {}) {
  const request = { sort, limit, offset, tags: [], availability: [], facets: [], ...(q === undefined ? {} : { q }) };
  return parseProducts((await listProducts(aDeps(database.db))(request, by)).productsJson);
}

async function exported(by: Caller): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const { chunk } of exportProducts(aDeps(database.db))({}, by, new AbortController().signal))
    chunks.push(Buffer.from(chunk ?? ''));
  return Buffer.concat(chunks).toString();
}

const aCustomerOf = (store: Caller) => aCaller({ tenantId: store.tenantId, customerId: newId() });

const agree = (by: Caller, prices: readonly { sku: string; unitPrice: string; minQuantity?: string }[]) =>
  setContractPrices(aDeps(database.db))({ prices: prices.map((price) => ({ ...price, customerId: by.customerId ?? '' })) }, by);

const NO_PRICE = {
  unit_price: null,
  list_unit_price: null,
  compare_at_unit_price: null,
  discount_percent: 0,
  price_source: null,
  price_breaks: [],
  gct_amount: null,
  unit_price_incl_gct: null,
};

describe('a product without a list price', () => {
  test('has null amounts for everyone but a customer with a contract price', async () => {
    const store = aCaller();
    const [known, other] = [aCustomerOf(store), aCustomerOf(store)];
    await importRows(database.db, store, [aRow({ sku: 'SPECIAL', list_unit_price: null, stock_quantity: 3 })]);
    await agree(known, [{ sku: 'SPECIAL', unitPrice: '80' }]);

    for (const by of [store, other]) {
      expect(await productOf('SPECIAL', by)).toMatchObject({
        ...NO_PRICE,
        effective_gct_rate: 0.15,
        availability: 'LOW',
        badges: ['LOW_STOCK'],
      });
      expect(await list(by, 'sku')).toMatchObject([{ sku: 'SPECIAL', ...NO_PRICE }]);
    }
    expect(await productOf('SPECIAL', known)).toMatchObject({
      unit_price: 80,
      list_unit_price: null,
      price_source: 'CONTRACT',
      gct_amount: 12,
      unit_price_incl_gct: 92,
    });
  });

  test('is quoted without a price, or at the contract price from its quantity on', async () => {
    const store = aCaller();
    const known = aCustomerOf(store);
    await importRows(database.db, store, [aRow({ sku: 'SPECIAL', list_unit_price: null })]);
    await agree(known, [{ sku: 'SPECIAL', unitPrice: '80', minQuantity: '10' }]);
    const lines = ['9', '10'].map((quantity) => ({ sku: 'SPECIAL', quantity }));

    const quote = await quoteLines(aDeps(database.db))({ lines }, known);

    expect(quote.lines).toMatchObject([
      { found: true, unitPrice: '', listUnitPrice: '', priceSource: 'PRICE_SOURCE_UNSPECIFIED', effectiveGctRate: '0.15' },
      { found: true, unitPrice: '80.00', listUnitPrice: '', priceSource: 'CONTRACT' },
    ]);
    expect(await productOf('SPECIAL', known)).toMatchObject({ unit_price: null, price_breaks: [{ min_quantity: 10, unit_price: 80 }] });
  });

  test('sorts last by price in both directions, on every page and for every reader', async () => {
    const price = fc.option(fc.integer({ min: 0, max: 3 }));
    const catalog = fc.record({
      products: fc.array(fc.record({ list: price, agreed: price }), { minLength: 1, maxLength: 12 }),
      limit: fc.integer({ min: 1, max: 5 }),
      direction: fc.constantFrom<1 | -1>(1, -1),
      isSearched: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(catalog, async ({ products, limit, direction, isSearched }) => {
        const store = aCaller();
        const customer = aCustomerOf(store);
        const rows = products.map(({ list: listPrice, agreed }, index) => ({
          sku: `P-${String(index).padStart(2, '0')}`,
          listPrice,
          agreed,
        }));
        await importRows(
          database.db,
          store,
          rows.map(({ sku, listPrice }) => aRow({ sku, description: 'Thing', list_unit_price: listPrice })),
        );
        const prices = rows.flatMap(({ sku, agreed }) => (agreed === null ? [] : [{ sku, unitPrice: String(agreed) }]));
        if (prices.length > 0) await agree(customer, prices);

        for (const by of [store, customer]) {
          const shown = rows.map(({ sku, listPrice, agreed }) => ({ sku, price: by === customer ? (agreed ?? listPrice) : listPrice }));
          const expected = shown.toSorted((a, b) => {
            if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null);
            return direction * (a.price - b.price);
          });
          const found = [];
          for (let offset = 0; offset < rows.length; offset += limit) {
            const page = { limit, offset, ...(isSearched ? { q: 'thing' } : {}) };
            found.push(...(await list(by, direction === 1 ? 'price' : '-price', page)));
          }
          expect(found.map(({ sku, unit_price }) => [sku, unit_price])).toEqual(expected.map(({ sku, price: amount }) => [sku, amount]));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('is exported with null and restored from that export in another store', async () => {
    const [store, copy] = [aCaller(), aCaller()];
    await importRows(database.db, store, [aRow({ sku: 'PRICED' }), aRow({ sku: 'SPECIAL', list_unit_price: null })]);

    const file = await exported(store);

    expect(JSON.parse(file.split('\n')[1] ?? '')).toMatchObject({ sku: 'SPECIAL', list_unit_price: null });
    expect(await importText(database.db, store, file)).toMatchObject({ rowsBad: 0, updated: 0, unchanged: 2 });
    expect(await importText(database.db, copy, file)).toMatchObject({ rowsBad: 0, created: 2 });
    expect(await exported(copy)).toBe(file);
  });

  test('is imported from a CSV with an empty cell, which also clears a stored price', async () => {
    const store = aCaller();
    await importRows(database.db, store, [aRow({ sku: 'WAS-PRICED', list_unit_price: 5 }), aRow({ sku: 'STAYS', list_unit_price: 5 })]);

    await importText(database.db, store, 'sku,description,list_unit_price\nWAS-PRICED,Bolt,\nNEW,Bolt,\n', { syntax: 'csv' });
    await importText(database.db, store, 'sku,description\nSTAYS,Renamed\n', { syntax: 'csv' });

    expect(await productOf('WAS-PRICED', store)).toMatchObject(NO_PRICE);
    expect(await productOf('NEW', store)).toMatchObject(NO_PRICE);
    expect(await productOf('STAYS', store)).toMatchObject({ description: 'Renamed', unit_price: 5 });
  });

  test('is refused with a sale, a compare-at price, or price breaks, which all relate to the list price', async () => {
    const store = aCaller();
    await importRows(database.db, store, [aRow({ sku: 'ON-SALE', list_unit_price: 10, sale_unit_price: 8 })]);

    const progress = await importText(
      database.db,
      store,
      jsonLines([
        aRow({ sku: 'ON-SALE', list_unit_price: null }),
        aRow({ sku: 'COMPARED', list_unit_price: null, compare_at_unit_price: 5 }),
        aRow({ sku: 'BREAKS', list_unit_price: null, price_breaks: [{ min_quantity: 10, unit_price: 1 }] }),
        { sku: 'ABSENT', description: 'A new product must say whether it has a list price' },
      ]),
    );

    const reason = 'must not be set without a list_unit_price';
    expect(progress.violations).toEqual([
      { line: 1, column: 'sale_unit_price', reason },
      { line: 2, column: 'compare_at_unit_price', reason },
      { line: 3, column: 'price_breaks', reason },
      { line: 4, column: 'list_unit_price', reason: 'is missing' },
    ]);
    expect(await productOf('ON-SALE', store)).toMatchObject({ unit_price: 8 });
  });

  test('appears in the change feed when its price is cleared and set', async () => {
    const store = aCaller();
    for (const price of [10, null, null, 12]) await importRows(database.db, store, [aRow({ sku: 'SPECIAL', list_unit_price: price })]);

    const { changes } = await listChanges(aDeps(database.db))({ cursor: undefined, limit: 10 }, store);
    expect(changes?.map(({ sku, change }) => [sku, change])).toEqual([
      ['SPECIAL', 'CREATED'],
      ['SPECIAL', 'UPDATED'],
      ['SPECIAL', 'UPDATED'],
    ]);
    const events = await database.db
      .selectFrom('outbox')
      .select('data')
      .where('tenant_id', '=', store.tenantId)
      .where('type', '=', 'product.updated')
      .execute();
    expect(events.map(({ data }) => data)).toMatchObject([{ changed: ['list_unit_price'] }, { changed: ['list_unit_price'] }]);
  });
});
