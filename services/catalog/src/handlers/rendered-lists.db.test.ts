import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import type { Kysely } from 'kysely';
import type { CatalogDeps } from '../deps.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { changeAfterStatement } from '../testing/change-after-statement.ts';
import { parseProducts } from '../testing/public-product.ts';
import { removeContractPrices, setContractPrices } from './contract-prices.ts';
import { listProducts } from './list-products.ts';
import { setStock } from './stock.ts';

let database: TestDatabase<Database>;
let deps: CatalogDeps;
let caller: Caller;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());
beforeEach(() => {
  now = new Date('2026-06-15T12:00:00Z');
  deps = { ...aDeps(database.db), now: () => now };
  caller = aCaller();
});

const on = (db: Kysely<Database>): CatalogDeps => ({ ...deps, readPartial: aDeps(db).readPartial });

/** Lists the store with a process that keeps rendered products from one call to the next. */
async function list(by: Caller = caller, process: CatalogDeps = deps) {
  const { productsJson } = await listProducts(process)({ tags: [], availability: [], facets: [], limit: 0, offset: 0 }, by);
  return parseProducts(productsJson);
}

/** Lists what a process that keeps nothing yet shows. */
const listAfresh = (by: Caller = caller) => list(by, { ...deps, renderedProducts: aDeps(database.db).renderedProducts });

/** Reads the list twice, and checks that it is what a process that keeps nothing shows. */
async function listTwice(by: Caller = caller) {
  await list(by);
  const listed = await list(by);
  expect(listed).toEqual(await listAfresh(by));
  return listed;
}

test('a list has the size in bytes of each product', async () => {
  await importRows(
    database.db,
    caller,
    ['Bolt', 'Écrou 🔩'].map((description, index) => aRow({ sku: `SIZE-${index}`, description })),
  );

  const request = { tags: [], availability: [], facets: [], limit: 0, offset: 0 };
  const { productsJson, productSizes = [] } = await listProducts(deps)(request, caller);

  const first = Buffer.from(productsJson ?? '').subarray(1, 1 + (productSizes[0] ?? 0));
  const second = Buffer.from(productsJson ?? '').subarray(-1 - (productSizes[1] ?? 0), -1);
  expect([first, second].map((json) => JSON.parse(json.toString()).sku)).toEqual(['SIZE-0', 'SIZE-1']);
  expect(first.length + second.length + '[,]'.length).toBe(productsJson?.length);
});

describe('a list of products that were rendered before', () => {
  test('reads rows only of products that are new or changed', async () => {
    await importRows(database.db, caller, [aRow({ sku: 'A' }), aRow({ sku: 'B' })]);
    await list();
    const asked: number[] = [];
    const { renderedProducts } = deps;
    const counting: CatalogDeps = {
      ...deps,
      renderedProducts: {
        page: (...given) => {
          const page = renderedProducts.page(...given);
          return {
            ...page,
            find: (entries) => {
              const found = page.find(entries);
              asked.push(found.filter((json) => json === undefined).length);
              return found;
            },
          };
        },
      },
    };

    await list(caller, counting);
    await importRows(database.db, caller, [aRow({ sku: 'B', description: 'Nut' }), aRow({ sku: 'C' })]);
    await list(caller, counting);

    expect(asked).toEqual([0, 2]);
  });

  test('shows changes of the product, its stock, and the tax rate', async () => {
    await importRows(database.db, caller, [aRow({ stock_quantity: 100 })]);
    expect(await listTwice()).toMatchObject([{ description: 'Hex bolt M8', availability: 'IN_STOCK', gct_amount: 18 }]);

    await importRows(database.db, caller, [aRow({ description: 'Bolt', list_unit_price: 200 })]);
    expect(await listTwice()).toMatchObject([{ description: 'Bolt', unit_price: 200 }]);

    await setStock(deps)({ sku: 'BOLT-M8', quantity: '0' }, caller);
    expect(await listTwice()).toMatchObject([{ availability: 'OUT' }]);

    const taxed = { ...caller, store: { ...caller.store, gctRate: '0.5' } };
    expect(await listTwice(taxed)).toMatchObject([{ gct_amount: 100 }]);
    expect(await listTwice()).toMatchObject([{ gct_amount: 30 }]);

    await importRows(database.db, caller, [aRow({ hidden: true })]);
    expect(await listTwice()).toEqual([]);
  });

  test('shows a contract price to its customer only, and no longer than it applies', async () => {
    const customer = { ...caller, customerId: newId() };
    await importRows(database.db, caller, [aRow()]);
    await list();
    await setContractPrices(deps)({ prices: [{ customerId: customer.customerId, sku: 'BOLT-M8', unitPrice: '99' }] }, caller);

    expect(await listTwice(customer)).toMatchObject([{ unit_price: 99, price_source: 'CONTRACT' }]);
    expect(await listTwice()).toMatchObject([{ unit_price: 120, price_source: 'LIST' }]);
    expect(await listTwice({ ...caller, customerId: newId() })).toMatchObject([{ unit_price: 120 }]);

    await removeContractPrices(deps)({ customerId: customer.customerId, sku: 'BOLT-M8' }, caller);
    expect(await listTwice(customer)).toMatchObject([{ unit_price: 120 }]);
  });

  test('starts and ends a sale by time, also for a clock that is ahead', async () => {
    const sale = { sale_unit_price: 60, sale_starts_at: '2026-06-15T13:00:00Z', sale_ends_at: '2026-06-15T14:00:00Z' };
    await importRows(database.db, caller, [aRow(sale)], { now });
    const at = async (time: string) => {
      now = new Date(time);
      return (await listTwice())[0]?.unit_price;
    };

    expect(await at('2026-06-15T12:59:59.999Z')).toBe(120);
    expect(await at('2026-06-15T13:00:00.000Z')).toBe(60);
    expect(await at('2026-06-15T12:30:00.000Z')).toBe(120);
    expect(await at('2026-06-15T13:59:59.999Z')).toBe(60);
    expect(await at('2026-06-15T14:00:00.000Z')).toBe(120);
  });

  test('does not show the product of another store or mode', async () => {
    const others = [aCaller(), { ...caller, mode: 'live' } as const];
    await importRows(database.db, caller, [aRow()]);
    for (const other of others) await importRows(database.db, other, [aRow({ description: 'Another' })]);

    expect(await listTwice()).toMatchObject([{ description: 'Hex bolt M8' }]);
    for (const other of others) expect(await listTwice(other)).toMatchObject([{ description: 'Another' }]);
  });

  test('without a section is not cached', async () => {
    const customer = { ...caller, customerId: newId() };
    await importRows(database.db, caller, [aRow({ stock_quantity: 100 })]);

    expect(await list({ ...customer, missingSections: ['unit_price'] })).toMatchObject([{ unit_price: null }]);
    expect(await listTwice(customer)).toMatchObject([{ unit_price: 120 }]);
    expect(await list({ ...customer, missingSections: ['unit_price'] })).toMatchObject([{ unit_price: null }]);
    expect(await list({ ...caller, missingSections: ['availability'] })).toMatchObject([{ availability: 'UNKNOWN' }]);
  });

  test.each([1, 2, 3, 4])('never mixes two states if products change after statement %i', async (number) => {
    const rows = (price: number) => ['A', 'B', 'C'].map((sku) => aRow({ sku, list_unit_price: price }));
    await importRows(database.db, caller, rows(1));
    let price = 1;
    const changed = changeAfterStatement(database.db, number, async () => {
      price += 1;
      await importRows(database.db, caller, rows(price));
    });

    for (let run = 0; run < 3; run += 1) {
      const prices = (await list(caller, on(changed))).map(({ unit_price }) => unit_price);
      expect(new Set(prices).size).toBe(1);
    }
    expect((await list()).map(({ unit_price }) => unit_price)).toEqual([price, price, price]);
  });

  test('is right while products are imported', async () => {
    const rows = (price: number) => ['A', 'B', 'C'].map((sku) => aRow({ sku, list_unit_price: price }));
    await importRows(database.db, caller, rows(1));
    let isWriting = true;
    const writing = (async () => {
      for (let price = 2; price < 30; price += 1) await importRows(database.db, caller, rows(price));
      isWriting = false;
    })();
    while (isWriting) {
      const seen = await Promise.all([list(), list(), list()]);
      for (const products of seen) expect(new Set(products.map(({ unit_price }) => unit_price)).size).toBe(1);
    }
    await writing;
    expect((await list()).map(({ unit_price }) => unit_price)).toEqual([29, 29, 29]);
  });
});
