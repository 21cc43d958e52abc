import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { getDelivery } from '../handlers/get-delivery.ts';
import { getSubscription } from '../handlers/get-subscription.ts';
import { listDeliveries } from '../handlers/list-deliveries.ts';
import { pingSubscription } from '../handlers/ping-subscription.ts';
import { redeliver } from '../handlers/redeliver.ts';
import { replayDeliveries } from '../handlers/replay-deliveries.ts';
import { rotateSecret } from '../handlers/rotate-secret.ts';
import { updateSubscription } from '../handlers/update-subscription.ts';
import { claimDeliveries } from '../store/claims.ts';
import { checkInvariants } from '../store/invariants.ts';
import { settleAttempt } from '../store/settle-attempt.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { aCaller, aStockChange, openWebhooksBench, until, type WebhooksBench } from '../testing/webhooks-bench.ts';

const caller = aCaller();
let bench: WebhooksBench;
let receiver: Receiver;
beforeAll(async () => {
  bench = await openWebhooksBench(caller);
});
afterAll(() => bench.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await sql`delete from subscription`.execute(bench.db);
  await receiver.close();
});

const deliveriesOf = async (subscriptionId: string) =>
  (await listDeliveries(bench.deps)({ subscriptionId, limit: 0, offset: 0 }, caller)).deliveries ?? [];
const isSettled = async (subscriptionId: string) => (await deliveriesOf(subscriptionId)).every(({ status }) => status !== 'PENDING');
const settled = (subscriptionId: string) => until(() => isSettled(subscriptionId));
const detail = async (subscriptionId: string, deliveryId = '') =>
  (await getDelivery(bench.deps)({ subscriptionId, deliveryId }, caller)).delivery;
const hmac = (secret: string, body: Buffer) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

test('a delivery arrives once, with the bytes that its signature covers and the envelope of its event', async () => {
  const sender = bench.startSender();
  const { id, signingSecret } = await bench.subscribe(receiver.url);
  const event = await bench.dispatch('stock.changed', aStockChange);
  sender.wake();
  await settled(id);
  await sender.close();

  const [delivery] = await deliveriesOf(id);
  const [got, ...more] = receiver.received;
  expect(more).toEqual([]);
  expect(got?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-service-event': 'stock.changed',
    'x-service-delivery': delivery?.id,
    'x-service-attempt': '1',
    'x-service-signature': hmac(signingSecret, got?.body ?? Buffer.alloc(0)),
    'webhook-id': event.id,
  });
  expect(JSON.parse(got?.body.toString() ?? '')).toEqual({
    id: event.id,
    type: 'stock.changed',
    api_version: 'v1',
    mode: 'sandbox',
    created_at: event.occurredAt,
    sequence: 1,
    data: { sku: 'BOLT', availability: 'LOW', previous_availability: 'IN_STOCK' },
  });
  expect(await detail(id, delivery?.id)).toMatchObject({
    status: 'DELIVERED',
    attempts: [{ number: 1, responseStatus: 200 }],
    body: got?.body.toString(),
  });
});

test('a subscription gets its own events alone, each subscriber under an id and a secret of its own', async () => {
  const sender = bench.startSender();
  const first = await bench.subscribe(receiver.url);
  const second = await bench.subscribe(receiver.url);
  const others = await bench.subscribe(receiver.url, { eventTypes: ['order.confirmed'] });
  const stranger = aCaller({ tenantId: caller.tenantId, mode: 'live' });
  await bench.subscribe(receiver.url, { caller: stranger });
  await bench.dispatch('stock.changed', aStockChange);
  await until(() => receiver.received.length >= 2);
  await settled(first.id);
  await settled(second.id);
  await sender.close();

  const [one, two] = receiver.received;
  expect(receiver.received).toHaveLength(2);
  expect(one?.headers['x-service-delivery']).not.toBe(two?.headers['x-service-delivery']);
  expect(one?.headers['x-service-signature']).not.toBe(two?.headers['x-service-signature']);
  expect(await deliveriesOf(others.id)).toEqual([]);
});

test('after 500s a 200 ends the retries; every attempt has the same id and bytes and the next number', async () => {
  receiver.reply({ status: 500 }, { status: 503 }, { status: 200 });
  const sender = bench.startSender();
  const { id } = await bench.subscribe(receiver.url);
  await bench.dispatch('stock.changed', aStockChange);
  await until(() => receiver.received.length >= 3);
  await settled(id);
  await sender.close();

  const column = (name: string) => receiver.received.map(({ headers }) => headers[name]);
  expect(column('x-service-attempt')).toEqual(['1', '2', '3']);
  expect(new Set(column('x-service-delivery')).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body.toString())).size).toBe(1);
  const [delivery] = await deliveriesOf(id);
  expect(await detail(id, delivery?.id)).toMatchObject({
    status: 'DELIVERED',
    attempts: [
      { number: 1, responseStatus: 500, failure: 'http_status' },
      { number: 2, responseStatus: 503, failure: 'http_status' },
      { number: 3, responseStatus: 200 },
    ],
  });
});

test('a name with addresses of both families is dialled, and an answer without end does not hold the sender', async () => {
  const endless = createServer((_, response) => {
    const drip = setInterval(() => response.write('x'.repeat(100_000)), 1);
    response.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  const sender = bench.startSender();
  const { id } = await bench.subscribe(`http://localhost:${port}/hook`);
  await bench.dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();
  await new Promise<void>((resolve) => endless.close(() => resolve()));

  const [delivery] = await deliveriesOf(id);
  const attempts = (await detail(id, delivery?.id))?.attempts ?? [];
  expect(attempts).toMatchObject([{ responseStatus: 200 }]);
  expect(attempts[0]?.durationMs).toBeLessThan(1_000);
});

test('a redirect is a failure, and its target is never called', async () => {
  const elsewhere = await startReceiver();
  receiver.reply({ status: 307, headers: { location: elsewhere.url } });
  const sender = bench.startSender({ waitsMs: [] });
  const { id } = await bench.subscribe(receiver.url);
  await bench.dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();

  const [delivery] = await deliveriesOf(id);
  expect(await detail(id, delivery?.id)).toMatchObject({ status: 'FAILED', attempts: [{ responseStatus: 307, failure: 'redirect' }] });
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});

test('an endpoint that is not public at the moment of sending gets no packet and no second attempt', async () => {
  const { id } = await bench.subscribe(receiver.url.replace('http:', 'https:').replace(/\d+\.\d+\.\d+\.\d+:\d+/, 'hooks.example.com'));
  await bench.dispatch('stock.changed', aStockChange);
  const sender = bench.startSender({
    allowPrivate: false,
    resolve: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  await settled(id);
  await sender.close();

  const [delivery] = await deliveriesOf(id);
  expect(await detail(id, delivery?.id)).toMatchObject({ status: 'FAILED', attempts: [{ failure: 'endpoint_not_allowed' }] });
});

test.each([
  ['timeout', () => receiver.url],
  ['connection_refused', () => 'http://127.0.0.1:1/hook'],
  ['tls', () => receiver.url.replace('http:', 'https:')],
  ['dns', () => 'http://no-such-host.invalid/hook'],
])('an attempt without an answer is noted as %s', async (failure, url) => {
  receiver.reply({ status: 200, until: new Promise((resolve) => setTimeout(resolve, 1_000)) });
  const sender = bench.startSender({ waitsMs: [], timeoutMs: 400 });
  const { id } = await bench.subscribe(url());
  await bench.dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();

  const [delivery] = await deliveriesOf(id);
  expect((await detail(id, delivery?.id))?.attempts).toMatchObject([{ failure }]);
});

test('410 disables the subscription at once and discards what waits', async () => {
  receiver.reply({ status: 410 });
  const { id } = await bench.subscribe(receiver.url);
  await bench.dispatch('stock.changed', aStockChange);
  const sender = bench.startSender();
  await settled(id);
  await bench.dispatch('stock.changed', aStockChange);
  await sender.close();

  const { subscription } = await getSubscription(bench.deps)({ subscriptionId: id }, caller);
  expect(subscription).toMatchObject({ status: 'DISABLED', disabledReason: 'endpoint_gone', lastDelivery: { responseStatus: 410 } });
  expect(receiver.received).toHaveLength(1);
  expect(await deliveriesOf(id)).toHaveLength(1);
});

test('two senders never have one delivery on its way twice at a time', async () => {
  receiver.reply({ status: 200, until: new Promise((resolve) => setTimeout(resolve, 50)) });
  const subscriptions = await Promise.all(Array.from({ length: 5 }, () => bench.subscribe(receiver.url)));
  for (let count = 0; count < 8; count += 1) await bench.dispatch('stock.changed', aStockChange);
  const senders = [bench.startSender(), bench.startSender()];
  await until(async () => (await Promise.all(subscriptions.map(({ id }) => isSettled(id)))).every(Boolean));
  await Promise.all(senders.map((sender) => sender.close()));

  expect(receiver.received).toHaveLength(40);
  expect(new Set(receiver.received.map(({ headers }) => headers['x-service-delivery'])).size).toBe(40);
});

test('one endpoint has at most four requests on their way, over all senders', async () => {
  receiver.reply({ status: 200, until: new Promise((resolve) => setTimeout(resolve, 100)) });
  const { id } = await bench.subscribe(receiver.url);
  for (let count = 0; count < 20; count += 1) await bench.dispatch('stock.changed', aStockChange);
  const senders = [bench.startSender(), bench.startSender()];
  await settled(id);
  await Promise.all(senders.map((sender) => sender.close()));

  expect(receiver.openMax()).toBe(4);
});

test('a slow endpoint with a backlog does not hold up another store', async () => {
  const slow = await startReceiver();
  let release: () => void = () => undefined;
  slow.reply({
    status: 200,
    until: new Promise((resolve) => {
      release = resolve;
    }),
  });
  const stranger = aCaller();
  await bench.subscribe(slow.url, { caller: stranger });
  for (let count = 0; count < 50; count += 1) await bench.dispatch('stock.changed', aStockChange, stranger);
  const sender = bench.startSender();
  await until(() => slow.received.length === 4);
  const { id } = await bench.subscribe(receiver.url);
  await bench.dispatch('stock.changed', aStockChange);
  sender.wake();
  await settled(id);

  expect(receiver.received).toHaveLength(1);
  expect(slow.received).toHaveLength(4);
  release();
  await sender.close();
  await slow.close();
});

test('the turn goes round the stores, however much one of them has waiting', async () => {
  const busy = aCaller();
  for (let count = 0; count < 3; count += 1) await bench.subscribe(receiver.url, { caller: busy });
  for (let count = 0; count < 10; count += 1) await bench.dispatch('stock.changed', aStockChange, busy);
  await bench.subscribe(receiver.url);
  await bench.dispatch('stock.changed', aStockChange);

  const claims = await claimDeliveries(bench.db, 2, 60_000);

  expect(new Set(claims.map(({ tenantId }) => tenantId))).toEqual(new Set([busy.tenantId, caller.tenantId]));
});

test('a sender that slept past its lease settles nothing; the attempt of the one that took over counts', async () => {
  const { id } = await bench.subscribe(receiver.url);
  await bench.dispatch('stock.changed', aStockChange);
  const [stale] = await claimDeliveries(bench.db, 1, 1);
  await until(async () => (await sql`select from delivery where lease_until < clock_timestamp()`.execute(bench.db)).rows.length > 0);
  const sender = bench.startSender();
  await settled(id);
  await sender.close();
  if (stale === undefined) throw new Error('nothing was due');

  const outcome = { startedAt: new Date(), durationMs: 1, responseStatus: 500, failure: 'http_status' as const, retryAfter: null };
  const judge = () => {
    throw new Error('a stale sender judges nothing');
  };
  expect(await settleAttempt(bench.db, stale, outcome, judge)).toBeUndefined();
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'DELIVERED', attemptCount: 1 }]);
});

test('a ping is a signed delivery of its own, sent once', async () => {
  receiver.reply({ status: 500 });
  const { id, signingSecret } = await bench.subscribe(receiver.url);
  const { deliveryId } = await pingSubscription(bench.deps)({ subscriptionId: id }, caller);
  const sender = bench.startSender();
  await settled(id);
  await sender.close();

  const [got] = receiver.received;
  expect(receiver.received).toHaveLength(1);
  expect(got?.headers).toMatchObject({
    'x-service-event': 'ping',
    'x-service-delivery': deliveryId,
    'x-service-signature': hmac(signingSecret, got?.body ?? Buffer.alloc(0)),
  });
  expect(JSON.parse(got?.body.toString() ?? '')).toMatchObject({ type: 'ping', data: { subscription_id: id } });
  expect(await getSubscription(bench.deps)({ subscriptionId: id }, caller)).toMatchObject({ subscription: { consecutiveFailures: 0 } });
});

test('a delivery is sent again as often as asked, under the same id', async () => {
  const { id } = await bench.subscribe(receiver.url);
  await bench.dispatch('stock.changed', aStockChange);
  const sender = bench.startSender();
  await settled(id);
  const [delivery] = await deliveriesOf(id);
  for (let count = 0; count < 2; count += 1) await redeliver(bench.deps)({ subscriptionId: id, deliveryId: delivery?.id ?? '' }, caller);
  await until(() => receiver.received.length >= 3);
  await settled(id);
  await sender.close();

  expect(receiver.received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2', '3']);
  expect(new Set(receiver.received.map(({ headers }) => headers['x-service-delivery'])).size).toBe(1);
});

test('a replay sends everything of its span once more, and nothing else', async () => {
  receiver.reply({ status: 500 }, { status: 200 });
  const { id } = await bench.subscribe(receiver.url);
  const sender = bench.startSender({ waitsMs: [] });
  await bench.dispatch('stock.changed', aStockChange);
  await settled(id);
  await bench.dispatch('stock.changed', aStockChange);
  await pingSubscription(bench.deps)({ subscriptionId: id }, caller);
  await settled(id);
  const since = new Date(Date.now() - 60_000).toISOString();
  const replay = (over: { until?: string; eventTypes?: string[] }) =>
    replayDeliveries(bench.deps)({ subscriptionId: id, since, eventTypes: [], ...over }, caller);

  expect(await replay({ eventTypes: ['order.confirmed'] })).toEqual({ replayed: 0 });
  expect(await replay({ until: new Date(Date.now() - 30_000).toISOString() })).toEqual({ replayed: 0 });
  expect(await replay({})).toEqual({ replayed: 2 });
  await settled(id);
  await sender.close();

  expect((await deliveriesOf(id)).map(({ event, status, attemptCount }) => `${event} ${status} ${attemptCount}`).toSorted()).toEqual([
    'ping DELIVERED 1',
    'stock.changed DELIVERED 2',
    'stock.changed DELIVERED 2',
  ]);
});

test('a rotation signs with both secrets for a day, then with the new one', async () => {
  const { id, signingSecret: old } = await bench.subscribe(receiver.url);
  const { signingSecret: fresh = '' } = await rotateSecret(bench.deps)({ subscriptionId: id }, caller);
  const sender = bench.startSender();
  await pingSubscription(bench.deps)({ subscriptionId: id }, caller);
  await settled(id);
  await sql`update subscription set previous_secret_until = clock_timestamp()`.execute(bench.db);
  await pingSubscription(bench.deps)({ subscriptionId: id }, caller);
  await until(() => receiver.received.length === 2);
  await settled(id);
  await sender.close();

  const [during, after] = receiver.received;
  expect(during?.headers).toMatchObject({
    'x-service-signature': hmac(old, during?.body ?? Buffer.alloc(0)),
    'x-service-signature-next': hmac(fresh, during?.body ?? Buffer.alloc(0)),
  });
  expect(after?.headers['x-service-signature']).toBe(hmac(fresh, after?.body ?? Buffer.alloc(0)));
  expect(after?.headers).not.toHaveProperty('x-service-signature-next');
});

test('disabling discards what waits, and enabling resumes with new events', async () => {
  const { id } = await bench.subscribe(receiver.url);
  await bench.dispatch('stock.changed', aStockChange);
  const set = (status: string) => updateSubscription(bench.deps)({ subscriptionId: id, eventTypes: [], status }, caller);
  expect(await set('DISABLED')).toMatchObject({ subscription: { status: 'DISABLED', disabledReason: 'disabled_by_store' } });
  await bench.dispatch('stock.changed', aStockChange);
  await set('ACTIVE');
  await bench.dispatch('stock.changed', aStockChange);
  const sender = bench.startSender();
  await settled(id);
  await sender.close();

  expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['DELIVERED', 'DISCARDED']);
  expect((await checkInvariants(bench.db)).filter(({ ok }) => !ok)).toEqual([]);
});
