import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { StorefrontContainer } from '../../packages/testcontainers/src/index.ts';
import { adminClient, apiClient } from '../support/http/api.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { output } from './docker.ts';

/** The features of packages/testcontainers beyond the example of its README, on one container. */

jest.setTimeout(10 * 60_000);

const BOLT = { sku: 'BOLT', list_unit_price: 100, stock_quantity: 10 };
const EVENTS_WITHIN_MS = 30_000;

let storefront: Awaited<ReturnType<StorefrontContainer['start']>>;

beforeAll(async () => {
  storefront = await new StorefrontContainer()
    .withProducts([BOLT])
    .withProducts([{ ...BOLT, sku: 'NUT' }], { mode: 'live' })
    .start();
});

afterAll(() => storefront?.stop());

test('sandbox and live have products, keys, and shoppers of their own', async () => {
  const { sandbox, live } = storefront;
  const skus = async ({ baseUrl, publishableKey }: typeof live) =>
    (await apiClient(baseUrl, { key: publishableKey }).get('/v1/products')).body.data.map(({ sku }: { sku: string }) => sku);

  expect(await skus(sandbox)).toEqual(['BOLT']);
  expect(await skus(live)).toEqual(['NUT']);
  const shopper = await live.shopper({ email: 'live@example.com', name: 'Live Shopper' });
  const ping = await fetch(`${live.baseUrl}/v1/me`, { headers: shopper.headers });
  expect(await ping.json()).toMatchObject({ data: { email: 'live@example.com', name: 'Live Shopper' } });
  expect((await fetch(`${live.baseUrl}/v1/me`, { headers: { ...shopper.headers, ...sandbox.headers } })).status).toBe(401);
});

test('both APIs are published on the address at which the tests reach them, and on no other interface', async () => {
  const published = await output(['docker', 'port', storefront.getId()]);

  expect(published.split('\n').toSorted()).toEqual(
    [8080, 8082].map((port) => expect.stringMatching(new RegExp(`^${port}/tcp -> (?:127|172)(?:\\.\\d+){3}:\\d+$`))),
  );
});

test('the Admin API changes the store with its token', async () => {
  const { admin, sandbox, tenantId } = storefront;
  const api = adminClient(admin.url, admin.token);
  const stock = `/admin/v1/stores/${tenantId}/sandbox/stock/BOLT`;

  expect((await api.put(stock, { on_hand: 10, low_stock_threshold: 3 })).body.data).toMatchObject({ on_hand: 10, low_stock_threshold: 3 });
  expect(await sandbox.operator('stock', 'get', 'BOLT')).toMatchObject({ low_stock_threshold: 3 });
  expect((await fetch(`${admin.url}/admin/v1/me`)).status).toBe(401);
});

test('an invalid column is reported with the words of the import, and valid products are saved', async () => {
  const importing = storefront.importProducts([
    { sku: 'NEW' },
    { ...BOLT, sku: 'WASHER' },
    { ...BOLT, sku: 'BAD', stock_quantity: -1, base_uom: '' },
  ]);

  await expect(importing).rejects.toMatchObject({ name: 'StorefrontCommandError', exitCode: 2 });
  await expect(importing).rejects.toThrow(/line 1, list_unit_price: .+\nline 3, base_uom: .+\nline 3, stock_quantity: must/);
  expect((await storefront.sandbox.operator<unknown[]>('catalog', 'list', '--text', 'WASHER')).length).toBe(1);
});

test('a container whose products are invalid is deleted, and start fails', async () => {
  const label = { 'storefront-test': `invalid-${process.pid}` };
  const starting = new StorefrontContainer()
    .withLabels(label)
    .withProducts([{ sku: 'NEW' }])
    .start();

  await expect(starting).rejects.toThrow('line 1, list_unit_price');
  expect(await output(['docker', 'ps', '--all', '--quiet', '--filter', `label=storefront-test=${label['storefront-test']}`])).toBe('');
});

test('a prepaid order is paid at the published address, and its events arrive signed', async () => {
  await using hooks = await storefront.receiveWebhooks(['order.confirmed', 'invoice.issued']);
  const { token } = await storefront.shopper();
  const api = apiClient(storefront.sandbox.baseUrl, { key: storefront.sandbox.secretKey, shopperToken: token });
  const cart = await pricedCart({ api }, [{ sku: 'BOLT', quantity: 1 }]);
  const { data } = (await checkOut({ api }, cart, { payment_rail: 'PREPAID', return_url: 'https://shop.example/thanks' })).body;
  expect(data.redirect_url).toContain(storefront.sandbox.baseUrl);

  await fetch(data.redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });

  const [confirmed, issued] = await Promise.all(
    ['order.confirmed', 'invoice.issued'].map((type) => hooks.next(type, { timeoutMs: EVENTS_WITHIN_MS })),
  );
  expect(confirmed).toMatchObject({ mode: 'sandbox', data: { id: data.order_id } });
  expect(issued?.data.order_id).toBe(data.order_id);
});

test('a delivery that is not signed is refused, and a closed receiver leaves no subscription', async () => {
  const { baseUrl, headers } = storefront.sandbox;
  const hooks = await storefront.receiveWebhooks(['order.cancelled']);
  const forged = { id: 'x', type: 'order.cancelled', mode: 'sandbox', data: {} };
  const local = hooks.endpointUrl.replace('host.docker.internal', '127.0.0.1');

  expect((await fetch(local, { method: 'POST', body: JSON.stringify(forged) })).status).toBe(401);
  await expect(hooks.next('order.cancelled', { timeoutMs: 100 })).rejects.toThrow('missing signature');
  await hooks.close();
  expect(await (await fetch(`${baseUrl}/v1/webhooks`, { headers })).json()).toEqual([]);
});

test('a restart keeps the data', async () => {
  const shopper = await storefront.shopper();
  const client = () => apiClient(storefront.sandbox.baseUrl, { key: storefront.sandbox.secretKey, shopperToken: shopper.token });
  const { id } = await anOrder({ api: client() }, [{ sku: 'BOLT', quantity: 1 }]);

  await storefront.restart();

  expect((await client().get(`/v1/orders/${id}`)).status).toBe(200);
  expect((await adminClient(storefront.admin.url, storefront.admin.token).get('/admin/v1/me')).status).toBe(200);
  await storefront.sandbox.operator('stock', 'set', 'BOLT', '0');
  expect((await client().get('/v1/products/BOLT')).body.data.availability).toBe('OUT');
});
