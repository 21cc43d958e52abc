import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { seen, until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { type Claim, claimDeliveries } from '../store/claims.ts';
import { releaseLeases } from '../store/release-leases.ts';
import { giveBack, nextLeadMs, type StartTime } from '../store/start-times.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';

const { harness, receiver, settled, deliveriesOf } = useSendingHarness();
const SECOND_MS = 1_000;

const subscribe = (maxDeliveriesPerSecond: number) => harness().subscribe(receiver().url, { options: { maxDeliveriesPerSecond } });
const dispatch = async (count: number) => {
  for (let sent = 0; sent < count; sent += 1) await harness().dispatch('stock.changed', aStockChange);
};
const owner = randomUUID();
const claim = () => claimDeliveries(harness().db, { owner, limit: 32, leaseMs: 60_000 });
async function claimNext(): Promise<Claim & { readonly start: StartTime }> {
  const claimed: Claim[] = [];
  await until(async () => {
    claimed.push(...(await claim()));
    expect(claimed).toHaveLength(1);
  });
  const [only] = claimed;
  if (!only?.start) throw new Error('the start is not limited');
  return { ...only, start: only.start };
}

test('no second has more starts than the maximum, over all senders', async () => {
  const { id } = await subscribe(3);
  await dispatch(10);
  const senders = [harness().startSender(), harness().startSender()];
  await settled(id);
  await Promise.all(senders.map((sender) => sender.close()));

  const { rows } = await sql<{ started: Date }>`select started_at as started from attempt order by started_at`.execute(harness().db);
  const starts = rows.map(({ started }) => started.getTime());
  expect(starts).toHaveLength(10);
  for (const [index, start] of seen('starts', starts.slice(3)).entries())
    expect(start - (starts[index] ?? 0)).toBeGreaterThanOrEqual(SECOND_MS);
});

test('a window that a killed process has reserved is not given to another', async () => {
  await subscribe(1);
  await dispatch(2);
  const first = await claimNext();
  await releaseLeases(harness().db, [owner]);
  const second = await claimNext();

  expect(second.start.earliest - first.start.latest).toBeGreaterThanOrEqual(SECOND_MS);
});

test('a delivery whose window has passed is claimed again, in another window', async () => {
  await subscribe(2);
  await dispatch(1);
  const first = await claimNext();
  await giveBack(harness().db, first);
  const second = await claimNext();

  expect(second.id).toBe(first.id);
  expect(second.start.earliest).toBeGreaterThan(first.start.latest);
});

test('a process that misses windows claims later ones, until it reaches them', () => {
  const missed = [0, 1, 2, 3, 4, 5, 6, 7].reduce((leadMs) => nextLeadMs(leadMs, false), 0);
  expect([nextLeadMs(0, true), nextLeadMs(0, false), missed, nextLeadMs(missed, true)]).toEqual([0, 50, 2_000, 1_000]);
});

test('a window can begin later than it is claimed', async () => {
  await subscribe(1_000);
  await dispatch(1);
  const before = performance.now();
  const [{ start } = { start: null }] = await claimDeliveries(harness().db, { owner, limit: 1, leaseMs: 60_000, leadMs: 500 });

  expect((start?.earliest ?? 0) - before).toBeGreaterThanOrEqual(500);
});

test('an endpoint with a backlog and a maximum delays no other of its store', async () => {
  const { id: limited } = await subscribe(1);
  await dispatch(20);
  const { id } = await harness().subscribe(receiver().url);
  const sender = harness().startSender();
  await dispatch(3);
  sender.wake();
  await settled(id);
  await sender.close();

  expect((await deliveriesOf(limited)).some(({ status }) => status === 'PENDING')).toBe(true);
});
