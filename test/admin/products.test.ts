import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { adminClient, type Api, type ApiResponse, type Json } from '../support/http/api.ts';
import { aToken } from '../support/operator/a-token.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

let store: TestStore;
let api: Api;
let S: string;
beforeAll(async () => {
  store = await aStore();
  api = adminClient(systemUnderTest().adminUrl, (await aToken(['catalog'], store.tenantId)).token);
  S = `/admin/v1/stores/${store.tenantId}/sandbox`;
});

const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const fieldsOf = ({ body }: ApiResponse) => body.error.details.map(({ field }: { field: string }) => field);
const pathOf = (sku: string) => `${S}/products/${encodeURIComponent(sku)}`;
const aRow = (sku: string, row: object = {}) => ({ sku, description: `Product ${sku}`, list_unit_price: 100, ...row });
const create = (sku: string, row: object = {}) => api.post(`${S}/products`, aRow(sku, row));
const levelsOf = async (sku: string) => (await api.get(`${S}/stock/${encodeURIComponent(sku)}`)).body.data;
const entriesOf = async (rpc: string) =>
  (await runCli<Json[]>(store.env, 'audit', 'list', '--tenant', store.tenantId)).filter(({ action }) => action.endsWith(rpc));
const skusOf = ({ body }: ApiResponse): string[] => body.data.map(({ sku }: { sku: string }) => sku);

describe('a product', () => {
  test('is a row of the import format under a SKU of any form, and cannot be created twice', async () => {
    const row = {
      description: 'Bolt',
      list_unit_price: '12.50',
      specs: { groups: [{ label: 'Size', rows: [{ label: 'Thread', value: 'M8' }] }] },
      price_breaks: [{ min_quantity: '10', unit_price: 11 }],
      order_uoms: [{ code: 'BOX', base_quantity: 50 }],
      categories: ['fasteners/bolts'],
      tags: [{ group: 'Material', slug: 'steel', name: 'Steel' }],
      media: [{ large_url: 'https://cdn.example/bolt.webp' }],
      effective_gct_rate: 0.125,
    };
    const created = await create('a/b=1,2', row);

    expect(created).toMatchObject({ status: 201, body: { data: { sku: 'a/b=1,2', list_unit_price: 12.5, effective_gct_rate: 0.125 } } });
    expect(created.body.data).not.toHaveProperty('stock_quantity');
    const read = await api.get(pathOf('a/b=1,2'));
    expect([read.body, read.headers.get('etag')]).toEqual([created.body, `"${created.body.data.version}"`]);
    expect(read.body.data).toMatchObject({
      price_breaks: [{ min_quantity: 10, unit_price: 11 }],
      order_uoms: [{ code: 'BOX', label: 'BOX', base_quantity: 50, min_order_quantity: 1, increment: 1 }],
      tags: [{ group: 'Material', slug: 'steel', name: 'Steel' }],
      specs: { groups: [{ label: 'Size', rows: [{ label: 'Thread', value: 'M8', highlight: false }] }] },
    });
    expect(outcomeOf(await create('a/b=1,2'))).toEqual([409, 'sku_taken']);
    expect(outcomeOf(await api.get(pathOf('no-such')))).toEqual([404, 'not_found']);
    expect(outcomeOf(await api.patch(pathOf('no-such'), { hidden: true }))).toEqual([404, 'not_found']);
  });

  test.each([
    [{ list_unit_price: '1.005' }, ['list_unit_price'], 'validation_error'],
    [{ list_unit_price: null, sale_unit_price: 5 }, ['sale_unit_price'], 'validation_error'],
    [{ price_breaks: [{ min_quantity: 1.5, unit_price: 1 }] }, ['price_breaks'], 'validation_error'],
    [{ stock_quantity: 5 }, ['stock_quantity'], 'unknown_field'],
    [{ media: [{ large_url: 'https://cdn.example/a.webp', width: 1, hue: 'red' }] }, ['media.0.hue'], 'unknown_field'],
    [{ tags: [{ group: 'Material', slug: 'Not a slug' }] }, ['tags'], 'validation_error'],
  ])('with %j is refused', async (row, fields, reason) => {
    const refused = await create('REFUSED', row);

    expect([...outcomeOf(refused), fieldsOf(refused)]).toEqual([422, reason, fields]);
    expect((await api.get(pathOf('REFUSED'))).status).toBe(404);
  });

  test('is changed in the fields that are given, by one of two writers with one version, and its stock is not part of it', async () => {
    const { body } = await create('SHARED', { body: 'Long', compare_at_unit_price: 150 });
    const { version } = body.data;
    await api.put(`${S}/stock/SHARED`, { on_hand: 3 });
    const ifMatch = { 'if-match': `"${version}"` };
    const both = await Promise.all([
      api.patch(pathOf('SHARED'), { description: 'One' }, ifMatch),
      api.patch(pathOf('SHARED'), { description: 'Other' }, ifMatch),
    ]);

    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const [written] = seen(
      'writes',
      both.filter(({ status }) => status === 200),
    );
    const read = await api.get(pathOf('SHARED'));
    expect(read.body).toEqual(written?.body);
    const cleared = await api.patch(
      pathOf('SHARED'),
      { body: null, compare_at_unit_price: null },
      { 'if-match': `"${read.body.data.version}"` },
    );
    expect(cleared.body.data).toMatchObject({ body: null, compare_at_unit_price: null, list_unit_price: 100 });
    expect(outcomeOf(await api.patch(pathOf('SHARED'), { description: null }))).toEqual([422, 'validation_error']);
    expect(await levelsOf('SHARED')).toMatchObject({ on_hand: 3 });
    const entries = seen(
      'entries',
      (await entriesOf('SaveProduct')).filter(({ object_id: sku }) => sku === 'SHARED'),
      3,
    );
    expect(entries).toHaveLength(3);
  });
});

test('a batch of products creates and merges in one transaction, with one entry, and rejects invalid and repeated rows', async () => {
  await create('KNOWN', { base_uom: 'M' });
  const rows = [
    { sku: 'KNOWN', description: 'Changed' },
    aRow('NEW'),
    { sku: 'INCOMPLETE', description: 'No price' },
    aRow('NEW', { description: 'Repeated' }),
    aRow('KNOWN-BAD', { list_unit_price: '1.005' }),
    { sku: 'SHARED' },
  ];
  const { status, body } = await api.post(`${S}/products/batch`, { products: rows });

  expect(status).toBe(200);
  expect(body.data).toEqual([
    { sku: 'KNOWN', result: 'updated' },
    { sku: 'NEW', result: 'created' },
    { sku: 'SHARED', result: 'unchanged' },
  ]);
  expect(body.rejected.map(({ index, code }: Json) => [index, code])).toEqual([2, 3, 4].map((index) => [index, 'validation_error']));
  expect((await api.get(pathOf('KNOWN'))).body.data).toMatchObject({ description: 'Changed', base_uom: 'M' });
  const [entry] = seen('entries', await entriesOf('SaveProducts'));
  expect(entry).toMatchObject({ details: { rows: { count: 4, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } } });
  const tooMany = Array.from({ length: 501 }, (_, index) => aRow(`MANY-${index}`));
  expect(outcomeOf(await api.post(`${S}/products/batch`, { products: tooMany }))).toEqual([422, 'validation_error']);
  expect(outcomeOf(await api.post(`${S}/products/batch`, { products: [{ sku: 'A', stock_quantity: 1 }] }))).toEqual([422, 'unknown_field']);
});

describe('the list of products', () => {
  let own: string;
  beforeAll(async () => {
    const listed = await aStore();
    own = `/admin/v1/stores/${listed.tenantId}/sandbox`;
    api = adminClient(systemUnderTest().adminUrl, (await aToken(['catalog'])).token);
    const products = [
      aRow('A', { categories: ['tools/saws'], short_description: 'Bügelsäge' }),
      aRow('B', { hidden: true, categories: ['tools'] }),
      aRow('D', { tags: [{ group: 'g', slug: 'steel' }] }),
      aRow('E'),
    ];
    await api.post(`${own}/products/batch`, { products });
    await api.put(`${own}/stock/E`, { on_hand: 50 });
  });

  test('has each product that existed once, whatever is added meanwhile', async () => {
    const first = await api.get(`${own}/products?limit=2`);
    await api.post(`${own}/products/batch`, { products: [aRow('AA'), aRow('C'), aRow('F')] });
    const second = await api.get(`${own}/products?limit=4&cursor=${first.body.next_cursor}`);

    expect([skusOf(first), skusOf(second), second.body.next_cursor]).toEqual([['A', 'B'], ['C', 'D', 'E', 'F'], null]);
    expect(first.body.data[0]).toMatchObject({
      categories: ['tools/saws'],
      hidden: false,
      availability: 'UNKNOWN',
      stock: { on_hand: null },
    });
    expect(first.body.data[0]).not.toHaveProperty('body');
  });

  test.each([
    ['q=bugelsage', ['A']],
    ['q=bügelsäg', ['A']],
    ['q=product%20e', ['E']],
    ['category=tools', ['A', 'B']],
    ['category=tools&hidden=false', ['A']],
    ['category=no-such', []],
    ['tag=steel', ['D']],
    ['availability=IN_STOCK', ['E']],
    ['hidden=true', ['B']],
    ['q=%20%20%E2%80%94', []],
  ])('with %s has %j', async (query, skus) => {
    const { status, body } = await api.get(`${own}/products?${query}`);
    expect([status, body.error]).toEqual([200, undefined]);
    expect(skusOf({ body } as ApiResponse).filter((sku) => !['AA', 'C', 'F'].includes(sku))).toEqual(skus);
  });

  test('is also the whole catalog in the format of imports, and refuses a cursor of another filter', async () => {
    const { text, headers } = await api.get(`${own}/products?format=jsonl`);
    const rows = seen('rows', text.trim().split('\n'), 4).map((line) => JSON.parse(line));

    expect(headers.get('content-type')).toBe('application/x-ndjson');
    expect(rows.find(({ sku }) => sku === 'E')).toMatchObject({ stock_quantity: '50', description: 'Product E' });
    const { body } = await api.get(`${own}/products?limit=1&hidden=false`);
    expect(outcomeOf(await api.get(`${own}/products?limit=1&cursor=${body.next_cursor}`))).toEqual([422, 'validation_error']);
    expect(outcomeOf(await api.get(`${own}/products?format=jsonl&hidden=true`))).toEqual([422, 'validation_error']);
    const empty = await aStore();
    expect((await api.get(`/admin/v1/stores/${empty.tenantId}/sandbox/products?format=jsonl`)).text).toBe('');
  });
});

test('a batch of stock levels sets the accepted ones in one transaction, with one entry', async () => {
  for (const sku of ['S1', 'S2', 'S3']) await create(sku);
  await api.put(`${S}/stock/S2`, { on_hand: 5 });
  const levels = [
    { sku: 'S1', on_hand: '7', low_stock_threshold: 2 },
    { sku: 'S2', on_hand: 1, expected_on_hand: 6 },
    { sku: 'S1', on_hand: 8 },
    { sku: 'S3', on_hand: 1.5 },
    { sku: 'no-such', on_hand: 1 },
    { sku: 'S2', low_stock_threshold: 3 },
  ];
  const { status, body } = await api.post(`${S}/stock/batch`, { levels });

  expect([status, body.data]).toEqual([200, [{ sku: 'S1', on_hand: 7, reserved: 0, available: 7, low_stock_threshold: 2 }]]);
  expect(body.rejected.map(({ index, code }: Json) => [index, code])).toEqual([
    [1, 'stock_changed'],
    [2, 'validation_error'],
    [3, 'validation_error'],
    [4, 'not_found'],
    [5, 'validation_error'],
  ]);
  expect(body.rejected[2].detail).toBe('on_hand: must be a whole number for S3');
  expect([await levelsOf('S2'), await levelsOf('S3')]).toMatchObject([{ on_hand: 5 }, { on_hand: null }]);
  const [entry] = seen('entries', await entriesOf('SetStockLevels'));
  expect(entry?.details).toMatchObject({ levels: { count: 6 } });
  expect(outcomeOf(await api.post(`${S}/stock/batch`, { levels: [{ sku: 'S1' }] }))).toEqual([422, 'validation_error']);
});

describe('contract prices', () => {
  let customerId: string;
  beforeAll(async () => {
    customerId = (await store.shopper()).customerId;
    for (const sku of ['P1', 'P2']) await create(sku);
  });
  const set = (sku: string, prices: readonly object[], customer = customerId) => api.put(`${S}/prices/${customer}/${sku}`, { prices });

  test('are replaced for all quantities, listed, exported, and deleted', async () => {
    await set('P1', [{ unit_price: '90' }, { min_quantity: 10, unit_price: 80 }]);
    const replaced = await set('P1', [{ min_quantity: 5, unit_price: '85.5' }]);
    await set('P2', [{ unit_price: 1 }]);

    expect(replaced.body.data).toEqual({ customer_id: customerId, sku: 'P1', prices: [{ min_quantity: 5, unit_price: 85.5 }] });
    const first = await api.get(`${S}/prices?limit=1&customer_id=${customerId}`);
    const second = await api.get(`${S}/prices?limit=1&customer_id=${customerId}&cursor=${first.body.next_cursor}`);
    expect([...first.body.data, ...second.body.data]).toEqual([
      { customer_id: customerId, sku: 'P1', min_quantity: 5, unit_price: 85.5 },
      { customer_id: customerId, sku: 'P2', min_quantity: 1, unit_price: 1 },
    ]);
    expect(second.body.next_cursor).toBeNull();
    expect((await api.get(`${S}/prices?format=csv&sku=P1`)).text).toBe(
      `customer_id,sku,min_quantity,unit_price\r\n${customerId},P1,5,85.5\r\n`,
    );
    expect((await api.delete(`${S}/prices/${customerId}/P2`)).status).toBe(204);
    expect((await api.delete(`${S}/prices/${customerId}/P2`)).status).toBe(404);
  });

  test('need a customer and a product, and amounts of the currency', async () => {
    expect(outcomeOf(await set('P1', [{ unit_price: 1 }], randomUUID()))).toEqual([404, 'not_found']);
    expect(outcomeOf(await set('no-such', [{ unit_price: 1 }]))).toEqual([404, 'not_found']);
    expect(fieldsOf(await set('P1', [{ unit_price: 1 }, { min_quantity: 2, unit_price: '1.005' }]))).toEqual(['prices.1.unit_price']);
    expect(fieldsOf(await set('P1', [{ unit_price: 1 }, { min_quantity: '1.0', unit_price: 2 }]))).toEqual(['prices.1']);
    expect(outcomeOf(await set('P1', []))).toEqual([422, 'validation_error']);
  });

  test('of a batch are set but for those that are rejected', async () => {
    const price = { customer_id: customerId, sku: 'P1' };
    const prices = [
      { ...price, min_quantity: 100, unit_price: 50 },
      { ...price, customer_id: randomUUID(), unit_price: 1 },
      { ...price, sku: 'no-such', unit_price: 1 },
      { ...price, min_quantity: '100.0', unit_price: 51 },
    ];
    const { body } = await api.post(`${S}/prices/batch`, { prices });

    expect(body.data).toEqual([{ ...price, min_quantity: 100, unit_price: 50 }]);
    expect(body.rejected.map(({ index }: Json) => index)).toEqual([1, 2, 3]);
  });
});
