import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { sql } from 'kysely';
import { attemptEffect } from '../domain/attempt-effect.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import { getSubscription } from '../handlers/subscriptions.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';
import { type Claim, claimDeliveries } from './claims.ts';
import { invariants } from './invariants.ts';
import { type EndedAttempt, settleAttempts } from './settle-attempts.ts';

const { harness, caller, deliveriesOf } = useSendingHarness();

const anOutcome = (responseStatus: number): AttemptOutcome => ({
  startedAt: new Date(),
  durationMs: 3,
  responseStatus,
  failure: responseStatus === 200 ? null : 'http_status',
  retryAfter: null,
});
const ended = (leased: Claim, responseStatus: number): EndedAttempt => ({
  leased,
  outcome: anOutcome(responseStatus),
  decide: (context, now) => attemptEffect(context, anOutcome(responseStatus), { waitsMs: [60_000], now, random: 0.5 }),
});
const claim = (limit: number) => claimDeliveries(harness().db, { owner: randomUUID(), limit, leaseMs: 60_000 });
const healthOf = async (subscriptionId: string) => (await getSubscription(harness().deps)({ subscriptionId }, caller)).subscription;

/** Subscribes an endpoint and leases `count` deliveries to it. */
async function leased(count: number): Promise<{ id: string; claims: readonly Claim[] }> {
  const { id } = await harness().subscribe('http://127.0.0.1:4000/hook');
  for (let each = 0; each < count; each += 1) await harness().dispatch('stock.changed', aStockChange);
  return { id, claims: await claim(count) };
}

test('attempts of one subscription that are saved together count as if they were saved one by one', async () => {
  const { id, claims } = await leased(4);
  const settled = await settleAttempts(
    harness().db,
    claims.map((each, index) => ended(each, [500, 200, 500, 500][index] ?? 0)),
  );

  expect(settled.map((each) => each?.effect.status)).toEqual(['PENDING', 'DELIVERED', 'PENDING', 'PENDING']);
  expect(await healthOf(id)).toMatchObject({
    status: 'ACTIVE',
    consecutiveFailures: 2,
    lastDelivery: { id: claims[3]?.id, responseStatus: 500 },
  });
  const statuses = new Map((await deliveriesOf(id)).map((delivery) => [delivery.id, delivery.status]));
  expect(claims.map((each) => statuses.get(each.id))).toEqual(['PENDING', 'DELIVERED', 'PENDING', 'PENDING']);
  expect(await violatedInvariants(harness().db, invariants)).toEqual([]);
});

test('an attempt that disables its subscription ends the other deliveries of the same batch', async () => {
  const { id, claims } = await leased(4);
  const [first, gone, failed, late] = claims;
  if (first === undefined || gone === undefined || failed === undefined || late === undefined) throw new Error('four deliveries were due');
  const settled = await settleAttempts(harness().db, [ended(first, 500), ended(gone, 410), ended(failed, 500), ended(late, 200)]);

  expect(settled.map((each) => each?.effect.disable)).toEqual([null, 'endpoint_gone', null, null]);
  expect(await healthOf(id)).toMatchObject({ status: 'DISABLED', disabledReason: 'endpoint_gone' });
  const statuses = new Map((await deliveriesOf(id)).map(({ id: delivery, status }) => [delivery, status]));
  expect(claims.map((each) => statuses.get(each.id))).toEqual(['DISCARDED', 'FAILED', 'DISCARDED', 'DELIVERED']);
  expect(await violatedInvariants(harness().db, invariants)).toEqual([]);
});

test('an attempt whose lease was lost is left out, and the others of its batch are saved', async () => {
  const { id, claims } = await leased(3);
  await sql`update delivery set lease_token = ${randomUUID()} where id = ${claims[1]?.id ?? ''}`.execute(harness().db);
  const settled = await settleAttempts(
    harness().db,
    claims.map((each) => ended(each, 200)),
  );

  expect(settled.map((each) => each?.effect.status)).toEqual(['DELIVERED', undefined, 'DELIVERED']);
  expect((await deliveriesOf(id)).filter(({ status }) => status === 'DELIVERED')).toHaveLength(2);
});

test('a batch of several subscriptions saves the health of each', async () => {
  const one = await leased(1);
  const { id } = await harness().subscribe('http://127.0.0.1:4000/other');
  await harness().dispatch('stock.changed', aStockChange);
  const others = await claim(4);
  const toOne = [...one.claims, ...others.filter(({ subscriptionId }) => subscriptionId === one.id)];
  const toOther = others.filter(({ subscriptionId }) => subscriptionId === id);
  await settleAttempts(harness().db, [...toOther.map((each) => ended(each, 500)), ...toOne.map((each) => ended(each, 200))]);

  expect(await healthOf(one.id)).toMatchObject({ consecutiveFailures: 0, lastDelivery: { status: 'DELIVERED' } });
  expect(await healthOf(id)).toMatchObject({ consecutiveFailures: 1, lastDelivery: { status: 'PENDING' } });
});
