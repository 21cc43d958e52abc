import { expect, test } from '@jest/globals';
import { createActivity } from '@storefront/lifecycle';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { pingSubscription, rotateSecret } from '../handlers/rotate-secret.ts';
import { getSubscription } from '../handlers/subscriptions.ts';
import { contractSignature, useSendingHarness } from '../testing/sending-harness.ts';
import { aCaller, aStockChange } from '../testing/webhooks-harness.ts';

const { harness, receiver, caller, deliveriesOf, newestOf, settled } = useSendingHarness();

test('an idle sender sends a delivery whose wake-up was lost', async () => {
  const sender = harness().startSender({ activity: createActivity(0) });
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();

  expect(receiver().received).toHaveLength(1);
});

test('a delivery arrives once, with the signed bytes and the envelope of its event', async () => {
  const sender = harness().startSender();
  const { id, signingSecret } = await harness().subscribe(receiver().url);
  const event = await harness().dispatch('stock.changed', aStockChange);
  sender.wake();
  await settled(id);
  await sender.close();

  const delivery = await newestOf(id);
  const [got, ...more] = receiver().received;
  expect(more).toEqual([]);
  expect(got?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-service-event': 'stock.changed',
    'x-service-delivery': delivery.id,
    'x-service-attempt': '1',
    'x-service-signature': contractSignature(signingSecret, got?.body),
    'webhook-id': event.id,
  });
  expect(JSON.parse(got?.body.toString() ?? '')).toEqual({
    id: event.id,
    type: 'stock.changed',
    api_version: 'v1',
    mode: 'sandbox',
    created_at: event.occurredAt,
    sequence: 1,
    position: 1,
    data: { sku: 'BOLT', availability: 'LOW', previous_availability: 'IN_STOCK' },
  });
  expect(delivery).toMatchObject({
    status: 'DELIVERED',
    attempts: [{ number: 1, responseStatus: 200 }],
    body: got?.body.toString(),
  });
});

test('each subscription receives only its events, with its own delivery ID and secret', async () => {
  const sender = harness().startSender();
  const first = await harness().subscribe(receiver().url);
  const second = await harness().subscribe(receiver().url);
  const others = await harness().subscribe(receiver().url, { eventTypes: ['order.confirmed'] });
  const stranger = aCaller({ tenantId: caller.tenantId, mode: 'live' });
  await harness().subscribe(receiver().url, { caller: stranger });
  await harness().dispatch('stock.changed', aStockChange);
  await until(() => expect(receiver().received.length).toBeGreaterThanOrEqual(2));
  await settled(first.id);
  await settled(second.id);
  await sender.close();

  const [one, two] = receiver().received;
  expect(receiver().received).toHaveLength(2);
  expect(one?.headers['x-service-delivery']).not.toBe(two?.headers['x-service-delivery']);
  expect(one?.headers['x-service-signature']).not.toBe(two?.headers['x-service-signature']);
  expect(await deliveriesOf(others.id)).toEqual([]);
});

test('a ping is signed and sent once', async () => {
  receiver().reply({ status: 500 });
  const { id, signingSecret } = await harness().subscribe(receiver().url);
  const { deliveryId } = await pingSubscription(harness().deps)({ subscriptionId: id }, caller);
  const sender = harness().startSender();
  await settled(id);
  await sender.close();

  const [got] = receiver().received;
  expect(receiver().received).toHaveLength(1);
  expect(got?.headers).toMatchObject({
    'x-service-event': 'ping',
    'x-service-delivery': deliveryId,
    'x-service-signature': contractSignature(signingSecret, got?.body),
  });
  expect(JSON.parse(got?.body.toString() ?? '')).toMatchObject({ type: 'ping', data: { subscription_id: id } });
  expect(await getSubscription(harness().deps)({ subscriptionId: id }, caller)).toMatchObject({ subscription: { consecutiveFailures: 0 } });
});

test('a rotation without overlap signs only with the new secret', async () => {
  const { id } = await harness().subscribe(receiver().url);
  const { signingSecret: fresh = '' } = await rotateSecret(harness().deps)({ subscriptionId: id, overlapHours: 0 }, caller);
  const sender = harness().startSender();
  await pingSubscription(harness().deps)({ subscriptionId: id }, caller);
  await settled(id);
  await sender.close();

  const [got] = receiver().received;
  expect(got?.headers['x-service-signature']).toBe(contractSignature(fresh, got?.body));
  expect(got?.headers).not.toHaveProperty('x-service-signature-next');
  expect(got?.headers['webhook-signature']).not.toContain(' ');
});

test('a rotation signs with both secrets for a day, then with the new one', async () => {
  const { id, signingSecret: old } = await harness().subscribe(receiver().url);
  const { signingSecret: fresh = '' } = await rotateSecret(harness().deps)({ subscriptionId: id }, caller);
  const sender = harness().startSender();
  await pingSubscription(harness().deps)({ subscriptionId: id }, caller);
  await settled(id);
  await sql`update subscription set previous_secret_until = now()`.execute(harness().db);
  await pingSubscription(harness().deps)({ subscriptionId: id }, caller);
  await until(() => expect(receiver().received).toHaveLength(2));
  await settled(id);
  await sender.close();

  const [during, after] = receiver().received;
  expect(during?.headers).toMatchObject({
    'x-service-signature': contractSignature(old, during?.body),
    'x-service-signature-next': contractSignature(fresh, during?.body),
  });
  expect(after?.headers['x-service-signature']).toBe(contractSignature(fresh, after?.body));
  expect(after?.headers).not.toHaveProperty('x-service-signature-next');
});
