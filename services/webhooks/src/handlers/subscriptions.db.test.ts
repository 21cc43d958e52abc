import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { checkEndpoint } from '../endpoints/check-endpoint.ts';
import { aCaller, openWebhooksBench, type WebhooksBench } from '../testing/webhooks-bench.ts';
import { createSubscription } from './create-subscription.ts';
import { deleteSubscription } from './delete-subscription.ts';
import { getDelivery } from './get-delivery.ts';
import { getSubscription } from './get-subscription.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { pingSubscription } from './ping-subscription.ts';
import { redeliver } from './redeliver.ts';
import { rotateSecret } from './rotate-secret.ts';
import { updateSubscription } from './update-subscription.ts';

const URL_ = 'http://127.0.0.1:4000/hook';
let bench: WebhooksBench;
beforeAll(async () => {
  bench = await openWebhooksBench(aCaller());
});
afterAll(() => bench.close());

const list = async (caller: Caller) => (await listSubscriptions(bench.deps)({}, caller)).subscriptions ?? [];

test('a created subscription tells its secret once and keeps it sealed', async () => {
  const caller = aCaller();
  const request = { endpointUrl: URL_, eventTypes: ['order.confirmed', 'order.confirmed', 'stock.changed'], description: 'ERP' };
  const { subscription, signingSecret } = await createSubscription(bench.deps)(request, caller);

  expect(signingSecret).toMatch(/^whsec_/);
  expect(subscription).toMatchObject({
    endpointUrl: URL_,
    eventTypes: ['order.confirmed', 'stock.changed'],
    description: 'ERP',
    status: 'ACTIVE',
    consecutiveFailures: 0,
  });
  expect(JSON.stringify(await list(caller))).not.toContain(signingSecret);
  const { rows } = await sql<{ text: string }>`select subscription::text as text from subscription`.execute(bench.db);
  expect(rows.map(({ text }) => text).join()).not.toContain(Buffer.from(signingSecret ?? '').toString('hex'));
});

test('a store holds twenty subscriptions in a mode, also when it creates them at once', async () => {
  const caller = aCaller();
  const creations = await Promise.allSettled(Array.from({ length: 23 }, () => bench.subscribe(URL_, { caller })));

  expect(creations.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(bench.subscribe(URL_, { caller })).rejects.toMatchObject({ code: 'conflict', reason: 'subscription_limit' });
  await expect(bench.subscribe(URL_, { caller: { ...caller, mode: 'live' } })).resolves.toBeDefined();
});

test('all faults of a request are told together, and a private endpoint is one where it is not let in', async () => {
  const deps = { ...bench.deps, checkEndpoint: checkEndpoint({ allowPrivate: false }) };
  const creation = createSubscription(deps)({ endpointUrl: 'https://127.0.0.1/hook', eventTypes: ['order.paid'] }, aCaller());

  await expect(creation).rejects.toMatchObject({
    code: 'validation_error',
    details: [{ field: 'endpoint_url' }, { field: 'event_types.0' }],
  });
});

test('a change leaves what it does not name', async () => {
  const caller = aCaller();
  const { id } = await bench.subscribe(URL_, { caller });
  await updateSubscription(bench.deps)({ subscriptionId: id, eventTypes: [], description: 'ERP' }, caller);
  const { subscription } = await updateSubscription(bench.deps)({ subscriptionId: id, eventTypes: ['product.created'] }, caller);

  expect(subscription).toMatchObject({ endpointUrl: URL_, eventTypes: ['product.created'], description: 'ERP', status: 'ACTIVE' });
});

test('a deleted subscription is gone, and makes room for another', async () => {
  const caller = aCaller();
  const { id } = await bench.subscribe(URL_, { caller });
  await bench.dispatch('stock.changed', { sku: 'A', availability: 'LOW', previousAvailability: 'OUT' }, caller);
  await deleteSubscription(bench.deps)({ subscriptionId: id }, caller);

  expect(await list(caller)).toEqual([]);
  await expect(getSubscription(bench.deps)({ subscriptionId: id }, caller)).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = await sql<{ status: string }>`select status from delivery where subscription_id = ${id}`.execute(bench.db);
  expect(rows).toEqual([{ status: 'DISCARDED' }]);
});

test('a second rotation keeps the secret that receivers know', async () => {
  const caller = aCaller();
  const { id, signingSecret } = await bench.subscribe(URL_, { caller });
  await rotateSecret(bench.deps)({ subscriptionId: id }, caller);
  const { signingSecret: newest } = await rotateSecret(bench.deps)({ subscriptionId: id }, caller);

  const { rows } = await sql<{ newest: Buffer; previous: Buffer }>`
    select secret_sealed as newest, previous_secret_sealed as previous from subscription where id = ${id}
  `.execute(bench.db);
  const owner = { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: id };
  const open = (sealed: Buffer | undefined) => bench.deps.secrets.open(sealed ?? Buffer.alloc(0), owner);
  expect([open(rows[0]?.previous), open(rows[0]?.newest)]).toEqual([signingSecret, newest]);
});

test('deliveries come in pages, the newest first', async () => {
  const caller = aCaller();
  const { id } = await bench.subscribe(URL_, { caller });
  const pings: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    pings.unshift((await pingSubscription(bench.deps)({ subscriptionId: id }, caller)).deliveryId ?? '');
    // Deliveries of one millisecond have no order.
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  const page = await listDeliveries(bench.deps)({ subscriptionId: id, limit: 2, offset: 1 }, caller);

  expect(page.total).toBe(3);
  expect(page.deliveries?.map((delivery) => delivery.id)).toEqual(pings.slice(1));
});

test.each(['unknown', 'of another store', 'of the other mode', 'no UUID'])('an id that is %s is a 404 everywhere', async (which) => {
  const caller = aCaller();
  const { id } = await bench.subscribe(URL_, { caller });
  const { deliveryId = '' } = await pingSubscription(bench.deps)({ subscriptionId: id }, caller);
  const subscriptionId = which === 'unknown' ? randomUUID() : which === 'no UUID' ? "x' or 1=1" : id;
  const stranger = which === 'of another store' ? aCaller() : which === 'of the other mode' ? { ...caller, mode: 'live' as const } : caller;
  const { deps } = bench;

  const answers = await Promise.allSettled([
    getSubscription(deps)({ subscriptionId }, stranger),
    updateSubscription(deps)({ subscriptionId, eventTypes: [], status: 'DISABLED' }, stranger),
    deleteSubscription(deps)({ subscriptionId }, stranger),
    rotateSecret(deps)({ subscriptionId }, stranger),
    pingSubscription(deps)({ subscriptionId }, stranger),
    listDeliveries(deps)({ subscriptionId, limit: 0, offset: 0 }, stranger),
    getDelivery(deps)({ subscriptionId, deliveryId }, stranger),
    getDelivery(deps)({ subscriptionId: id, deliveryId: which === 'no UUID' ? 'x' : randomUUID() }, caller),
    redeliver(deps)({ subscriptionId, deliveryId }, stranger),
  ]);

  expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'answered'))).toEqual(Array(9).fill('not_found'));
  expect(await list(caller)).toMatchObject([{ status: 'ACTIVE' }]);
});
