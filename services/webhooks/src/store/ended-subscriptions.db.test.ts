import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { besideChange, violatedInvariants } from '@storefront/db/testing';
import { sql } from 'kysely';
import { onPublicEvent } from '../delivering/deliver-event.ts';
import { pingSubscription } from '../handlers/rotate-secret.ts';
import { deleteSubscription, updateSubscription } from '../handlers/subscriptions.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';
import { claimDeliveries } from './claims.ts';
import { discardAbandoned } from './discard-pending.ts';
import { invariants } from './invariants.ts';

const { harness, caller } = useSendingHarness();
const URL_ = 'http://127.0.0.1:4000/hook';

const statusesOf = async (subscriptionId: string) =>
  (await sql<{ status: string }>`select status from delivery where subscription_id = ${subscriptionId}`.execute(harness().db)).rows.map(
    ({ status }) => status,
  );

const end = {
  deleted: (subscriptionId: string) => deleteSubscription(harness().deps)({ subscriptionId }, caller),
  disabled: (subscriptionId: string) => updateSubscription(harness().deps)({ subscriptionId, eventTypes: [], status: 'DISABLED' }, caller),
};

test.each(['deleted', 'disabled'] as const)('a delivery is discarded if its subscription is %s while it is inserted', async (how) => {
  const { id } = await harness().subscribe(URL_);
  const event = {
    id: randomUUID(),
    type: 'stock.changed',
    tenantId: caller.tenantId,
    mode: caller.mode,
    aggregate: 'stock',
    aggregateId: 'BOLT',
    sequence: 1,
    position: 1,
    occurredAt: new Date().toISOString(),
    traceparent: null,
    data: aStockChange as never,
  };
  await besideChange(
    harness().db,
    (trx) => onPublicEvent(harness().deps)(event, trx),
    async (): Promise<unknown> => end[how](id),
  );

  expect(await statusesOf(id)).toEqual(['DISCARDED']);
});

test('a ping of a subscription that is being deleted is refused', async () => {
  const { id } = await harness().subscribe(URL_);
  const pinging = besideChange(
    harness().db,
    (trx) => sql`update subscription set deleted_at = now() where id = ${id}`.execute(trx),
    () => pingSubscription(harness().deps)({ subscriptionId: id }, caller),
  );

  await expect(pinging).rejects.toMatchObject({ code: 'not_found' });
  expect(await statusesOf(id)).toEqual([]);
});

test.each(['deleted', 'disabled'] as const)(
  'a delivery in flight from a killed sender is discarded if its subscription was %s',
  async (how) => {
    const { id } = await harness().subscribe(URL_);
    await harness().dispatch('stock.changed', aStockChange);
    await claimDeliveries(harness().db, { owner: randomUUID(), limit: 1, leaseMs: 60_000 });
    await end[how](id);
    await discardAbandoned(harness().db);
    expect(await statusesOf(id)).toEqual(['PENDING']);

    await sql`update delivery set lease_until = now() - interval '6 minutes' where subscription_id = ${id}`.execute(harness().db);
    expect(await violatedInvariants(harness().db, invariants)).toHaveLength(1);
    expect(await discardAbandoned(harness().db)).toBe(1);
    expect(await statusesOf(id)).toEqual(['DISCARDED']);
    expect(await violatedInvariants(harness().db, invariants)).toEqual([]);
  },
);
