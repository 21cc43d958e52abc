import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { checkEndpoint } from '../endpoints/check-endpoint.ts';
import { nameResolver } from '../endpoints/name-resolver.ts';
import { aCaller, openWebhooksHarness, type WebhooksHarness } from '../testing/webhooks-harness.ts';
import { getDelivery, listDeliveries, redeliver, replayDeliveries } from './deliveries.ts';
import { pingSubscription, rotateSecret } from './rotate-secret.ts';
import { createSubscription, deleteSubscription, getSubscription, listSubscriptions, updateSubscription } from './subscriptions.ts';

const URL_ = 'http://127.0.0.1:4000/hook';
let harness: WebhooksHarness;
beforeAll(async () => {
  harness = await openWebhooksHarness(aCaller());
});
afterAll(() => harness.close());

const list = async (caller: Caller) => (await listSubscriptions(harness.deps)({}, caller)).subscriptions ?? [];

test('creating a subscription returns its secret once and stores it encrypted', async () => {
  const caller = aCaller();
  const request = { endpointUrl: URL_, eventTypes: ['order.confirmed', 'order.confirmed', 'stock.changed'], description: 'ERP' };
  const { subscription, signingSecret } = await createSubscription(harness.deps)(request, caller);

  expect(signingSecret).toMatch(/^whsec_/);
  expect(subscription).toMatchObject({
    endpointUrl: URL_,
    eventTypes: ['order.confirmed', 'stock.changed'],
    description: 'ERP',
    status: 'ACTIVE',
    consecutiveFailures: 0,
  });
  expect(JSON.stringify(await list(caller))).not.toContain(signingSecret);
  const { rows } = await sql<{ text: string }>`select subscription::text as text from subscription`.execute(harness.db);
  expect(rows.map(({ text }) => text).join()).not.toContain(Buffer.from(signingSecret ?? '').toString('hex'));
});

test('a store can have twenty subscriptions per mode, even if it creates them concurrently', async () => {
  const caller = aCaller();
  const creations = await Promise.allSettled(Array.from({ length: 23 }, () => harness.subscribe(URL_, { caller })));

  expect(creations.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(harness.subscribe(URL_, { caller })).rejects.toMatchObject({ code: 'conflict', reason: 'subscription_limit' });
  await expect(harness.subscribe(URL_, { caller: { ...caller, mode: 'live' } })).resolves.toBeDefined();
});

test('every error of a request is returned, including a private endpoint', async () => {
  const deps = { ...harness.deps, checkEndpoint: checkEndpoint({ allowPrivate: false }, nameResolver({ allowPrivate: false })) };
  const creation = createSubscription(deps)({ endpointUrl: 'https://127.0.0.1/hook', eventTypes: ['order.paid'] }, aCaller());

  await expect(creation).rejects.toMatchObject({
    code: 'validation_error',
    details: [{ field: 'endpoint_url' }, { field: 'event_types.0' }],
  });
});

test('an update changes only the fields in the request', async () => {
  const caller = aCaller();
  const { id } = await harness.subscribe(URL_, { caller });
  await updateSubscription(harness.deps)({ subscriptionId: id, eventTypes: [], description: 'ERP' }, caller);
  const { subscription } = await updateSubscription(harness.deps)({ subscriptionId: id, eventTypes: ['product.created'] }, caller);

  expect(subscription).toMatchObject({ endpointUrl: URL_, eventTypes: ['product.created'], description: 'ERP', status: 'ACTIVE' });
});

test('a deleted subscription is not found, and its pending deliveries are discarded', async () => {
  const caller = aCaller();
  const { id } = await harness.subscribe(URL_, { caller });
  await harness.dispatch('stock.changed', { sku: 'A', availability: 'LOW', previousAvailability: 'OUT' }, caller);
  await deleteSubscription(harness.deps)({ subscriptionId: id }, caller);

  expect(await list(caller)).toEqual([]);
  await expect(getSubscription(harness.deps)({ subscriptionId: id }, caller)).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = await sql<{ status: string }>`select status from delivery where subscription_id = ${id}`.execute(harness.db);
  expect(rows).toEqual([{ status: 'DISCARDED' }]);
});

test('a second rotation keeps the old secret', async () => {
  const caller = aCaller();
  const { id, signingSecret } = await harness.subscribe(URL_, { caller });
  await rotateSecret(harness.deps)({ subscriptionId: id }, caller);
  const { signingSecret: newest } = await rotateSecret(harness.deps)({ subscriptionId: id }, caller);

  const { rows } = await sql<{ newest: Buffer; previous: Buffer }>`
    select secret_sealed as newest, previous_secret_sealed as previous from subscription where id = ${id}
  `.execute(harness.db);
  const owner = { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: id };
  const open = (sealed: Buffer | undefined) => harness.deps.secrets.open(sealed ?? Buffer.alloc(0), owner);
  expect([open(rows[0]?.previous), open(rows[0]?.newest)]).toEqual([signingSecret, newest]);
});

test('a second rotation can shorten the overlap and never extends it', async () => {
  const caller = aCaller();
  const { id } = await harness.subscribe(URL_, { caller });
  const start = new Date('2026-11-22T00:00:00.000Z');
  const rotate = (hours: number, overlapHours?: number) => {
    const at = new Date(start.getTime() + hours * 3_600_000);
    return rotateSecret({ ...harness.deps, now: () => at })({ subscriptionId: id, overlapHours }, caller);
  };
  const endOf = async () => {
    const { rows } = await sql<{ until: Date | null; previous: Buffer | null }>`
      select previous_secret_until as until, previous_secret_sealed as previous from subscription where id = ${id}
    `.execute(harness.db);
    return [rows[0]?.until?.toISOString() ?? null, rows[0]?.previous === null];
  };

  await rotate(0);
  expect(await endOf()).toEqual(['2026-11-23T00:00:00.000Z', false]);
  await rotate(12);
  expect(await endOf()).toEqual(['2026-11-23T00:00:00.000Z', false]);
  await rotate(13, 2);
  expect(await endOf()).toEqual(['2026-11-22T15:00:00.000Z', false]);
  await rotate(14, 0);
  expect(await endOf()).toEqual([null, true]);
  await expect(rotate(15, 25)).rejects.toMatchObject({ code: 'validation_error' });
});

test('deliveries are listed in pages, newest first', async () => {
  const caller = aCaller();
  const { id } = await harness.subscribe(URL_, { caller });
  const pings: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    pings.unshift((await pingSubscription(harness.deps)({ subscriptionId: id }, caller)).deliveryId ?? '');
    // Deliveries created in the same millisecond have no defined order.
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  const page = await listDeliveries(harness.deps)({ subscriptionId: id, limit: 2, offset: 1 }, caller);

  expect(page.total).toBe(3);
  expect(page.deliveries?.map((delivery) => delivery.id)).toEqual(pings.slice(1));
});

test.each(['unknown', 'of another store', 'of the other mode', 'not a UUID'])(
  'every RPC returns a 404 for an ID that is %s',
  async (which) => {
    const caller = aCaller();
    const { id } = await harness.subscribe(URL_, { caller });
    const { deliveryId = '' } = await pingSubscription(harness.deps)({ subscriptionId: id }, caller);
    const subscriptionId = which === 'unknown' ? randomUUID() : which === 'not a UUID' ? "x' or 1=1" : id;
    const stranger =
      which === 'of another store' ? aCaller() : which === 'of the other mode' ? { ...caller, mode: 'live' as const } : caller;
    const { deps } = harness;

    const results = await Promise.allSettled([
      getSubscription(deps)({ subscriptionId }, stranger),
      updateSubscription(deps)({ subscriptionId, eventTypes: [], status: 'DISABLED' }, stranger),
      deleteSubscription(deps)({ subscriptionId }, stranger),
      rotateSecret(deps)({ subscriptionId }, stranger),
      pingSubscription(deps)({ subscriptionId }, stranger),
      listDeliveries(deps)({ subscriptionId, limit: 0, offset: 0 }, stranger),
      getDelivery(deps)({ subscriptionId, deliveryId }, stranger),
      getDelivery(deps)({ subscriptionId: id, deliveryId: which === 'not a UUID' ? 'x' : randomUUID() }, caller),
      redeliver(deps)({ subscriptionId, deliveryId }, stranger),
      replayDeliveries(deps)({ subscriptionId, since: '2026-01-01', eventTypes: [] }, stranger),
    ]);

    expect(results.map((result) => (result.status === 'rejected' ? result.reason.code : 'fulfilled'))).toEqual(Array(10).fill('not_found'));
    expect(await list(caller)).toMatchObject([{ status: 'ACTIVE' }]);
  },
);
