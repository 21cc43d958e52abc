import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { EventType } from '@storefront/contract';
import { sql } from 'kysely';
import { attemptEffect } from '../domain/attempt-effect.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import { getDelivery } from '../handlers/deliveries.ts';
import { deleteSubscription, updateSubscription } from '../handlers/subscriptions.ts';
import { triggerEvent } from '../sandbox/trigger-event.ts';
import { claimDeliveries } from '../store/claims.ts';
import { settleAttempts } from '../store/settle-attempts.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';

const { harness, caller, deliveriesOf } = useSendingHarness();

const ENDPOINT = 'http://127.0.0.1:4000/hook';
const ENDPOINT_EVENTS: readonly EventType[] = ['webhook_endpoint.failing', 'webhook_endpoint.disabled'];
const subscribe = (eventTypes: readonly EventType[], options = {}) => harness().subscribe(ENDPOINT, { eventTypes, options });

/** Sets how long an endpoint has failed, until its last failure and now, in percent of five days. */
const setFailing = (id: string, lastPercent: number, nowPercent: number, messages = 10) =>
  sql`
  update subscription set consecutive_failures = 20, failing_messages = ${messages},
    failing_since = now() - ${nowPercent / 20} * interval '1 day',
    last_failure_at = now() - ${(nowPercent - lastPercent) / 20} * interval '1 day'
  where id = ${id}
`.execute(harness().db);

/** Delivers an event to the endpoint, which responds with this status. */
async function attempt(status: number, beforeSettling: () => Promise<unknown> = async () => undefined): Promise<void> {
  await harness().dispatch('stock.changed', aStockChange);
  const lease = { owner: randomUUID(), limit: 10, leaseMs: 60_000 };
  const claims = [...(await claimDeliveries(harness().db, lease)), ...(await claimDeliveries(harness().db, { ...lease, failing: true }))];
  await beforeSettling();
  const failure = status === 200 ? null : 'http_status';
  const outcome: AttemptOutcome = { startedAt: new Date(), durationMs: 3, responseStatus: status, failure, retryAfter: null };
  await settleAttempts(
    harness().db,
    claims.map((leased) => ({
      leased,
      outcome,
      decide: (context, now) => attemptEffect(context, outcome, { waitsMs: [60_000], now, random: 0.5 }),
    })),
  );
  await complete();
}

async function complete(): Promise<void> {
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await harness().makePendingDue();
    await harness().completeDue();
  }
}

/** The bodies of the events about endpoints that a subscription has received, with their positions. */
async function bodiesOf(subscriptionId: string) {
  const deliveries = (await deliveriesOf(subscriptionId)).filter(({ event }) => event?.startsWith('webhook_endpoint'));
  const bodies = await Promise.all(
    deliveries.map(async ({ id = '' }) =>
      JSON.parse((await getDelivery(harness().deps)({ subscriptionId, deliveryId: id }, caller)).delivery?.body ?? ''),
    ),
  );
  return bodies.toSorted((one, other) => one.data.percent - other.data.percent);
}

test('each step to being disabled is one event for the other subscriptions of the store that name it', async () => {
  const failing = await subscribe(['stock.changed', ...ENDPOINT_EVENTS]);
  const [both, ended, others] = [
    await subscribe(ENDPOINT_EVENTS),
    await subscribe(['webhook_endpoint.disabled']),
    await subscribe(['product.created']),
  ];
  const steps = [
    [48, 49.9],
    [49.9, 51],
    [51, 69],
    [69, 72],
    [72, 89],
    [89, 91],
    [91, 99],
    [99, 101],
  ] as const;
  for (const [last, now] of steps) {
    await setFailing(failing.id, last, now);
    await attempt(500);
  }

  const data = { subscription_id: failing.id, endpoint_url: ENDPOINT, failing_since: expect.stringMatching(/^\d{4}-.*Z$/) };
  expect(await bodiesOf(both.id)).toMatchObject([
    ...[50, 70, 90].map((percent) => ({ type: 'webhook_endpoint.failing', data: { ...data, percent, disabled_reason: null } })),
    { type: 'webhook_endpoint.disabled', sequence: null, data: { ...data, percent: 100, disabled_reason: 'endpoint_failing' } },
  ]);
  expect((await bodiesOf(ended.id)).map(({ type }) => type)).toEqual(['webhook_endpoint.disabled']);
  expect([await bodiesOf(others.id), await bodiesOf(failing.id)]).toEqual([[], []]);
  const { rows } = await sql<{ last: number }>`select last_event_position as last from subscription where id = ${failing.id}`.execute(
    harness().db,
  );
  expect(rows).toEqual([{ last: 4 }]);
});

test('a jump over several steps is the last of them, and a recovery begins again', async () => {
  const { id } = await subscribe(['stock.changed']);
  const other = await subscribe(ENDPOINT_EVENTS);
  await setFailing(id, 10, 75);
  await attempt(500);
  await attempt(200);
  await setFailing(id, 48, 52);
  await attempt(500);

  expect((await bodiesOf(other.id)).map(({ data }) => data.percent)).toEqual([50, 70]);
});

test('a 410 is one event, even if it also reaches a step', async () => {
  const { id } = await subscribe(['stock.changed']);
  const other = await subscribe(ENDPOINT_EVENTS);
  await setFailing(id, 48, 52);
  await attempt(410);

  expect(await bodiesOf(other.id)).toMatchObject([
    { type: 'webhook_endpoint.disabled', data: { subscription_id: id, percent: 100, disabled_reason: 'endpoint_gone' } },
  ]);
});

test('there is no event if the store disables or deletes the subscription itself', async () => {
  const [disabled, deleted, other] = [
    await subscribe(['stock.changed']),
    await subscribe(['stock.changed']),
    await subscribe(ENDPOINT_EVENTS),
  ];
  await attempt(410, async () => {
    await updateSubscription(harness().deps)({ subscriptionId: disabled.id, eventTypes: [], status: 'DISABLED' }, caller);
    await deleteSubscription(harness().deps)({ subscriptionId: deleted.id }, caller);
  });

  expect(await bodiesOf(other.id)).toEqual([]);
});

test('filters apply to events about endpoints', async () => {
  const { id } = await subscribe(['stock.changed']);
  const filters = (percent: number) => ({ filters: { filters: [{ field: 'percent', in: [String(percent)] }] } });
  const [half, most] = [await subscribe(ENDPOINT_EVENTS, filters(50)), await subscribe(ENDPOINT_EVENTS, filters(90))];
  await setFailing(id, 48, 52);
  await attempt(500);

  expect([await bodiesOf(half.id), await bodiesOf(most.id)].map(({ length }) => length)).toEqual([1, 0]);
});

test('an event about an endpoint can be triggered in a sandbox', async () => {
  const { id } = await subscribe(['stock.changed', ...ENDPOINT_EVENTS]);
  const other = await subscribe(ENDPOINT_EVENTS);
  const trigger = (type: EventType, aggregateId: string) => triggerEvent(harness().deps)({ type, aggregateId, dataJson: '{}' }, caller);

  expect(await trigger('webhook_endpoint.failing', id)).toMatchObject({ subscriptions: 1 });
  expect(await trigger('webhook_endpoint.disabled', id)).toMatchObject({ subscriptions: 1 });
  expect(await bodiesOf(other.id)).toMatchObject([
    { triggered: true, data: { subscription_id: id, percent: 50, disabled_reason: null } },
    { triggered: true, data: { subscription_id: id, percent: 100, disabled_reason: 'endpoint_failing' } },
  ]);
  expect(await bodiesOf(id)).toEqual([]);
  await expect(trigger('webhook_endpoint.failing', randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});
