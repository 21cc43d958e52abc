import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen, until } from '@storefront/lifecycle/testing';
import type { Caller } from '@storefront/rpc';
import fc from 'fast-check';
import { getDelivery, listDeliveries, redeliver } from '../handlers/deliveries.ts';
import { pingSubscription } from '../handlers/rotate-secret.ts';
import { listSubscriptions } from '../handlers/subscriptions.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { aCaller, openWebhooksHarness, type WebhooksHarness } from '../testing/webhooks-harness.ts';

/** Three stores, the first of them in both modes, each with its own receiver. The names are in the events, so that a receiver can tell whose they are. */
const OWNERS = ['a', 'a live', 'b', 'c'] as const;
const RUNS = 8;

let harness: WebhooksHarness;
const owners: { name: string; caller: Caller; receiver: Receiver; subscriptionIds: string[] }[] = [];

beforeAll(async () => {
  const first = aCaller();
  harness = await openWebhooksHarness(first);
  for (const name of OWNERS) {
    const caller = name === 'a' ? first : name === 'a live' ? aCaller({ tenantId: first.tenantId, mode: 'live' }) : aCaller();
    const receiver = await startReceiver();
    const subscriptions = [await harness.subscribe(receiver.url, { caller }), await harness.subscribe(receiver.url, { caller })];
    owners.push({ name, caller, receiver, subscriptionIds: subscriptions.map(({ id }) => id) });
  }
});
afterAll(async () => {
  for (const { receiver } of owners) await receiver.close();
  await harness.close();
});

test('for any sequence of events and pings, each endpoint receives those of its own store and mode, and all of them', async () => {
  const action = fc.record({ owner: fc.nat(OWNERS.length - 1), isPing: fc.boolean() });
  const sender = harness.startSender();
  const expected = new Map(owners.map(({ name }) => [name, 0]));

  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
      for (const { owner, isPing } of actions) {
        const target = owners[owner];
        if (target === undefined) throw new Error(`there is no owner ${owner}`);
        const { name, caller, subscriptionIds } = target;
        const [subscriptionId = ''] = subscriptionIds;
        if (isPing) await pingSubscription(harness.deps)({ subscriptionId }, caller);
        else await harness.dispatch('stock.changed', { sku: name, availability: 'LOW', previousAvailability: 'OUT' }, caller);
        expected.set(name, (expected.get(name) ?? 0) + (isPing ? 1 : subscriptionIds.length));
      }
      sender.wake();
      await until(() => owners.every(({ name, receiver }) => receiver.received.length >= (expected.get(name) ?? 0)));
    }),
    { numRuns: RUNS },
  );
  await sender.close();

  const received = owners.flatMap(({ receiver }) => receiver.received);
  seen('deliveries', received, RUNS);
  for (const { name, caller, receiver, subscriptionIds } of seen('owners', owners)) {
    expect(receiver.received).toHaveLength(expected.get(name) ?? 0);
    for (const { body } of seen('deliveries', receiver.received, 0)) {
      const { mode, type, data } = JSON.parse(body.toString()) as { mode: string; type: string; data: Record<string, string> };
      expect(mode).toBe(caller.mode);
      if (type === 'ping') expect(subscriptionIds).toContain(data.subscription_id);
      else expect(data.sku).toBe(name);
    }
  }
});

test('a store sees, pings, and repeats only its own subscriptions and deliveries', async () => {
  for (const { caller, subscriptionIds } of seen('owners', owners)) {
    const { subscriptions = [] } = await listSubscriptions(harness.deps)({}, caller);
    expect(new Set(subscriptions.map(({ id }) => id))).toEqual(new Set(subscriptionIds));

    for (const stranger of seen(
      'owners',
      owners.filter((other) => other.caller !== caller),
    )) {
      const [subscriptionId = ''] = stranger.subscriptionIds;
      const { deliveries = [] } = await listDeliveries(harness.deps)({ subscriptionId, limit: 1, offset: 0 }, stranger.caller);
      const theirs = { subscriptionId, deliveryId: deliveries[0]?.id ?? '' };
      for (const attempt of [
        () => listDeliveries(harness.deps)({ subscriptionId, limit: 1, offset: 0 }, caller),
        () => pingSubscription(harness.deps)({ subscriptionId }, caller),
        () => getDelivery(harness.deps)(theirs, caller),
        () => redeliver(harness.deps)(theirs, caller),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
      }
    }
  }
});
