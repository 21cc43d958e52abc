import { expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { listDeliveries, redeliver, replayDeliveries } from '../handlers/deliveries.ts';
import { pingSubscription } from '../handlers/rotate-secret.ts';
import { updateSubscription } from '../handlers/subscriptions.ts';
import { invariants } from '../store/invariants.ts';
import { filterSubscribed } from '../store/receivers.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';

const { harness, receiver, caller, deliveriesOf, settled } = useSendingHarness();

test('every redelivery request sends the delivery again, with the same ID, and a failure keeps the time of its success', async () => {
  receiver().reply({ status: 200 }, { status: 500 });
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({ waitsMs: [] });
  await settled(id);
  const [delivery] = await deliveriesOf(id);
  for (let count = 0; count < 2; count += 1)
    await redeliver(harness().deps)({ subscriptionId: id, deliveryId: delivery?.id ?? '' }, caller);
  await until(() => expect(receiver().received.length).toBeGreaterThanOrEqual(3));
  await settled(id);
  await sender.close();

  expect(receiver().received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2', '3']);
  expect(new Set(receiver().received.map(({ headers }) => headers['x-service-delivery'])).size).toBe(1);
  expect(delivery?.deliveredAt).toEqual(expect.any(String));
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'FAILED', deliveredAt: delivery?.deliveredAt }]);
});

test.each([0, 10])('a redelivery replaces the automatic retry that is pending, after %i failures of the endpoint', async (failures) => {
  receiver().reply({ status: 500 }, { status: 200 });
  const { id } = await harness().subscribe(receiver().url);
  await sql`update subscription set consecutive_failures = ${failures} where id = ${id}`.execute(harness().db);
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({ waitsMs: [3_600_000] });
  await until(async () => (await deliveriesOf(id)).some(({ attemptCount }) => attemptCount === 1));
  const [{ id: deliveryId = '' } = {}] = await deliveriesOf(id);
  await redeliver(harness().deps)({ subscriptionId: id, deliveryId }, caller);
  await settled(id);
  await sender.close();

  expect(receiver().received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2']);
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'DELIVERED', attemptCount: 2, nextAttemptAt: undefined }]);
});

test('a replay sends exactly the deliveries of its range again', async () => {
  receiver().reply({ status: 500 }, { status: 200 });
  const { id } = await harness().subscribe(receiver().url);
  const sender = harness().startSender({ waitsMs: [] });
  await harness().dispatch('stock.changed', aStockChange);
  await settled(id);
  await harness().dispatch('stock.changed', aStockChange);
  await pingSubscription(harness().deps)({ subscriptionId: id }, caller);
  await settled(id);
  const since = new Date(Date.now() - 60_000).toISOString();
  const replay = (over: { until?: string; eventTypes?: string[] }) =>
    replayDeliveries(harness().deps)({ subscriptionId: id, since, eventTypes: [], ...over }, caller);

  expect(await replay({ eventTypes: ['order.confirmed'] })).toEqual({ replayed: 0 });
  expect(await replay({ until: new Date(Date.now() - 30_000).toISOString() })).toEqual({ replayed: 0 });
  expect(await replay({ until: (await deliveriesOf(id)).at(-1)?.createdAt ?? '' })).toEqual({ replayed: 0 });
  expect(await replay({})).toEqual({ replayed: 2 });
  await settled(id);
  await sender.close();

  expect((await deliveriesOf(id)).map(({ event, status, attemptCount }) => `${event} ${status} ${attemptCount}`).toSorted()).toEqual([
    'ping DELIVERED 1',
    'stock.changed DELIVERED 2',
    'stock.changed DELIVERED 2',
  ]);
});

test('a replay of many deliveries has the lock of the subscription for some of them at a time', async () => {
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  await sql`
    insert into delivery
    select (jsonb_populate_record(delivery, jsonb_build_object('id', gen_random_uuid(), 'event_id', gen_random_uuid()))).*
    from delivery, generate_series(1, 1200)
  `.execute(harness().db);
  const since = new Date(Date.now() - 60_000).toISOString();

  expect(await replayDeliveries(harness().deps)({ subscriptionId: id, since, eventTypes: [] }, caller)).toEqual({ replayed: 1201 });

  const { rows } = await sql<{ deliveries: number; transactions: number }>`
    select count(*)::integer as deliveries, count(distinct xmin::text)::integer as transactions from delivery where resends = 1
  `.execute(harness().db);
  expect(rows).toEqual([{ deliveries: 1201, transactions: 3 }]);
});

test('disabling discards deliveries, enabling resumes with new events, and a replay sends the discarded ones', async () => {
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  const set = (status: string) => updateSubscription(harness().deps)({ subscriptionId: id, eventTypes: [], status }, caller);
  expect(await set('DISABLED')).toMatchObject({ subscription: { status: 'DISABLED', disabledReason: 'disabled_by_store' } });
  const missed = await harness().dispatch('stock.changed', aStockChange);
  expect(await filterSubscribed(harness().db, [missed])).toEqual(new Set([missed]));
  await set('ACTIVE');
  const sent = await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender();
  await settled(id);

  const statuses = async () => (await deliveriesOf(id)).map(({ status }) => `${status}`).toSorted();
  expect(await statuses()).toEqual(['DELIVERED', 'DISCARDED', 'DISCARDED']);
  expect(receiver().received.map(({ body }) => JSON.parse(body.toString()).id)).toEqual([sent.id]);
  expect(await violatedInvariants(harness().db, invariants)).toEqual([]);

  const since = new Date(Date.now() - 60_000).toISOString();
  expect(await replayDeliveries(harness().deps)({ subscriptionId: id, since, eventTypes: [] }, caller)).toEqual({ replayed: 3 });
  await settled(id);
  await sender.close();
  expect(await statuses()).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
  expect(receiver().received.map(({ body }) => JSON.parse(body.toString()).id)).toContain(missed.id);
});

test('a redelivery returns the delivery with its attempts and body', async () => {
  const { id } = await harness().subscribe(receiver().url);
  const { id: eventId } = await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender();
  await settled(id);
  await sender.close();
  const [{ id: deliveryId = '' } = {}] = await deliveriesOf(id);
  const { delivery } = await redeliver(harness().deps)({ subscriptionId: id, deliveryId }, caller);

  expect(delivery).toMatchObject({ id: deliveryId, status: 'PENDING', attemptCount: 1, attempts: [{ number: 1, responseStatus: 200 }] });
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ id: eventId });
});

test('deliveries can be listed by status', async () => {
  receiver().reply({ status: 500 }, { status: 200 });
  const { id } = await harness().subscribe(receiver().url);
  const sender = harness().startSender({ waitsMs: [] });
  await harness().dispatch('stock.changed', aStockChange);
  await settled(id);
  await harness().dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();
  const list = (status: string) => listDeliveries(harness().deps)({ subscriptionId: id, limit: 0, offset: 0, status }, caller);

  expect(await list('FAILED')).toMatchObject({ deliveries: [{ status: 'FAILED' }], total: 1 });
  expect(await list('DELIVERED')).toMatchObject({ deliveries: [{ status: 'DELIVERED' }], total: 1 });
  expect(await list('DISCARDED')).toEqual({ deliveries: [], total: 0 });
  await expect(list('failed')).rejects.toMatchObject({ code: 'validation_error', details: [{ field: 'status', location: 'query' }] });
});
