import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Facets and filters of the product list, through the whole system. */

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore();
  const tag = (...slugs: string[]) => slugs.map((slug) => ({ group: 'material', slug }));
  await store.importProducts([
    aProduct({ sku: 'A', list_unit_price: 10, categories: ['tools/hammers'], tags: tag('steel'), stock_quantity: 100 }),
    aProduct({ sku: 'B', list_unit_price: 20, categories: ['tools/saws'], tags: tag('steel', 'zinc'), stock_quantity: 0 }),
    aProduct({ sku: 'C', list_unit_price: 30, categories: ['garden'], tags: tag('zinc'), stock_quantity: 2 }),
  ]);
  shopper = await store.shopper();
  await store.cli('prices', 'set', 'A', '25', '--customer', shopper.customerId);
});

const list = async (query: string) => (await store.browser.get(`/v1/products?${query}`)).body;
const skus = (body: { data: { sku: string }[] }): string[] => body.data.map(({ sku }) => sku);

test('facets count the list that each value would lead to, and are absent unless requested', async () => {
  const { facets, total } = await list('facets=tags,categories,availability');
  const categories = (await store.browser.get('/v1/categories')).body.data as { id: string; slug: string }[];
  const idOf = (slug: string) => categories.find((category) => category.slug === slug)?.id;

  expect(total).toBe(3);
  expect(facets.tags).toEqual([
    { value: 'steel', count: 2 },
    { value: 'zinc', count: 2 },
  ]);
  expect(facets.categories).toHaveLength(4);
  expect(facets.categories).toEqual(
    expect.arrayContaining([
      { value: idOf('tools'), count: 2 },
      { value: idOf('garden'), count: 1 },
    ]),
  );
  expect(facets.availability).toEqual([
    { value: 'IN_STOCK', count: 1 },
    { value: 'LOW', count: 1 },
    { value: 'OUT', count: 1 },
    { value: 'UNKNOWN', count: 0 },
  ]);
  expect(await list('')).not.toHaveProperty('facets');
  expect(Object.keys((await list('facets=tags')).facets)).toEqual(['tags']);
});

test('a filter leaves out its own facet where values replace each other', async () => {
  const { facets, data, total } = await list('facets=tags&facets=categories&facets=availability&category=tools&tag=zinc&availability=OUT');

  expect([skus({ data }), total]).toEqual([['B'], 1]);
  expect(facets.tags).toEqual([
    { value: 'steel', count: 1 },
    { value: 'zinc', count: 1 },
  ]);
  expect(facets.availability).toEqual(['IN_STOCK', 'LOW', 'OUT', 'UNKNOWN'].map((value) => ({ value, count: value === 'OUT' ? 1 : 0 })));
});

test('prices are compared as the caller sees them', async () => {
  const own = (query: string) => store.browser.as({ shopperToken: shopper.token }).get(`/v1/products?${query}`);

  expect(skus(await list('price_min=10&price_max=20'))).toEqual(['A', 'B']);
  expect(skus((await own('price_min=10&price_max=20')).body)).toEqual(['B']);
  expect(skus((await own('price_min=20.5&sort=price')).body)).toEqual(['A', 'C']);
  expect(skus(await list('availability=LOW,OUT&sort=-price'))).toEqual(['C', 'B']);
  expect(await list('price_min=1000')).toMatchObject({ data: [], total: 0 });
});

test('a response with facets is revalidated, and follows a change of stock within a second', async () => {
  const path = '/v1/products?facets=availability&category=garden';
  const first = await store.browser.get(path);
  const etag = first.headers.get('etag') ?? '';
  expect((await store.browser.get(path, { 'if-none-match': etag })).status).toBe(304);

  await store.cli('stock', 'set', 'C', '500');

  await eventually(30_000, async () => {
    const { body } = await store.browser.get(path, { 'if-none-match': etag });
    expect(body?.facets.availability[0]).toEqual({ value: 'IN_STOCK', count: 1 });
    expect(body.data[0].availability).toBe('IN_STOCK');
  });
});

test.each([
  ['price_min=-1', 'price_min'],
  ['price_min=1e3', 'price_min'],
  ['price_max=ten', 'price_max'],
  ['price_max=1.23456', 'price_max'],
  ['price_min=2&price_min=3', 'price_min'],
  ['price_min=2&price_max=1', 'price_max'],
  ['availability=SOLD', 'availability.0'],
  ['availability=LOW,in_stock', 'availability.1'],
  ['facets=color', 'facets.0'],
  ['facets=tags,color', 'facets.1'],
])('%s returns 422 and names %s', async (query, field) => {
  const { status, body } = await store.browser.get(`/v1/products?${query}`);

  expect([status, body.error.code, body.error.details[0]]).toEqual([
    422,
    'validation_error',
    expect.objectContaining({ field, location: 'query' }),
  ]);
});

test('the parameters are known, so they cause no warning', async () => {
  const response = await store.browser.get('/v1/products?facets=tags&price_min=1&price_max=9&availability=LOW&facet=tags');

  expect(response.headers.get('x-service-warning')).toBe('unknown_parameter;name="facet"');
});
