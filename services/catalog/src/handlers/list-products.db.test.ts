import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { parseProducts } from '../testing/public-product.ts';
import { setContractPrices } from './contract-prices.ts';
import { listProducts } from './list-products.ts';
import { listCategories } from './taxonomy.ts';

let database: TestDatabase<Database>;
const caller = aCaller();
const customer = aCaller({ tenantId: caller.tenantId, customerId: newId() });

beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  const tag = (...slugs: string[]) => slugs.map((slug) => ({ group: 'made-of', slug }));
  await importRows(database.db, caller, [
    aRow({
      sku: 'BRK-1001',
      description: 'Brake pads, front',
      list_unit_price: 50,
      categories: ['auto/brakes/pads'],
      tags: tag('ceramic', 'steel'),
    }),
    aRow({ sku: 'BRK-1002', description: 'Brake disc 256 mm', list_unit_price: 80, categories: ['auto/brakes'], tags: tag('steel') }),
    aRow({ sku: 'HAM-16', description: 'Claw hammer 16 oz', list_unit_price: 20, categories: ['tools'], tags: tag('steel') }),
    aRow({
      sku: 'CAFE-1',
      description: 'Café Crème grinder',
      list_unit_price: 90,
      sale_unit_price: 10,
      short_description: 'For the hammered cup',
    }),
    aRow({ sku: 'A/B 5%', description: 'Odd one', list_unit_price: 70, categories: ['clutch/pads'] }),
    aRow({ sku: 'GHOST', description: 'Hidden hammer', list_unit_price: 1, hidden: true, categories: ['tools'] }),
    aRow({ sku: 'RTL-1', description: 'مطرقة ثقيلة 🔨', list_unit_price: 30 }),
  ]);
  await importRows(database.db, { ...caller, mode: 'live' }, [aRow({ sku: 'LIVE-HAMMER', description: 'Live hammer' })]);
});
afterAll(() => database.close());

interface Query {
  q?: string;
  category?: string;
  tags?: string[];
  sort?: string;
  limit?: number;
  offset?: number;
}

async function list({ tags = [], limit = 0, offset = 0, ...query }: Query = {}, by: Caller = caller) {
  const response = await listProducts(aDeps(database.db))({ ...query, tags, availability: [], facets: [], limit, offset }, by);
  const products = parseProducts(response.productsJson);
  return { skus: products.map(({ sku }) => sku), total: response.total, products, version: response.catalogVersion };
}

describe('listing products', () => {
  test('a list contains the visible products of the store and mode by SKU, with their total', async () => {
    expect(await list()).toMatchObject({ skus: ['A/B 5%', 'BRK-1001', 'BRK-1002', 'CAFE-1', 'HAM-16', 'RTL-1'], total: 6, version: '1' });
  });

  test('the order and total are the same on every page', async () => {
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => list({ limit: 2, offset })));

    expect(pages.flatMap(({ skus }) => skus)).toEqual(['A/B 5%', 'BRK-1001', 'BRK-1002', 'CAFE-1', 'HAM-16', 'RTL-1']);
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
  });

  test.each(['sku', '-updated_at', 'price', '-price', 'relevance'])(
    'products that sort equally by %s appear once across all pages',
    async (sort) => {
      const store = aCaller();
      const reader = aCaller({ tenantId: store.tenantId, customerId: newId() });
      const skus = Array.from({ length: 45 }, (_, index) => `SAME-${index}`);
      await importRows(
        database.db,
        store,
        skus.map((sku) => aRow({ sku, description: 'Same thing', list_unit_price: 5 })),
      );
      const prices = skus.slice(10, 20).map((sku) => ({ customerId: reader.customerId ?? '', sku, unitPrice: '5' }));
      await setContractPrices(aDeps(database.db))({ prices }, store);

      for (const by of [store, reader]) {
        for (const q of [undefined, 'thing same']) {
          const pages = [];
          for (let offset = 0; offset < skus.length; offset += 7) {
            pages.push(await list({ sort, limit: 7, offset, ...(q === undefined ? {} : { q }) }, by));
          }
          expect(pages.flatMap((page) => page.skus)).toHaveLength(skus.length);
          expect(new Set(pages.flatMap((page) => page.skus))).toEqual(new Set(skus));
          expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([skus.length]));
        }
      }
    },
  );

  test('a category filter includes all descendants, and a slug shared by two branches matches both', async () => {
    expect(await list({ category: 'auto' })).toMatchObject({ skus: ['BRK-1001', 'BRK-1002'], total: 2 });
    expect(await list({ category: 'pads' })).toMatchObject({ skus: ['A/B 5%', 'BRK-1001'], total: 2 });
    expect(await list({ category: 'clutch/pads' })).toMatchObject({ skus: ['A/B 5%'], total: 1 });
    const { categories } = await listCategories(aDeps(database.db))({}, caller);
    const brakes = categories?.find(({ slug }) => slug === 'brakes');
    expect(await list({ category: brakes?.id ?? '' })).toMatchObject({ skus: ['BRK-1001', 'BRK-1002'], total: brakes?.productCount });
    expect(await list({ category: 'nowhere' })).toMatchObject({ skus: [], total: 0, version: '1' });
  });

  test('several tags match products that have all of them', async () => {
    expect(await list({ tags: ['steel'] })).toMatchObject({ skus: ['BRK-1001', 'BRK-1002', 'HAM-16'], total: 3 });
    expect(await list({ tags: ['steel', 'ceramic'] })).toMatchObject({ skus: ['BRK-1001'], total: 1 });
    expect(await list({ tags: ['steel', 'unknown'] })).toMatchObject({ skus: [], total: 0 });
    expect(await list({ tags: ['steel'], category: 'auto', q: 'brake' })).toMatchObject({ total: 2 });
  });

  test.each([
    ['words in any order', 'front brake', ['BRK-1001']],
    ['word prefixes', 'brak fro', ['BRK-1001']],
    ['words without their accents', 'cafe creme', ['CAFE-1']],
    ['a SKU', 'brk-1002', ['BRK-1002']],
    ['a SKU without its hyphen', 'brk1002', ['BRK-1002']],
    ['a word with a missing letter', 'brke disc', ['BRK-1002']],
    ['a word with swapped letters', 'brkae disc', ['BRK-1002']],
    ['a short word with swapped letters', 'calw', ['HAM-16']],
    ['a category', 'tools', ['HAM-16']],
    ['words in another script', 'مطرقة', ['RTL-1']],
    ['text with tsquery operators', "brake' & !pads | (", ['BRK-1001']],
  ])('a search finds products by %s', async (_, q, skus) => {
    expect(await list({ q })).toMatchObject({ skus, total: skus.length });
  });

  test('a search combines a part number with other words', async () => {
    const shop = aCaller();
    await importRows(database.db, shop, [
      aRow({ sku: 'PART-0059435', description: 'Oil filter' }),
      aRow({ sku: 'BOLT-0059435', description: 'Bolt' }),
      aRow({ sku: 'KIT-1', description: 'Gasket, fits PART-0059435' }),
    ]);

    expect(await list({ q: 'part-0059435' }, shop)).toMatchObject({ skus: ['PART-0059435', 'KIT-1'], total: 2 });
    expect(await list({ q: 'bolt 00594' }, shop)).toMatchObject({ skus: ['BOLT-0059435'], total: 1 });
    expect(await list({ q: 'prat 0059435 filtre' }, shop)).toMatchObject({ skus: ['PART-0059435'], total: 1 });
    expect(await list({ q: 'part0059435', sort: 'price' }, shop)).toMatchObject({ skus: ['PART-0059435'], total: 1 });
    expect(await list({ q: 'hammer 0059435' }, shop)).toMatchObject({ skus: [], total: 0 });
  });

  test('a search tolerates typos in words that products contain, or begin with, only as far as needed', async () => {
    const shop = aCaller();
    await importRows(database.db, shop, [
      aRow({ sku: 'A', description: 'Brake pads' }),
      aRow({ sku: 'B', description: 'Brake pad' }),
      aRow({ sku: 'C', description: 'Breaker panel' }),
      aRow({ sku: 'D', description: 'Branded pan' }),
    ]);
    const found = async (q: string) => (await list({ q }, shop)).skus;

    expect(await found('pads')).toEqual(['A', 'B']);
    expect(await found('brea')).toEqual(['C']);
    // No product has both as typed.
    expect(await found('brea pads')).toEqual(['A', 'B']);
    const faceted = { q: 'brea pads', tags: [], availability: [], facets: ['tags'], limit: 0, offset: 0 };
    expect(await listProducts(aDeps(database.db))(faceted, shop)).toMatchObject({ total: 2 });
  });

  test('an exact SKU comes first and exact matches come before corrected ones', async () => {
    expect((await list({ q: 'hamer' })).skus).toEqual(['HAM-16', 'CAFE-1']);
    expect((await list({ q: 'HAM-16' })).skus[0]).toBe('HAM-16');
    expect((await list({ q: '☃ !!' })).total).toBe(0);
    expect((await list({ q: 'a\0b' })).total).toBe(0);
  });

  test('the hits of a search are counted as far as its pages go, or to 1,000 for a single character, and the exact SKU is first', async () => {
    const shop = aCaller();
    const rows = Array.from({ length: 10_300 }, (_, index) => aRow({ sku: `A-${index}`, description: 'Axle' }));
    await importRows(database.db, shop, [...rows, aRow({ sku: 'A', description: 'Axle' })]);

    const first = await list({ q: 'ax', limit: 5 }, shop);
    expect(first.total).toBe(10_200);
    expect((await list({ q: 'ax', sort: 'price' }, shop)).total).toBe(10_200);
    expect(await list({ q: 'ax', limit: 5 }, shop)).toEqual(first);
    expect((await list({ q: 'ax', limit: 200, offset: 10_000 }, shop)).skus).toHaveLength(200);

    const pages = await Promise.all([0, 200, 400, 600, 800, 1000].map((offset) => list({ q: 'a', limit: 200, offset }, shop)));
    expect(pages.map(({ total }) => total)).toEqual(Array.from({ length: 6 }, () => 1000));
    expect(pages[0]?.skus[0]).toBe('A');
    expect(new Set(pages.flatMap(({ skus }) => skus)).size).toBe(1000);
    expect((await list({ q: 'a', sort: 'price', limit: 200, offset: 900 }, shop)).skus).toHaveLength(100);
  });

  test('a search without words matches only the SKU that equals it', async () => {
    const other = aCaller();
    await importRows(database.db, other, [
      aRow({ sku: '🔩%', categories: ['bolts'] }),
      aRow({ sku: '🔩', categories: ['bolts'] }),
      aRow({ sku: '%', hidden: true }),
    ]);

    expect(await list({ q: ' 🔩% ' }, other)).toMatchObject({ skus: ['🔩%'], total: 1 });
    expect(await list({ q: '🔩', category: 'bolts', sort: 'price' }, other)).toMatchObject({ skus: ['🔩'], total: 1 });
    expect(await list({ q: '%' }, other)).toMatchObject({ skus: [], total: 0 });
  });

  test('sorting by price uses the price that the reader pays', async () => {
    const bargainer = aCaller({ ...caller, customerId: newId() });
    expect((await list({ sort: 'price' })).skus).toEqual(['CAFE-1', 'HAM-16', 'RTL-1', 'BRK-1001', 'A/B 5%', 'BRK-1002']);
    expect((await list({ sort: '-price', limit: 2 })).skus).toEqual(['BRK-1002', 'A/B 5%']);
    await setContractPrices(aDeps(database.db))(
      {
        prices: [
          { customerId: customer.customerId ?? '', sku: 'BRK-1002', unitPrice: '5' },
          { customerId: customer.customerId ?? '', sku: 'HAM-16', unitPrice: '60', minQuantity: '1' },
          { customerId: customer.customerId ?? '', sku: 'RTL-1', unitPrice: '1', minQuantity: '10' },
        ],
      },
      aCaller({ ...caller, kind: 'operator' }),
    );

    expect((await list({ sort: 'price' }, customer)).skus).toEqual(['BRK-1002', 'CAFE-1', 'RTL-1', 'BRK-1001', 'HAM-16', 'A/B 5%']);
    expect((await list({ sort: 'price', limit: 2, offset: 3 }, customer)).skus).toEqual(['BRK-1001', 'HAM-16']);
    expect((await list({ sort: '-price', limit: 2 }, customer)).skus).toEqual(['A/B 5%', 'HAM-16']);
    expect((await list({ sort: 'price' })).skus[0]).toBe('CAFE-1');
    const agreed = [{ customerId: bargainer.customerId ?? '', sku: 'CAFE-1', unitPrice: '75' }];
    await setContractPrices(aDeps(database.db))({ prices: agreed }, aCaller({ ...caller, kind: 'operator' }));
    expect((await list({ sort: '-price', limit: 3 }, bargainer)).skus).toEqual(['BRK-1002', 'CAFE-1', 'A/B 5%']);
    const lowest: Caller = { ...bargainer, store: { ...bargainer.store, contractPrice: 'lowest' } };
    expect(await list({ sort: 'price', limit: 1 }, lowest)).toMatchObject({
      products: [{ sku: 'CAFE-1', unit_price: 10, price_source: 'SALE' }],
    });
    const { products } = await list({}, customer);
    expect(products.find(({ sku }) => sku === 'BRK-1002')).toMatchObject({
      unit_price: 5,
      list_unit_price: 80,
      price_source: 'CONTRACT',
    });
    expect(products.find(({ sku }) => sku === 'RTL-1')).toMatchObject({
      unit_price: 30,
      price_source: 'LIST',
      price_breaks: [{ min_quantity: 10, unit_price: 1 }],
    });
  });
});
