import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { runOperator } from '@storefront/operator';
import { FAKE_API_KEY, FAKE_WEBHOOK_SECRET } from '../../services/billing/src/testing/fake-stripe/fake-stripe.ts';
import { eventually } from '../support/eventually.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { Collector, runCli, tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

interface Item {
  readonly name: string;
  readonly status: string;
  readonly reason: string;
  readonly action: string | null;
}

let folder: string;
let receiver: WebhookReceiver;
let responseStatus = 200;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-golive-'));
  receiver = await webhookReceiver(() => responseStatus);
});
afterAll(async () => {
  await receiver.close();
  await rm(folder, { recursive: true });
});

const { env } = systemUnderTest();

/** A store without keys, as `storefront stores create` leaves it. */
const aFreshStore = async (...options: readonly string[]): Promise<string> =>
  (await runCli<{ tenant_id: string }>(env, 'stores', 'create', '--name', 'Fresh', ...options)).tenant_id;

/** Runs the checklist, and checks that it exits with 1 exactly when an item fails. */
async function checklist(tenantId: string): Promise<Readonly<Record<string, Item>>> {
  const { exitCode, stdout, stderr } = await tryCli(env, 'golive', '--tenant', tenantId);
  if (stdout === '') throw new Error(`golive printed nothing: ${stderr}`);
  const { tenant_id, ok, items } = JSON.parse(stdout) as { tenant_id: string; ok: boolean; items: readonly Item[] };
  const isFailed = items.some(({ status }) => status === 'fail');
  expect([tenant_id, ok, exitCode]).toEqual([tenantId, !isFailed, isFailed ? 1 : 0]);
  return Object.fromEntries(items.map((item) => [item.name, item]));
}

const failing = (items: Readonly<Record<string, Item>>): string[] =>
  Object.values(items)
    .filter(({ status }) => status === 'fail')
    .map(({ name }) => name)
    .toSorted();

const ADDRESS = JSON.stringify({ line1: '1 Main Street', city: 'Springfield', country_code: 'US' });

/** Sets the Stripe account of a store. */
async function setAccount(tenantId: string, apiKey: string): Promise<void> {
  const [keyFile, secretFile] = [join(folder, 'key'), join(folder, 'secret')];
  await writeFile(keyFile, apiKey);
  await writeFile(secretFile, FAKE_WEBHOOK_SECRET);
  await runCli(env, 'stores', 'payments', 'set', tenantId, '--api-key-file', keyFile, '--webhook-secret-file', secretFile);
}

test('a fresh store fails with what is missing, and passes once each item is set up', async () => {
  const tenantId = await aFreshStore('--currency', 'USD', '--online-payments');
  const rails = ['stores', 'update', tenantId, '--mode', 'live', '--rails'];
  await runCli(env, ...rails, 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID');
  const fresh = await checklist(tenantId);

  expect(failing(fresh)).toEqual(['keys', 'prepaid', 'products', 'seller', 'shipping', 'test_order']);
  expect([fresh['credit_terms']?.status, fresh['webhooks']?.status]).toEqual(['warn', 'warn']);

  const live = await aStore({ tenantId, mode: 'live' });
  await live.importProducts([aProduct({ sku: 'BOLT', list_unit_price: null, stock_quantity: 0 })]);
  expect(failing(await checklist(tenantId))).toEqual(['prepaid', 'prices', 'seller', 'shipping', 'stock', 'test_order']);

  await live.importProducts([aProduct({ sku: 'BOLT' })]);
  await live.cli('shipping', 'set', 'van', '--label', 'Van', '--amount', '5');
  await runCli(env, 'stores', 'update', tenantId, '--mode', 'live', '--tax-number', '12-345', '--address', ADDRESS);
  await setAccount(tenantId, FAKE_API_KEY);
  expect((await checklist(tenantId))['prepaid']).toMatchObject({ status: 'fail', reason: expect.stringContaining('sk_test_') });
  await setAccount(tenantId, FAKE_API_KEY.replace('test', 'live'));
  await live.shopper(['--credit-limit', '1000']);
  expect(failing(await checklist(tenantId))).toEqual(['test_order']);

  const sandbox = await aStore({ tenantId, mode: 'sandbox' });
  await sandbox.importProducts([aProduct({ sku: 'BOLT' })]);
  await anOrder(await sandbox.shopper(), [{ sku: 'BOLT', quantity: 1 }]);
  await eventually(30_000, async () => expect(failing(await checklist(tenantId))).toEqual([]));

  const { doctor, webhooks, ...ready } = await checklist(tenantId);
  expect(seen('items', Object.values(ready)).filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(webhooks).toMatchObject({ status: 'warn' });
  // Other tests break rules of the services on purpose, which name no store.
  expect(doctor?.status).not.toBe('fail');
});

test('keys for development, and live webhooks that are not public or fail, are reported', async () => {
  const tenantId = await aFreshStore();
  const live = await aStore({ tenantId, mode: 'live' });
  await live.issueKey('publishable', '--origins', 'http://localhost:3000');
  const created = await live.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed'] });
  expect(created.status).toBe(201);
  const ping = () => live.server.post(`/v1/webhooks/${created.body.id}/ping`);
  const items = await checklist(tenantId);

  expect(items['origins']).toMatchObject({ status: 'fail', reason: expect.stringContaining('http://localhost:3000') });
  expect(items['webhooks']).toMatchObject({ status: 'fail', reason: expect.stringContaining(receiver.url) });
  expect(items['deliveries']).toMatchObject({ status: 'warn', reason: expect.stringContaining('Nothing was delivered') });

  const deliveries = (status: string, reason: string) =>
    eventually(30_000, async () =>
      expect((await checklist(tenantId))['deliveries']).toMatchObject({ status, reason: expect.stringContaining(reason) }),
    );
  await ping();
  await deliveries('ok', 'succeeded');
  responseStatus = 500;
  await ping();
  await deliveries('fail', '(status 500)');
});

test('the text shows each item in full, and a store that does not exist is an error', async () => {
  const stdout = new Collector();
  const stderr = new Collector();
  const exitCode = await runOperator(['golive', '--tenant', await aFreshStore()], env, { stdout, stderr });

  expect([exitCode, stderr.text]).toEqual([1, '']);
  expect(stdout.text).toMatch(/^fail {2}keys +No live key is valid\.\n +Issue one: storefront keys create --mode live --kind secret\.$/m);

  const unknown = await tryCli(env, 'golive', '--tenant', '8f14e45f-ceea-467f-9575-1d5a3e1f9b52');
  expect([unknown.exitCode, unknown.stdout]).toEqual([1, '']);
  expect(JSON.parse(unknown.stderr)).toMatchObject({ error: { code: 'not_found' } });
});
