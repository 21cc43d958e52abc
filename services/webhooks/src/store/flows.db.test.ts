import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { connect } from '@storefront/db';
import { lockWaits, violatedInvariants } from '@storefront/db/testing';
import { seen, until } from '@storefront/lifecycle/testing';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { onPublicEvent } from '../delivering/deliver-event.ts';
import { redeliver, replayDeliveries } from '../handlers/deliveries.ts';
import { pingSubscription } from '../handlers/rotate-secret.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aCaller, aStockChange } from '../testing/webhooks-harness.ts';
import { type Claim, claimDeliveries } from './claims.ts';
import { invariants } from './invariants.ts';
import { releaseLeases } from './release-leases.ts';
import { settleAttempts } from './settle-attempts.ts';

const { harness, caller, deliveriesOf } = useSendingHarness();
const URL_ = 'http://127.0.0.1:4000/hook';
const HOUR_MS = 3_600_000;

const owner = randomUUID();
const claim = (limit = 32) => claimDeliveries(harness().db, { owner, limit, leaseMs: HOUR_MS });
const dispatch = () => harness().dispatch('stock.changed', aStockChange);

/** Saves an attempt that succeeded, or that is repeated in an hour. */
async function settle(leased: Claim, succeeded = true): Promise<void> {
  const outcome = { startedAt: new Date(), durationMs: 1, responseStatus: 200, failure: null, retryAfter: null };
  const health = { consecutiveFailures: 0, failingSince: null, failingMessages: 0, lastFailureAt: null };
  const decide = (_: unknown, now: Date) => ({
    status: succeeded ? ('DELIVERED' as const) : ('PENDING' as const),
    nextAttemptAt: succeeded ? null : new Date(now.getTime() + HOUR_MS),
    health,
    disable: null,
    warning: null,
  });
  await settleAttempts(harness().db, [{ leased, outcome, decide }]);
}

/** When something of the caller's store can be claimed. */
async function dueOf({ tenantId }: Caller = caller): Promise<'now' | 'later' | 'never' | undefined> {
  const { rows } = await sql<{ due: 'now' | 'later' | 'never' }>`
    select case when due_at = 'infinity' then 'never' when due_at > clock_timestamp() then 'later' else 'now' end as due
    from flow where kind = 'delivery' and tenant_id = ${tenantId}
  `.execute(harness().db);
  return rows[0]?.due;
}

async function first(claims: Promise<readonly Claim[]>): Promise<Claim> {
  const [claimed] = await claims;
  if (claimed === undefined) throw new Error('nothing was due');
  return claimed;
}

test('the flow of a store is due while something can be claimed, then when a lease ends, and then never', async () => {
  await harness().subscribe(URL_);
  expect(await dueOf()).toBe('never');
  await dispatch();
  expect(await dueOf()).toBe('now');
  const leased = await first(claim());
  expect(await dueOf()).toBe('later');
  await settle(leased);
  await sql`update flow set due_at = now()`.execute(harness().db);
  expect(await claim()).toEqual([]);
  expect(await dueOf()).toBe('never');
});

const makeDue: Readonly<Record<string, (subscriptionId: string) => Promise<unknown>>> = {
  'a ping': (subscriptionId) => pingSubscription(harness().deps)({ subscriptionId }, caller),
  'a redelivery': async (subscriptionId) =>
    redeliver(harness().deps)({ subscriptionId, deliveryId: (await deliveriesOf(subscriptionId))[0]?.id ?? '' }, caller),
  'a replay': (subscriptionId) =>
    replayDeliveries(harness().deps)({ subscriptionId, since: new Date(Date.now() - HOUR_MS).toISOString(), eventTypes: [] }, caller),
  'an event': dispatch,
};
test.each(Object.keys(makeDue))('%s makes the flow of a store due that has nothing else to send', async (what) => {
  const { id } = await harness().subscribe(URL_);
  await dispatch();
  await settle(await first(claim()));
  await sql`update flow set due_at = 'infinity'`.execute(harness().db);
  await makeDue[what]?.(id);

  expect(await claim()).toHaveLength(1);
});

test('the end of a lease of a dead process makes the flow due', async () => {
  await harness().subscribe(URL_);
  await dispatch();
  const { id } = await first(claim());
  expect(await claim()).toEqual([]);
  await releaseLeases(harness().db, [owner]);

  expect((await claim()).map((claimed) => claimed.id)).toEqual([id]);
});

test('an event that is inserted while a claim finds nothing more is claimed after its commit', async () => {
  await harness().subscribe(URL_);
  const event = await dispatch();
  const late = await harness()
    .db.transaction()
    .execute(async (trx) => {
      const id = randomUUID();
      await onPublicEvent(harness().deps)({ ...event, id, data: aStockChange as never }, trx);
      expect(await claim()).toHaveLength(1);
      return id;
    });

  expect((await claim()).map(({ eventId }) => eventId)).toEqual([late]);
});

test('an event that is committed after a claim has looked is claimed next, although a request is in flight', async () => {
  await harness().subscribe(URL_);
  const event = await dispatch();
  const late = { ...event, id: randomUUID(), data: aStockChange as never };
  const dispatching = await harness().db.startTransaction().execute();
  await onPublicEvent(harness().deps)(late, dispatching);
  const db = harness().db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some(({ eventId }) => eventId === event.id)) await dispatching.commit().execute();
      return result;
    },
  });
  expect(await claimDeliveries(db, { owner, limit: 32, leaseMs: HOUR_MS })).toHaveLength(1);
  expect(dispatching.isCommitted).toBe(true);

  expect((await claim()).map(({ eventId }) => eventId)).toEqual([late.id]);
});

test('a result that is saved while a claim finds its endpoint busy frees the endpoint after its commit', async () => {
  const { id } = await harness().subscribe(URL_);
  for (let count = 0; count < 5; count += 1) await dispatch();
  const leased = await first(claim());
  const { db } = harness();
  const blocker = await db.startTransaction().execute();
  // Keeps the result from being saved until a claim has counted the request as in flight.
  await sql`select from subscription where tenant_id = ${caller.tenantId} and id = ${id} for update`.execute(blocker);
  const settling = settle(leased);
  await until(async () => expect(await lockWaits(db)).toBeGreaterThan(0));
  await sql`update flow set due_at = now()`.execute(db);
  expect(await claim()).toEqual([]);
  expect(await dueOf()).toBe('later');
  await blocker.rollback().execute();
  await settling;

  expect(await claim()).toHaveLength(1);
});

test('a failed attempt is repeated at its time, although nothing else happens', async () => {
  await harness().subscribe(URL_);
  await dispatch();
  const leased = await first(claimDeliveries(harness().db, { owner, limit: 32, leaseMs: 24 * HOUR_MS }));
  await settle(leased, false);

  const { rows } = await sql<{ isInTime: boolean }>`
    select flow.due_at = delivery.next_attempt_at as "isInTime" from flow join delivery using (tenant_id) where kind = 'delivery'
  `.execute(harness().db);
  expect(rows).toEqual([{ isInTime: true }]);
});

test('claims of many processes at the same time exceed no limit and lease nothing twice', async () => {
  const busy = Array.from({ length: 3 }, () => aCaller());
  for (const each of busy) {
    for (let count = 0; count < 15; count += 1) await harness().subscribe(URL_, { caller: each });
    for (let count = 0; count < 6; count += 1) await harness().dispatch('stock.changed', aStockChange, each);
  }
  const claimed: Claim[] = [];
  await until(async () => {
    claimed.push(...(await Promise.all(Array.from({ length: 6 }, () => claim(20)))).flat());
    expect(claimed).toHaveLength(3 * 48);
  });

  expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
  expect([...Map.groupBy(claimed, ({ tenantId }) => tenantId).values()].map(({ length }) => length)).toEqual([48, 48, 48]);
  for (const { length } of seen('subscriptions', [...Map.groupBy(claimed, ({ subscriptionId }) => subscriptionId).values()]))
    expect(length).toBeLessThanOrEqual(4);
  // A flow stays due after a claim that took all that it was allowed to, until the next one finds nothing.
  expect(await claim()).toEqual([]);
  for (const each of busy) expect(await dueOf(each)).toBe('later');
});

test('the flow of a store is due later if its only endpoint has used up its attempts per second', async () => {
  await harness().subscribe(URL_, { options: { maxDeliveriesPerSecond: 1 } });
  for (let count = 0; count < 2; count += 1) await dispatch();
  expect(await claim()).toHaveLength(1);

  expect(await dueOf()).toBe('later');
});

test('stores without anything to send delay no claim of another', async () => {
  await harness().subscribe(URL_);
  await dispatch();
  await sql`
    insert into flow (tenant_id, mode, kind, due_at)
    select gen_random_uuid(), 'live', 'delivery', now() - interval '1 hour' from generate_series(1, 20)
  `.execute(harness().db);

  expect(await claim(2)).toHaveLength(1);
});

test('a store whose claim fails delays no other', async () => {
  const broken = aCaller();
  for (const each of [broken, caller]) {
    await harness().subscribe(URL_, { caller: each });
    await harness().dispatch('stock.changed', aStockChange, each);
  }
  const { db } = harness();
  const { pathname } = new URL(harness().url);
  const admin = connect({ url: Object.assign(new URL(process.env.TEST_POSTGRES_URL ?? ''), { pathname }).href, name: 'test' });
  await sql`alter table webhooks.delivery add check (tenant_id <> ${sql.lit(broken.tenantId)} or lease_token is null) not valid`.execute(
    admin.db,
  );
  await admin.close();
  const refused: string[] = [];
  const claimed = await claimDeliveries(db, { owner, limit: 32, leaseMs: HOUR_MS, refuse: (store) => refused.push(store) });

  expect(claimed.map(({ tenantId }) => tenantId)).toEqual([caller.tenantId]);
  expect(new Set(refused)).toEqual(new Set([broken.tenantId]));
});

test('work that no flow is scheduled for is a violation', async () => {
  await harness().subscribe(URL_);
  await dispatch();
  const { db } = harness();
  await sql`update delivery set next_attempt_at = now() - interval '6 minutes'`.execute(db);
  for (const forget of [sql`update flow set due_at = 'infinity'`, sql`delete from flow`]) {
    await forget.execute(db);
    expect((await violatedInvariants(db, invariants)).map(({ name }) => name)).toEqual(['due_work_is_scheduled']);
  }
});
