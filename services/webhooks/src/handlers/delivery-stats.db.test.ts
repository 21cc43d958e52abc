import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { attemptEffect } from '../domain/attempt-effect.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import { claimDeliveries } from '../store/claims.ts';
import { settleAttempts } from '../store/settle-attempts.ts';
import { purges } from '../sweeps/purges.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aCaller, aStockChange, quietLog } from '../testing/webhooks-harness.ts';
import { getDeliveryStats, listDeliveries } from './deliveries.ts';
import { pingSubscription } from './rotate-secret.ts';

const { harness, caller } = useSendingHarness();

const subscribe = () => harness().subscribe('http://127.0.0.1:4000/hook');
const statsOf = async (subscriptionId: string, range: { from?: string; to?: string } = {}) =>
  (await getDeliveryStats(harness().deps)({ subscriptionId, ...range }, caller)).hours;

/** Settles one attempt of this duration for each given status, together. */
async function settle(attempts: readonly (readonly [status: number, durationMs: number])[]): Promise<void> {
  for (const _ of attempts) await harness().dispatch('stock.changed', aStockChange);
  const claims = [];
  for (let round = 0; claims.length < attempts.length && round < attempts.length; round += 1) {
    // An endpoint has few requests in flight, so the leases are taken away from the claims.
    claims.push(...(await claimDeliveries(harness().db, { owner: randomUUID(), limit: attempts.length, leaseMs: 60_000 })));
    await sql`update delivery set next_attempt_at = now() + interval '1 hour', lease_until = now() - interval '1 hour' where lease_token is not null`.execute(
      harness().db,
    );
    await sql`update flow set due_at = now()`.execute(harness().db);
  }
  const ended = claims.map((leased, index) => {
    const [status = 0, durationMs = 0] = attempts[index] ?? [];
    const failure = status === 200 ? null : 'http_status';
    const outcome: AttemptOutcome = { startedAt: new Date(), durationMs, responseStatus: status, failure, retryAfter: null };
    return {
      leased,
      outcome,
      decide: (context: Parameters<typeof attemptEffect>[0], now: Date) =>
        attemptEffect(context, outcome, { waitsMs: [3_600_000], now, random: 0.5 }),
    };
  });
  const settled = await settleAttempts(harness().db, ended);
  if (settled.some((each) => each === undefined) || settled.length < attempts.length) throw new Error('not all attempts were settled');
}

const setHours = (id: string, hours: readonly string[]) =>
  Promise.all(
    hours.map((hour) =>
      sql`
      insert into delivery_hour (tenant_id, mode, subscription_id, hour, bucket, delivered, failed)
      values (${caller.tenantId}, ${caller.mode}, ${id}, ${hour}, 8, 1, 0)
    `.execute(harness().db),
    ),
  );
const hoursOf = async (id: string, from?: string, to?: string) =>
  ((await statsOf(id, { ...(from && { from }), ...(to && { to }) })) ?? []).map(({ hour }) => hour);

test('the attempts of an hour are counted by their result, with percentiles of their durations', async () => {
  const { id } = await subscribe();
  const other = await subscribe();
  await sql`update subscription set status = 'DISABLED', disabled_at = now() where id = ${other.id}`.execute(harness().db);
  await settle([...Array.from({ length: 9 }, () => [200, 100] as const), [500, 100]]);
  await settle([[200, 1_000]]);

  const hours = (await statsOf(id)) ?? [];
  // The hour can change during the test.
  const sum = (count: (hour: (typeof hours)[number]) => number | undefined) => hours.reduce((total, hour) => total + (count(hour) ?? 0), 0);
  expect([sum(({ delivered }) => delivered), sum(({ failed }) => failed)]).toEqual([10, 1]);
  for (const { hour, p50Ms = 0 } of seen('hours', hours)) {
    expect(hour).toMatch(/T\d\d:00:00\.000Z$/);
    expect([100, 1_000].some((durationMs) => Math.abs(p50Ms / durationMs - 1) < 0.05)).toBe(true);
  }
  const slowest = Math.max(...hours.map(({ p95Ms = 0 }) => p95Ms));
  expect(Math.abs(slowest / 1_000 - 1)).toBeLessThan(0.05);
  expect(await statsOf(other.id)).toEqual([]);
});

test('percentiles are those of all attempts of the hour', async () => {
  const { id } = await subscribe();
  const insert = (bucket: number, delivered: number, failed: number) =>
    sql`
    insert into delivery_hour (tenant_id, mode, subscription_id, hour, bucket, delivered, failed)
    values (${caller.tenantId}, ${caller.mode}, ${id}, '2026-11-01T10:00Z', ${bucket}, ${delivered}, ${failed})
  `.execute(harness().db);
  // 100 attempts: 50 of about 15 ms, 44 of about 62 ms, and 6 of about 1 s.
  await insert(32, 40, 10);
  await insert(48, 44, 0);
  await insert(80, 0, 6);

  expect(await statsOf(id, { from: '2026-11-01', to: '2026-11-02' })).toEqual([
    { hour: '2026-11-01T10:00:00.000Z', delivered: 84, failed: 16, p50Ms: 15, p95Ms: 981 },
  ]);
});

test('a range begins with the hour of its start and ends before its end, and is the last day by default', async () => {
  const { id } = await subscribe();
  const [ten, eleven, twelve] = ['2026-11-01T10:00:00.000Z', '2026-11-01T11:00:00.000Z', '2026-11-01T12:00:00.000Z'];
  await setHours(id, [twelve, ten, eleven]);

  expect(await hoursOf(id, '2026-11-01', '2026-11-02')).toEqual([ten, eleven, twelve]);
  expect(await hoursOf(id, '2026-11-01T10:59:59Z', twelve)).toEqual([ten, eleven]);
  expect(await hoursOf(id, eleven, '2026-11-01T12:00:01Z')).toEqual([eleven, twelve]);
  const now = new Date();
  const recent = new Date(now.getTime() - 3 * 3_600_000);
  recent.setUTCMinutes(0, 0, 0);
  await setHours(id, [recent.toISOString(), new Date(recent.getTime() - 48 * 3_600_000).toISOString()]);
  expect(await hoursOf(id)).toEqual([recent.toISOString()]);
  await expect(hoursOf(id, '2026-09-01', '2026-11-01')).rejects.toMatchObject({ code: 'validation_error', details: [{ field: 'from' }] });
});

test('statistics of another store are not found', async () => {
  const { id } = await subscribe();

  for (const stranger of [aCaller(), { ...caller, mode: 'live' as const }])
    await expect(getDeliveryStats(harness().deps)({ subscriptionId: id }, stranger)).rejects.toMatchObject({ code: 'not_found' });
});

test('statistics are purged after 30 days', async () => {
  const { id } = await subscribe();
  const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - days * 86_400_000).toISOString();
  await setHours(id, [daysAgo(31), daysAgo(29)]);
  await purges({ db: harness().db, log: quietLog })
    .find(({ name }) => name === 'purge-delivery-hours')
    ?.run();

  const { rows } = await sql<{ hour: Date }>`select hour from delivery_hour where subscription_id = ${id}`.execute(harness().db);
  expect(rows.map(({ hour }) => hour.toISOString())).toEqual([daysAgo(29)]);
});

test('deliveries are filtered by event type and by when they were created, from inclusive and to exclusive', async () => {
  const { id } = await subscribe();
  await harness().dispatch('stock.changed', aStockChange);
  await harness().dispatch('stock.changed', aStockChange);
  const ping = await pingSubscription(harness().deps)({ subscriptionId: id }, caller);
  await sql`update delivery set created_at = '2026-11-01T10:00Z' where id = ${ping.deliveryId}`.execute(harness().db);
  const total = async (filter: object) =>
    (await listDeliveries(harness().deps)({ subscriptionId: id, limit: 0, offset: 0, ...filter }, caller)).total;

  expect([await total({}), await total({ eventType: 'ping' }), await total({ eventType: 'stock.changed' })]).toEqual([3, 1, 2]);
  expect(await total({ from: '2026-11-01T10:00:00Z', to: '2026-11-01T10:00:01Z' })).toBe(1);
  expect(await total({ from: '2026-11-01T09:00:00Z', to: '2026-11-01T10:00:00Z' })).toBe(0);
  expect([await total({ to: '2026-11-02' }), await total({ from: '2026-11-02' })]).toEqual([1, 2]);
  expect(await total({ to: '2026-11-02', eventType: 'stock.changed' })).toBe(0);
  await expect(total({ from: '2026-11-02', to: '2026-11-01' })).rejects.toMatchObject({ details: [{ field: 'to', location: 'query' }] });
});
