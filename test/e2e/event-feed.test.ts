import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStorefront, type FeedEvent } from '@storefront/client';
import { EVENT_TYPES } from '@storefront/contract';
import { eventually } from '../support/eventually.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { runCli, tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** `GET /v1/events`: a server without a public endpoint reads the events of its store. */

const { baseUrl } = systemUnderTest();
let store: TestStore;
let receiver: WebhookReceiver;
beforeAll(async () => {
  store = await aStore();
  receiver = await webhookReceiver();
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: [...EVENT_TYPES] });
});
afterAll(() => receiver.close());

const turn = (to: 'on' | 'off') =>
  runCli<{ mode: string; event_feed: boolean }[]>(store.env, 'stores', 'update', store.tenantId, '--event-feed', to);
const trigger = async (type: string, object: string): Promise<string> =>
  (await store.server.post('/v1/sandbox/events', { type, object })).body.data.event_id;

test('the feed is a setting of the store, and every event that is pushed can be pulled with the same bytes', async () => {
  expect(await store.server.get('/v1/events')).toMatchObject({ status: 409, body: { error: { reason: 'event_feed_off' } } });
  expect(await turn('on')).toMatchObject([{ event_feed: true }, { event_feed: true }]);
  expect(await runCli(store.env, 'stores', 'get', store.tenantId)).toMatchObject([{ event_feed: true }, { event_feed: true }]);

  await store.importProducts([aProduct({ sku: 'FEED-1' })]);
  const shopper = await store.shopper(['--credit-limit', '100000', '--terms-days', '30']);
  await anOrder(shopper, [{ sku: 'FEED-1', quantity: 1 }]);
  await trigger('product.updated', 'FEED-1');
  await trigger('stock.changed', 'FEED-1');

  const pushed = () => new Map(receiver.received.map(({ json, body }) => [json.id, Buffer.from(body).toString()]));
  await eventually(60_000, async () => {
    const { text, body } = await store.server.get('/v1/events?limit=200');
    const pulled = body.data as FeedEvent[];
    expect(new Set(pulled.map(({ id }) => id))).toEqual(new Set(pushed().keys()));
    expect(new Set(pulled.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3);
    expect(text.slice(0, text.lastIndexOf(',"next_cursor"'))).toBe(`{"data":[${pulled.map(({ id }) => pushed().get(id)).join()}]`);
  });
  const [id, bytes] = [...pushed()][0] ?? [];
  expect((await store.server.get(`/v1/events/${id}`)).text).toBe(bytes);
});

test('a client goes on where it was, and waits for the next event', async () => {
  const client = createStorefront({ baseUrl, apiKey: store.secretKey });
  const earlier = await Array.fromAsync(client.events({ follow: false }));
  const cursor = earlier.at(-1)?.cursor;
  const following = client.events({ cursor, types: ['product.updated'] });
  const next = following.next();
  await trigger('stock.changed', 'FEED-1');
  const id = await trigger('product.updated', 'FEED-1');

  expect((await next).value).toMatchObject({ events: [{ id, type: 'product.updated', triggered: true }] });
  const env = { STOREFRONT_URL: baseUrl, STOREFRONT_KEY: store.secretKey };
  const { json } = await tryCli(env, 'events', 'tail', '--no-follow', '--cursor', cursor ?? '', '--types', 'product.updated');
  expect(json).toEqual({ event: expect.objectContaining({ id }), cursor: expect.any(String) });
});

test('a cursor ends with the feed', async () => {
  const { next_cursor: cursor } = (await store.server.get('/v1/events')).body;
  const other = await aStore({ mode: 'live', tenantId: store.tenantId });
  expect((await other.server.get(`/v1/events?cursor=${cursor}`)).status).toBe(422);
  await turn('off');
  expect((await store.server.get(`/v1/events?cursor=${cursor}`)).body.error.reason).toBe('event_feed_off');
  await turn('on');
  expect((await store.server.get(`/v1/events?cursor=${cursor}`)).body.error.reason).toBe('cursor_expired');
});
