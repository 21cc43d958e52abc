import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATOR_SCOPES } from '@storefront/access';
import { seen, until } from '@storefront/lifecycle/testing';
import { adminRouteTable } from '../../gateway/src/admin/generate-document.ts';
import { adminClient, type Api, type ApiResponse, type Json } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { aToken } from '../support/operator/a-token.ts';
import { aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

// Input that a program sends by mistake or on purpose, on every route that takes input of its kind.

const POLL_MS = 500;

interface Staff {
  readonly store: TestStore;
  readonly api: Api;
  /** The path of the store in sandbox mode. */
  readonly S: string;
}

async function staffOf(...create: string[]): Promise<Staff> {
  const store = await aStore({ create });
  const api = adminClient(systemUnderTest().adminUrl, (await aToken(OPERATOR_SCOPES, store.tenantId)).token);
  return { store, api, S: `/admin/v1/stores/${store.tenantId}/sandbox` };
}

const keyed = () => ({ 'idempotency-key': randomUUID() });
const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const fieldsOf = ({ body }: ApiResponse): string[] => (body.error.details ?? []).map(({ field }: { field: string }) => field);
/** Waits until `look` succeeds, and stays below the rate limit. */
const slowly = <T>(look: () => Promise<T>): Promise<T> => until(() => sleep(POLL_MS).then(look));
const aRow = (sku: string, row: object = {}) => ({ sku, description: `Product ${sku}`, list_unit_price: 100, ...row });

describe.each([
  ['JMD', { '1.125': null, '1.120': 1.12, '1.000': 1, '1.1255': null }],
  ['JPY', { '1.125': null, '1.120': null, '1.000': 1, '1.1255': null }],
  ['KWD', { '1.125': 1.125, '1.120': 1.12, '1.000': 1, '1.1255': null }],
])('amounts in %s', (currency, expected) => {
  let staff: Staff;
  let customerId: string;
  beforeAll(async () => {
    staff = await staffOf('--currency', currency);
    ({ customerId } = await staff.store.shopper());
    await staff.api.post(`${staff.S}/products`, aRow('PRICED'));
    await staff.api.post(`${staff.S}/payments`, { customer_id: customerId, amount: 1_000, reference: 'CREDIT' });
  });

  /** Sends an amount, and returns what the response has of it. */
  const WRITES: Readonly<Record<string, (amount: string) => Promise<readonly [ApiResponse, unknown]>>> = {
    'a product': async (list_unit_price) => of(await post('/products', aRow(randomUUID(), { list_unit_price })), 'list_unit_price'),
    'a price break': async (unit_price) => {
      const price_breaks = [{ min_quantity: 10, unit_price }];
      const response = await post('/products', aRow(randomUUID(), { price_breaks }));
      return [response, response.body.data?.price_breaks[0].unit_price];
    },
    'a row of products': async (list_unit_price) => {
      const sku = randomUUID();
      const response = await post('/products/batch', { products: [aRow(sku, { list_unit_price })] });
      return [response, response.body.data.length === 0 ? undefined : (await read(`/products/${sku}`)).list_unit_price];
    },
    'a contract price': async (unit_price) => {
      const response = await staff.api.put(`${staff.S}/prices/${customerId}/PRICED`, { prices: [{ unit_price }] });
      return [response, response.body.data?.prices[0].unit_price];
    },
    'a row of prices': async (unit_price) => {
      const prices = [{ customer_id: customerId, sku: 'PRICED', min_quantity: 7, unit_price }];
      const response = await post('/prices/batch', { prices });
      return [response, response.body.data[0]?.unit_price];
    },
    'a shipping option': async (amount) =>
      of(await staff.api.put(`${staff.S}/shipping-options/o${randomUUID().slice(0, 8)}`, { label: 'Van', amount }), 'amount'),
    'the limit of free shipping': async (free_over) =>
      of(
        await staff.api.put(`${staff.S}/shipping-options/o${randomUUID().slice(0, 8)}`, { label: 'Van', amount: 1, free_over }),
        'free_over',
      ),
    'a promotion': async (value) => of(await post('/promotions', { code: randomUUID().slice(0, 8), kind: 'amount', value }), 'value'),
    'the minimum of a promotion': async (min_subtotal) =>
      of(await post('/promotions', { code: randomUUID().slice(0, 8), kind: 'free_shipping', min_subtotal }), 'min_subtotal'),
    'a credit limit': async (credit_limit) =>
      of(await post('/customers', { email: `${randomUUID()}@x.example`, name: 'Ann', credit_limit, terms_days: 30 }), 'credit_limit'),
    'a payment': async (amount) => of(await post('/payments', { customer_id: customerId, amount, reference: randomUUID() }), 'amount'),
    'a refund of credit': async (amount) =>
      of(await post(`/customers/${customerId}/credit-refunds`, { amount, reference: randomUUID() }), 'amount'),
  };
  const post = (path: string, body: object) => staff.api.post(`${staff.S}${path}`, body);
  const read = async (path: string) => (await staff.api.get(`${staff.S}${path}`)).body.data;
  const of = (response: ApiResponse, field: string) => [response, response.body.data?.[field]] as const;

  test.each(Object.keys(WRITES))('of %s have the decimals of the currency', async (name) => {
    const found: Record<string, unknown> = {};
    for (const amount of seen('amounts', Object.keys(expected), 4)) {
      const [{ status, body }, value] = await (WRITES[name] as NonNullable<(typeof WRITES)[string]>)(amount);
      expect([200, 201, 422]).toContain(status);
      const isRefused = status === 422 || body.rejected?.length === 1;
      found[amount] = isRefused ? null : value;
    }
    expect(found).toEqual(expected);
  });
});

describe('a body with __proto__', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await staffOf();
    await staff.api.post(`${staff.S}/products`, aRow('KNOWN'));
    await staff.api.post(`${staff.S}/customers`, { email: 'priced@x.example', name: 'Ann' });
  });

  test.each([
    ['post', '/products', '{"sku":"PROTO","description":"x","list_unit_price":1,"__proto__":{"hidden":true}}', '__proto__'],
    [
      'post',
      '/products',
      '{"sku":"PROTO","description":"x","list_unit_price":1,"media":[{"large_url":"https://cdn.example/a.webp","__proto__":{"width":1}}]}',
      'media.0.__proto__',
    ],
    ['post', '/products', '{"sku":"PROTO","description":"x","list_unit_price":1,"constructor":{"prototype":{}}}', 'constructor'],
    [
      'post',
      '/products/batch',
      '{"products":[{"sku":"PROTO","__proto__":{"description":"x","list_unit_price":1}}]}',
      'products.0.__proto__',
    ],
    ['patch', '/products/KNOWN', '{"__proto__":{"hidden":true}}', '__proto__'],
    ['put', '/stock/KNOWN', '{"__proto__":{"on_hand":5}}', '__proto__'],
    ['post', '/stock/batch', '{"levels":[{"sku":"KNOWN","__proto__":{"on_hand":5}}]}', 'levels.0.__proto__'],
    ['post', '/customers', '{"email":"proto@x.example","name":"Ann","__proto__":{"credit_limit":5}}', '__proto__'],
    [
      'post',
      '/customers',
      '{"email":"proto@x.example","name":"Ann","addresses":[{"name":"Ann","line1":"1","city":"K","country_code":"JM","__proto__":{"id":"1"}}]}',
      'addresses.0.__proto__',
    ],
    ['patch', '/settings', '{"__proto__":{"couriers":true}}', '__proto__'],
    ['put', '/shipping-options/proto', '{"label":"Van","amount":1,"__proto__":{"free_over":0}}', '__proto__'],
  ] as const)('%s %s %s is refused', async (method, path, body, field) => {
    const before = await staff.api.get(`${staff.S}/audit?limit=200`);
    const refused = await staff.api[method](`${staff.S}${path}`, body);

    expect(outcomeOf(refused)).toEqual([422, 'unknown_field']);
    expect(fieldsOf(refused)).toContain(field);
    expect((await staff.api.get(`${staff.S}/audit?limit=200`)).body.data).toEqual(before.body.data);
  });

  test.each([
    [
      'products',
      '{"sku":"FILE","description":"x","list_unit_price":1,"__proto__":{"hidden":true}}\n',
      { created: 1, rejected: 0 },
      'warnings',
    ],
    ['customers', '{"email":"file@x.example","name":"x","__proto__":{"credit_limit":1}}\n', { created: 0, rejected: 1 }, 'rejected'],
    [
      'customers',
      '{"email":"file@x.example","name":"x","addresses":[{"name":"A","line1":"1","city":"K","country_code":"JM","__proto__":"1"}]}\n',
      { created: 0, rejected: 1 },
      'rejected',
    ],
    [
      'customers',
      '{"email":"file@x.example","name":"x","addresses":[{"name":"A","line1":"1","city":"K","country_code":"JM","toString":"1"}]}\n',
      { created: 0, rejected: 1 },
      'rejected',
    ],
    [
      'prices',
      '{"customer_email":"priced@x.example","sku":"KNOWN","unit_price":1,"__proto__":{"min_quantity":9}}\n',
      { created: 1, rejected: 0 },
      'warnings',
    ],
  ])('is reported in a line of a file of %s', async (kind, line, counts, list) => {
    const { status, body } = await staff.api.post(`${staff.S}/imports?kind=${kind}&syntax=jsonl`, line, {
      'content-type': 'application/octet-stream',
    });

    expect([status, body.data]).toEqual([200, expect.objectContaining(counts)]);
    expect(body[list]).toContainEqual(expect.objectContaining({ column: expect.stringMatching(/__proto__$|toString$/) }));
    if (kind === 'products') expect((await staff.api.get(`${staff.S}/products/FILE`)).body.data.hidden).toBe(false);
  });
});

describe('text that cannot be stored', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await staffOf();
  });

  test.each<['get' | 'post' | 'put' | 'patch' | 'delete', string, object | undefined, number]>([
    ['get', '/orders/%00', undefined, 404],
    ['post', '/orders/%00/shipments', {}, 404],
    ['post', '/orders/%00/deliver', undefined, 404],
    ['post', '/orders/%00/cancellations', { reason: 'x' }, 404],
    ['post', '/orders/%00/refunds?dry_run=true', {}, 404],
    ['get', '/invoices/%00', undefined, 404],
    ['get', '/invoices/%00/pdf', undefined, 404],
    ['post', '/invoices/%00/void', {}, 404],
    ['post', '/invoices/%00/apply-credit', {}, 404],
    ['get', '/credit-notes/%00', undefined, 404],
    ['get', '/customers/%00/credit', undefined, 404],
    ['delete', '/prices/%00/A', undefined, 404],
    ['delete', `/prices/${randomUUID()}/%00`, undefined, 404],
    ['get', '/products/%00', undefined, 404],
    ['patch', '/products/%00', {}, 404],
    ['put', '/stock/%00', { on_hand: 1 }, 404],
    ['post', '/stock/%00/adjustments', { adjust_by: 1 }, 404],
    ['put', '/shipping-options/van', { label: 'a\0', amount: 1 }, 422],
    ['post', '/promotions', { code: 'NUL', kind: 'free_shipping', skus: ['\0'] }, 422],
    ['post', '/promotions', { code: 'NUL', kind: 'free_shipping', description: '\0' }, 422],
    ['post', '/promotions/%00/end', undefined, 404],
    ['post', '/webhooks/%00/replay', { since: '2026-11-20T00:00:00Z' }, 404],
    ['post', '/webhooks/%00/deliveries/%00/redeliver', undefined, 404],
    ['delete', '/keys/%00', undefined, 404],
  ])('in %s %s %j is never an error of the server', async (method, path, body, status) => {
    const { api, S } = staff;
    const send = () => {
      if (method === 'get' || method === 'delete') return api[method](`${S}${path}`);
      return api[method](`${S}${path}`, body, keyed());
    };
    const response = await send();

    expect(response.status).toBe(status);
  });

  test('rejects a row of a batch of shipments', async () => {
    const { body } = await staff.api.post(`${staff.S}/shipments/batch`, { shipments: [{ order: 'SO-0' }, { order: '\0' }] }, keyed());

    expect(body.rejected.map(({ code }: Json) => code)).toEqual(['not_found', 'not_found']);
  });
});

describe('a number that is out of range rejects its row alone', () => {
  let staff: Staff;
  let customerId: string;
  beforeAll(async () => {
    staff = await staffOf();
    ({ customerId } = await staff.store.shopper());
    await staff.api.post(`${staff.S}/products/batch`, { products: ['A', 'B', 'C', 'D'].map((sku) => aRow(sku)) });
  });

  test.each<[string, { prices?: object[]; [list: string]: object[] | undefined }, number, number]>([
    [
      'products',
      { products: [aRow('A', { list_unit_price: 2 }), aRow('B', { list_unit_price: -1 }), aRow('C', { effective_gct_rate: '-0.1' })] },
      1,
      2,
    ],
    [
      'stock',
      {
        levels: [
          { sku: 'A', on_hand: 5 },
          { sku: 'B', on_hand: -1 },
          { sku: 'C', on_hand: '1000000000000' },
          { sku: 'D', low_stock_threshold: '1.00001' },
          { sku: 'B', on_hand: 1 },
        ],
      },
      1,
      4,
    ],
    [
      'prices',
      {
        prices: [
          { sku: 'A', unit_price: 1 },
          { sku: 'B', unit_price: -1 },
          { sku: 'C', unit_price: 1, min_quantity: -1 },
        ],
      },
      1,
      2,
    ],
    ['shipments', { shipments: [{ order: 'SO-0', lines: [{ sku: 'A', quantity: -1 }] }] }, 0, 1],
  ])('of a batch of %s', async (kind, rows, accepted, rejected) => {
    const given = rows.prices === undefined ? rows : { prices: rows.prices.map((row) => ({ ...row, customer_id: customerId })) };
    const { status, body } = await staff.api.post(`${staff.S}/${kind}/batch`, given, keyed());

    expect([status, body.data?.length]).toEqual([200, accepted]);
    expect(body.rejected.map(({ index, code }: Json) => [index, code])).toEqual(
      Array.from({ length: rejected }, (_, index) => [accepted + index, 'validation_error']),
    );
  });
});

describe.each([['a/b=1,2'], ['batch'], ['50% off?#&;+'], ['Ü 🔩']])('the SKU %s', (sku) => {
  test('is read, changed, priced, counted, imported, and ordered', async () => {
    const { store, api, S } = await staffOf();
    const shopper = await store.shopper();
    const named = encodeURIComponent(sku).replace(/^b/, '%62');
    const [product, stock, price] = [`${S}/products/${named}`, `${S}/stock/${named}`, `${S}/prices/${shopper.customerId}/${named}`];

    expect((await api.post(`${S}/products`, aRow(sku))).status).toBe(201);
    expect((await api.patch(product, { description: 'Changed' })).body.data).toMatchObject({ sku, description: 'Changed' });
    expect((await api.get(product)).body.data.sku).toBe(sku);
    expect((await api.put(stock, { on_hand: 5 })).body.data).toMatchObject({ sku, on_hand: 5 });
    expect((await api.post(`${stock}/adjustments`, { adjust_by: 2 }, keyed())).body.data).toMatchObject({ sku, on_hand: 7 });
    expect((await api.post(`${S}/stock/batch`, { levels: [{ sku, on_hand: 9 }] })).body.data).toMatchObject([{ sku, on_hand: 9 }]);
    expect((await api.put(price, { prices: [{ unit_price: 90 }] })).body.data).toMatchObject({ sku });
    expect((await api.get(`${S}/prices?sku=${named}`)).body.data).toMatchObject([{ sku, unit_price: 90 }]);
    const file = `${JSON.stringify(aRow(sku, { description: 'Imported' }))}\n`;
    const { body } = await api.post(`${S}/imports?kind=products&syntax=jsonl`, file, { 'content-type': 'application/octet-stream' });
    expect(body.data).toMatchObject({ updated: 1 });
    const order = await anOrder(shopper, [{ sku, quantity: 2 }]);
    const shipped = await api.post(`${S}/orders/${order.id}/shipments`, { lines: [{ sku, quantity: 1 }] }, keyed());
    expect(shipped.body.data).toMatchObject({ status: 'PARTIALLY_SHIPPED', lines: [{ sku, shipped_quantity: 1 }] });
    expect((await api.delete(price)).status).toBe(204);
    expect((await api.get(`${S}/audit?object_id=${named}&limit=200`)).body.data.length).toBeGreaterThan(2);
  });
});

const isOfCursor = ({ path }: { path: PropertyKey[] }) => path[0] === 'cursor';

describe('a cursor', () => {
  /** Each list below the store, with a filter that its rows could pass or not, if it has one; and lists of no store. */
  const LISTS: Readonly<Record<string, string | null>> = {
    '/orders': 'status=CANCELLED',
    '/invoices': 'status=OPEN',
    '/payments': 'paid_from=2020-01-01',
    '/credit-notes': 'issued_from=2020-01-01',
    '/refunds': 'status=FAILED',
    '/products': 'hidden=false',
    '/prices': 'sku=A',
    '/categories': null,
    '/tags': null,
    '/shipping-options': null,
    '/promotions': null,
    '/customers': 'status=ACTIVE',
    '/customers/:customer_id/addresses': null,
    '/keys': null,
    '/webhooks': null,
    '/webhooks/:subscription_id/deliveries': 'event_type=order.confirmed',
    '/audit': 'actor=no-such-name',
    '/admin/v1/stores': 'q=Test',
    '/admin/v1/tokens': 'store_id=:store_id',
    '/admin/v1/audit': 'since=2020-01-01',
  };
  let staff: Staff;
  let names: Readonly<Record<string, string>>;
  /** The cursor of the second page of each list. */
  const cursors = new Map<string, string>();
  const filled = (text: string) => text.replace(/:(\w+)/g, (_all, name: string) => names[name] ?? '');
  const pathOf = (list: string) => filled(list.startsWith('/admin') ? list : `${staff.S}${list}`);
  /** Each list has a token of its own, so that none uses up the requests of another. */
  const clientOf = async () => adminClient(systemUnderTest().adminUrl, (await aToken(OPERATOR_SCOPES)).token);

  beforeAll(async () => {
    staff = await staffOf();
    const { store, api, S } = staff;
    const two = [1, 2];
    const { body: subscription } = await store.server.post('/v1/webhooks', {
      endpoint_url: 'http://127.0.0.1:9/hooks',
      event_types: ['customer.created'],
    });
    await store.server.post('/v1/webhooks', { endpoint_url: 'http://127.0.0.1:9/other', event_types: ['customer.created'] });
    const products = ['A', 'B'].map((sku) =>
      aRow(sku, { categories: [sku.toLowerCase()], tags: [{ group: 'g', slug: sku.toLowerCase() }] }),
    );
    await api.post(`${S}/products/batch`, { products });
    await api.post(`${S}/stock/batch`, { levels: ['A', 'B'].map((sku) => ({ sku, on_hand: 100 })) });
    const shopper = await store.shopper(['--credit-limit', '100000', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
    const { customerId } = shopper;
    names = { store_id: store.tenantId, customer_id: customerId, subscription_id: subscription.id };
    for (const number of two) {
      await store.shopper();
      await api.put(`${S}/prices/${customerId}/${number === 1 ? 'A' : 'B'}`, { prices: [{ unit_price: 90 }] });
      await api.put(`${S}/shipping-options/option-${number}`, { label: 'Van', amount: 1 });
      await api.post(`${S}/promotions`, { code: `CODE${number}`, kind: 'free_shipping' });
      const address = { name: 'Ann', line1: `${number} Hope Road`, city: 'Kingston', country_code: 'JM' };
      await api.post(`${S}/customers/${customerId}/addresses`, address);
      await api.post(`${S}/payments`, { customer_id: customerId, amount: 1_000, reference: `BANK-${number}` });
      const { id } = await anOrder(shopper, [{ sku: 'A', quantity: 1 }], { payment_rail: 'CREDIT_TERMS' });
      const [invoice] = await slowly(async () => seen('invoices', (await api.get(`${S}/invoices?order_id=${id}`)).body.data as Json[]));
      await api.post(`${S}/invoices/${invoice.id}/apply-credit`, {}, keyed());
      await slowly(async () => {
        const refunded = await api.post(`${S}/orders/${id}/refunds`, { amount: 5, method: 'CREDIT' }, keyed());
        expect(refunded.status).toBe(200);
      });
    }
    await slowly(async () => seen('deliveries', (await api.get(`${S}/webhooks/${subscription.id}/deliveries`)).body.data, 2));
    const client = await clientOf();
    for (const list of Object.keys(LISTS)) {
      const { body } = await client.get(`${pathOf(list)}?limit=1`);
      cursors.set(list, body.next_cursor);
    }
  });

  test('is tested of every list', () => {
    const paged = adminRouteTable().filter(({ request: { query } }) => query?.safeParse({ cursor: '*' }).error?.issues.some(isOfCursor));
    const lists = seen('lists', paged, 20).map(({ path }) => path.replace('/admin/v1/stores/:store_id/:mode/', '/'));

    expect(lists.toSorted()).toEqual(Object.keys(LISTS).toSorted());
    expect([...cursors].filter(([, cursor]) => typeof cursor !== 'string')).toEqual([]);
  });

  describe.each(Object.entries(LISTS))('of %s', (list, filter) => {
    let client: Api;
    const page = (query: string, path = pathOf(list)) => client.get(`${path}?${query}`);
    const cursor = () => cursors.get(list) ?? '';
    beforeAll(async () => {
      client = await clientOf();
    });

    test('leads to the next rows, and belongs to its filters, its store, and its mode', async () => {
      const [first, second] = [await page('limit=1'), await page(`limit=1&cursor=${cursor()}`)];
      expect(second.status).toBe(200);
      expect(second.body.data).not.toEqual(first.body.data);
      const foreign = [
        ...(filter === null ? [] : [await page(`${filled(filter)}&cursor=${cursor()}`)]),
        ...(list.startsWith('/admin') ? [] : [await page(`cursor=${cursor()}`, pathOf(list).replace('/sandbox', '/live'))]),
      ];
      expect(seen('other lists', foreign).map(outcomeOf)).toEqual(foreign.map(() => [422, 'validation_error']));
    });

    test('of another list, or with another position, is never an error of the server', async () => {
      const made = Buffer.from(cursor(), 'base64url').toString('utf8').slice(0, 16);
      const positions = [
        '~',
        '\0',
        'x\ny',
        'x'.repeat(200),
        `2026-01-01T00:00:00.000Z~x`,
        `2026-13-01T00:00:00.000Z~${randomUUID()}`,
        `+275760-09-13T00:00:00.001Z~${randomUUID()}`,
        `-000001-01-01T00:00:00.000Z~${randomUUID()}`,
        '1.2',
        '-1.1.1.1.1.1',
        '99999999999999999999.1.1.1.1.1',
        '1.1.1.1.1.NaN',
      ].map((position) => Buffer.from(made + position).toString('base64url'));
      const others = [...cursors.values()].filter((other) => other !== cursor());
      const outcomes: [string, number][] = [];
      for (const sent of seen('cursors', [...positions, ...others, '_', made], 30))
        outcomes.push([Buffer.from(sent, 'base64url').toString('utf8'), (await page(`cursor=${sent}`)).status]);

      expect(outcomes.filter(([, status]) => status !== 200 && status !== 422)).toEqual([]);
    });
  });
});
