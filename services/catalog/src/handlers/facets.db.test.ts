import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { type Caller, newId } from '@storefront/rpc';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { parseProducts } from '../testing/public-product.ts';
import { setContractPrices } from './contract-prices.ts';
import { listProducts } from './list-products.ts';
import { setVisibility } from './products.ts';
import { setStock } from './stock.ts';
import { listCategories, updateCategory } from './taxonomy.ts';

let database: TestDatabase<Database>;
let deps: ReturnType<typeof aDeps>;
const caller = aCaller();
const customer = aCaller({ tenantId: caller.tenantId, customerId: newId() });
const lowest: Caller = { ...customer, store: { ...customer.store, contractPrice: 'lowest' } };

const TAGS = ['steel', 'brass', 'zinc'];
const CATEGORIES = ['tools/hammers', 'tools/saws', 'garden'];
const STOCK = [null, 0, 3, 500];
/** Product number `index`: every combination of tags, category, stock, and a price from 1 to 60. */
const aProduct = (index: number) =>
  aRow({
    sku: `SKU-${String(index).padStart(4, '0')}`,
    description: index % 2 === 0 ? `Even thing ${index}` : `Odd thing ${index}`,
    list_unit_price: index % 11 === 0 ? null : 1 + (index % 60),
    ...(index === 8 ? { sale_unit_price: 2.5 } : {}),
    categories: [CATEGORIES[index % 3], ...(index % 5 === 0 ? ['garden'] : [])],
    tags: TAGS.filter((_, at) => ((index >> at) & 1) === 1).map((slug) => ({ group: 'made-of', slug })),
    stock_quantity: STOCK[index % 4],
    hidden: index % 13 === 0,
  });

beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  deps = aDeps(database.db);
  await importRows(
    database.db,
    caller,
    Array.from({ length: 200 }, (_, index) => aProduct(index + 1)),
  );
  const prices = [7, 8, 9, 11, 22].map((index) => ({
    customerId: customer.customerId ?? '',
    sku: `SKU-${String(index).padStart(4, '0')}`,
    unitPrice: '1000',
  }));
  await setContractPrices(deps)({ prices }, caller);
});
afterAll(() => database.close());

interface Query {
  q?: string;
  category?: string;
  tags?: string[];
  sort?: string;
  limit?: number;
  offset?: number;
  priceMin?: string;
  priceMax?: string;
  availability?: ('IN_STOCK' | 'LOW' | 'OUT' | 'UNKNOWN')[];
  facets?: string[];
}
type Counts = Readonly<Record<string, number>>;

async function list(query: Query = {}, by: Caller = caller) {
  const request = { tags: [], availability: [], facets: [], limit: 200, offset: 0, ...query };
  const response = await listProducts(deps)(request, by);
  const facets = Object.fromEntries(
    Object.entries(response.facets ?? {}).map(([name, { counts = [] }]): [string, Counts] => [
      name,
      Object.fromEntries(counts?.map(({ value = '', count = 0 }) => [value, count]) ?? []),
    ]),
  );
  return { products: parseProducts(response.productsJson), total: response.total, facets, version: response.catalogVersion };
}
const skusOf = async (query: Query, by?: Caller): Promise<string[]> => (await list(query, by)).products.map(({ sku }) => sku);

const FILTERS: readonly [string, Query][] = [
  ['no filter', {}],
  ['a category', { category: 'tools' }],
  ['two tags', { tags: ['steel', 'zinc'] }],
  ['a band', { availability: ['LOW'] }],
  ['two bands', { availability: ['OUT', 'UNKNOWN'] }],
  ['a lowest price', { priceMin: '30' }],
  ['a highest price', { priceMax: '12.5' }],
  ['everything', { category: 'tools', tags: ['steel'], availability: ['IN_STOCK', 'LOW'], priceMin: '5', priceMax: '50' }],
  ['a search', { q: 'even' }],
  ['a search and a filter', { q: 'odd thing', tags: ['brass'], availability: ['IN_STOCK', 'OUT'], priceMax: '40' }],
  ['a category that does not exist', { category: 'nowhere' }],
];

describe.each([
  ['a reader without prices of their own', caller],
  ['a customer with contract prices', customer],
  ['a customer whose contract prices apply unless a sale is cheaper', lowest],
])('%s', (_name, by) => {
  test.each(FILTERS)('gets the products that match %s, with their total', async (_filter, query) => {
    const all = (await list({}, by)).products;
    const inCategory = new Set(query.category === undefined ? [] : await skusOf({ category: query.category }));
    const found = new Set(query.q === undefined ? [] : await skusOf({ q: query.q }));
    const expected = all.filter(
      ({ sku, tags, availability, unit_price }) =>
        (query.category === undefined || inCategory.has(sku)) &&
        (query.q === undefined || found.has(sku)) &&
        (query.tags ?? []).every((tag) => tags.includes(tag)) &&
        (query.availability === undefined || query.availability.some((band) => band === availability)) &&
        (query.priceMin === undefined || (unit_price !== null && unit_price >= Number(query.priceMin))) &&
        (query.priceMax === undefined || (unit_price !== null && unit_price <= Number(query.priceMax))),
    );

    for (const sort of ['sku', 'price', '-price', '-updated_at']) {
      const { products, total } = await list({ ...query, sort }, by);
      expect([sort, total, products.map(({ sku }) => sku).sort()]).toEqual([sort, expected.length, expected.map(({ sku }) => sku).sort()]);
    }
  });

  test.each(FILTERS)('gets for %s the totals of the lists that each value would lead to', async (_filter, query) => {
    const { facets, total } = await list({ ...query, facets: ['tags', 'categories', 'availability'] }, by);
    const totalOf = async (changed: Query): Promise<number> => (await list({ ...query, ...changed, limit: 1 }, by)).total ?? 0;
    const { categories } = await listCategories(deps)({}, caller);

    expect(total).toBe(await totalOf({}));
    for (const tag of TAGS) expect([tag, facets['tags']?.[tag] ?? 0]).toEqual([tag, await totalOf({ tags: [...(query.tags ?? []), tag] })]);
    for (const { id = '', slug } of seen('categories', categories ?? [])) {
      expect([slug, facets['categories']?.[id] ?? 0]).toEqual([slug, await totalOf({ category: id })]);
    }
    for (const band of ['IN_STOCK', 'LOW', 'OUT', 'UNKNOWN'] as const) {
      expect([band, facets['availability']?.[band]]).toEqual([band, await totalOf({ availability: [band] })]);
    }
  });
});

test('a product at a contract price is found at its lower sale price only if the store prefers that', async () => {
  const cheap = async (by: Caller) => await skusOf({ priceMin: '2.5', priceMax: '2.5', facets: ['tags'] }, by);

  expect(await cheap(customer)).toEqual([]);
  expect(await cheap(lowest)).toEqual(['SKU-0008']);
  expect((await skusOf({ sort: '-price', limit: 4 }, customer)).toSorted()).toEqual(['SKU-0007', 'SKU-0008', 'SKU-0009', 'SKU-0011']);
  expect((await skusOf({ sort: '-price', limit: 4 }, lowest)).toSorted()).toEqual(['SKU-0007', 'SKU-0009', 'SKU-0011', 'SKU-0022']);
});

describe('facets', () => {
  test('are left out unless they are requested, and name only those that are', async () => {
    expect((await list({ priceMin: '1' })).facets).toEqual({});
    expect(Object.keys((await list({ facets: ['availability'] })).facets)).toEqual(['availability']);
  });

  test('follow changes of stock, visibility, prices, tags, and categories at once', async () => {
    const store = aCaller();
    const facets = ['tags', 'categories', 'availability'];
    const counts = async () => {
      const { facets: found, version } = await list({ facets }, store);
      const categories = Object.values(found['categories'] ?? {});
      expect(version).toBe((await list({}, store)).version);
      return { tags: found['tags'], categories, bands: found['availability'], cheap: (await list({ priceMax: '10' }, store)).total };
    };
    await importRows(database.db, store, [2, 3, 4].map(aProduct));
    expect(await counts()).toMatchObject({
      tags: { brass: 2, steel: 1, zinc: 1 },
      categories: [2, 1, 1, 1],
      bands: { IN_STOCK: 1 },
      cheap: 3,
    });

    await setStock(deps)({ sku: 'SKU-0003', quantity: '0' }, store);
    expect(await counts()).toMatchObject({ bands: { IN_STOCK: 0, OUT: 1 } });
    await setVisibility(deps)({ sku: 'SKU-0002', hidden: true }, store);
    expect(await counts()).toMatchObject({ tags: { brass: 1, steel: 1, zinc: 1 }, cheap: 2 });
    await importRows(database.db, store, [
      { ...aProduct(3), list_unit_price: 99, tags: [{ group: 'made-of', slug: 'zinc' }] },
      aProduct(5),
    ]);
    expect(await counts()).toMatchObject({ tags: { zinc: 3, steel: 1 }, cheap: 2 });
    const { categories } = await listCategories(deps)({}, store);
    const idOf = (wanted: string): string => categories?.find(({ slug }) => slug === wanted)?.id ?? '';
    await updateCategory(deps)({ category: 'tools/saws', parent: 'garden' }, store);
    const { categories: moved = {} } = (await list({ facets }, store)).facets;
    expect(['hammers', 'saws', 'tools', 'garden'].map((slug) => moved[idOf(slug)])).toEqual([1, 1, 1, 2]);
  });

  test('are consistent while the catalog changes', async () => {
    const store = aCaller();
    await importRows(
      database.db,
      store,
      Array.from({ length: 50 }, (_, index) => aProduct(index + 1)),
    );
    const writing = (async () => {
      for (let round = 0; round < 20; round += 1) await setStock(deps)({ sku: 'SKU-0002', quantity: String(round % 2) }, store);
    })();
    const reading = Array.from({ length: 40 }, async () => {
      const { facets, products, total } = await list({ facets: ['availability'], limit: 200 }, store);
      const out = products.filter(({ availability }) => availability === 'OUT').length;
      expect([facets['availability']?.['OUT'], products.length]).toEqual([out, total]);
    });
    await Promise.all([writing, ...reading]);
  });

  test('and filters are exact for more matches than are looked up by SKU', async () => {
    const store = aCaller();
    const count = 2000;
    await importRows(
      database.db,
      store,
      Array.from({ length: count }, (_, index) =>
        aRow({ sku: `N-${index}`, list_unit_price: 1 + (index % 10), stock_quantity: index % 2 === 0 ? 0 : 100 }),
      ),
    );

    expect(await list({ priceMin: '2', facets: ['availability'] }, store)).toMatchObject({
      total: count * 0.9,
      facets: { availability: { IN_STOCK: count * 0.5, OUT: count * 0.4 } },
    });
    const pages = await Promise.all([0, 200, 400].map((offset) => list({ priceMin: '2', priceMax: '9', offset, sort: '-price' }, store)));
    const prices = pages.flatMap(({ products }) => products.map(({ unit_price }) => Number(unit_price)));
    expect([prices.length, Math.max(...prices), prices.toSorted((a, b) => b - a)]).toEqual([600, 9, prices]);
    expect(new Set(pages.flatMap(({ products }) => products.map(({ sku }) => sku))).size).toBe(600);
  });
});
