import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { verifyWebhook } from '@storefront/client';
import { eventually } from '../support/eventually.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { type ListenCommand, listenCommand } from '../support/operator/listen-command.ts';
import { tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** `storefront webhooks listen`: a developer's machine receives the events of a store without a public address. */

const { baseUrl } = systemUnderTest();
let store: TestStore;
let receiver: WebhookReceiver;
beforeAll(async () => {
  store = await aStore();
  receiver = await webhookReceiver();
});
afterAll(() => receiver.close());

const running: ListenCommand[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.interrupt();
});

let skus = 0;
/** Creates a product, which is one event, and returns its SKU. */
async function createProduct(of = store): Promise<string> {
  skus += 1;
  const sku = `LISTEN-${skus}`;
  await of.importProducts([aProduct({ sku })]);
  return sku;
}
async function startFor(of: TestStore, ...args: readonly string[]): Promise<ListenCommand> {
  const listening = await listenCommand(baseUrl, of.secretKey, ...args);
  running.push(listening);
  return listening;
}
const start = (...args: readonly string[]) => startFor(store, ...args);
const aboutSku = (sku: string) => (delivery: { json: { data: Record<string, unknown> } }) => delivery.json.data.sku === sku;

test('an event arrives as a delivery does: verified by the client with both signatures, and unchanged', async () => {
  const endpoint = await webhookReceiver();
  const { body: subscription } = await store.server.post('/v1/webhooks', { endpoint_url: endpoint.url, event_types: ['product.created'] });
  const listening = await start('--forward-to', receiver.url);
  const sku = await createProduct();
  const [forwarded, delivered] = [await receiver.next(aboutSku(sku)), await endpoint.next(aboutSku(sku))];

  for (const signature of ['standard', 'service'] as const) {
    expect(await verifyWebhook(forwarded, { secret: listening.signingSecret, signature })).toMatchObject({ type: 'product.created' });
    await expect(verifyWebhook(forwarded, { secret: subscription.signing_secret, signature })).rejects.toThrow('signature mismatch');
  }
  expect(forwarded.body).toEqual(delivered.body);
  const named = (headers: object) =>
    Object.keys(headers).filter((name) => /^(x-service|webhook)-|^(content-type|user-agent|connection)$/.test(name));
  expect(named(forwarded.headers).toSorted()).toEqual(named(delivered.headers).toSorted());
  for (const name of ['content-type', 'user-agent', 'x-service-event', 'x-service-attempt', 'webhook-id']) {
    expect(forwarded.headers[name]).toBe(delivered.headers[name]);
  }
  expect(await listening.next('event')).toMatchObject({ event: 'product.created', event_id: forwarded.json.id, status: 200, error: null });

  expect(await listening.interrupt()).toBe(0);
  expect(await listening.next('summary')).toMatchObject({ received: 1, accepted: 1, failed: 0 });
  await store.server.delete(`/v1/webhooks/${subscription.id}`);
  await endpoint.close();
});

test('a receiver that is down or refuses is reported, and the events after it arrive', async () => {
  const failing = await webhookReceiver(() => 500);
  const listening = await start('--forward-to', failing.url);
  await createProduct();
  expect(await listening.next('event')).toMatchObject({ status: 500 });
  await failing.close();
  await createProduct();
  expect(await listening.next('event', ({ status }) => status === null)).toMatchObject({ error: 'connection refused' });

  expect(await listening.interrupt()).toBe(0);
  expect(await listening.next('summary')).toMatchObject({ received: 2, accepted: 0, failed: 2 });
});

test('a store receives its own events only, and the secret of a key stays the same', async () => {
  const other = await aStore();
  const [listening, ofOther] = [await start('--forward-to', receiver.url), await startFor(other)];
  await createProduct(other);
  const sku = await createProduct();
  await receiver.next(aboutSku(sku));
  await Promise.all([listening.next('event'), ofOther.next('event')]);

  const ids = ({ records }: ListenCommand) => records.filter(({ kind }) => kind === 'event').map(({ event_id }) => event_id);
  expect(ids(listening)).toHaveLength(1);
  expect(ids(ofOther)).toHaveLength(1);
  expect(ids(listening)).not.toEqual(ids(ofOther));
  await Promise.all([listening.interrupt(), ofOther.interrupt()]);
  const again = await start();
  expect(again.signingSecret).toBe(listening.signingSecret);
  expect(again.signingSecret).not.toBe(ofOther.signingSecret);
  await again.interrupt();
});

test('the listener of a command that ended is gone, and faults of the sandbox do not apply to one', async () => {
  const listening = await start();
  await store.server.post('/v1/sandbox/faults', { effect: 'error', status: 503 });
  await listening.next('ready');
  await createProduct();
  await listening.next('event');
  expect(listening.records.map(({ kind }) => kind)).not.toContain('disconnected');
  expect((await store.server.get('/v1/sandbox')).body.data.faults).toMatchObject([{ remaining: 1 }]);
  await store.server.post('/v1/sandbox/reset');
  await listening.interrupt();
  const created = await Promise.all(Array.from({ length: 10 }, () => store.server.post('/v1/webhook-listeners', {})));
  expect(created.map(({ status }) => status)).toEqual(created.map(() => 201));
  expect((await store.server.post('/v1/webhook-listeners', {})).body.error.reason).toBe('webhook_listener_limit');
  for (const { body } of created) await store.server.delete(`/v1/webhook-listeners/${body.data.id}`);
});

test('the other commands manage subscriptions, and list, repeat, and trigger deliveries', async () => {
  const env = { STOREFRONT_URL: baseUrl, STOREFRONT_KEY: store.secretKey };
  const one = async (...args: readonly string[]) => (await tryCli<Record<string, unknown>>(env, 'webhooks', ...args)).json;
  const run = async (...args: readonly string[]) => (await tryCli<Record<string, unknown>[]>(env, 'webhooks', ...args)).json;
  const subscribed = await one('create', receiver.url, '--events', 'product.created', '--description', 'Test');
  const id = String(subscribed['id']);
  const sku = await createProduct();
  const first = await receiver.next(aboutSku(sku));
  const { json } = first;
  const webhook = ['--webhook', id];
  const delivered = await eventually(30_000, async () => {
    const [delivery] = await run('deliveries', 'list', ...webhook, '--status', 'delivered');
    expect(delivery).toMatchObject({ event: 'product.created', event_id: json.id, attempt_count: 1, last_response_status: 200 });
    return delivery;
  });

  await expect(verifyWebhook(first, { secret: String(subscribed['signing_secret']) })).resolves.toMatchObject({ type: 'product.created' });
  expect(await one('get', id)).toMatchObject({ endpoint_url: receiver.url, description: 'Test', status: 'ACTIVE' });
  expect((await run('list')).map((each) => each['id'])).toContain(id);
  const listed = (...options: readonly string[]) => run('deliveries', 'list', ...webhook, '--type', ...options);
  expect(await listed('product.created', '--since', '10m')).toMatchObject([{ id: delivered?.id }]);
  expect(await listed('product.created', '--until', '10m')).toEqual([]);
  expect(await listed('stock.changed')).toEqual([]);
  expect((await tryCli(env, 'webhooks', 'stats', id, '--since', '40d')).stderr).toContain('"argument":"--since 40d"');
  expect(await run('redeliver', String(delivered?.id))).toMatchObject([{ delivery: delivered?.id }]);
  expect(await run('redeliver', json.id)).toHaveLength(1);
  expect(await run('replay', '--since', '10m', ...webhook)).toMatchObject([{ endpoint: receiver.url, replayed: 1 }]);
  await eventually(30_000, async () => expect(receiver.received.filter(({ json: { id } }) => id === json.id)).toHaveLength(4));
  expect(await run('trigger', 'product.created', sku)).toMatchObject({ subscriptions: 1 });
  const { stderr } = await tryCli(env, 'webhooks', 'redeliver', '019aa5b3-9b00-7000-8000-00000000e001');
  expect(stderr).toContain('There is no event or delivery');
  expect(await one('delete', id)).toEqual({ id, deleted: true });
  expect((await tryCli(env, 'webhooks', 'get', id)).stderr).toContain('No such webhook subscription');
});
