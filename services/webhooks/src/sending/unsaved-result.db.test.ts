import { expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { getSubscription } from '../handlers/subscriptions.ts';
import { invariants } from '../store/invariants.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';

const { harness, receiver, caller, deliveriesOf, newestOf, settled } = useSendingHarness();

/** Makes it impossible to save the first attempt of the pending delivery, until the returned function is called. */
async function blockFirstAttempt(): Promise<() => Promise<unknown>> {
  await sql`
    insert into attempt (tenant_id, mode, delivery_id, number, started_at, duration_ms)
    select tenant_id, mode, id, 1, now(), 0 from delivery where status = 'PENDING'
  `.execute(harness().db);
  return () => sql`delete from attempt where duration_ms = 0 and failure is null and response_status is null`.execute(harness().db);
}

/** Whether a transaction that changed a delivery was rolled back. */
const isRolledBack = async (): Promise<boolean> =>
  (await sql`select from delivery where xmax <> 0 and pg_xact_status(xmax::text::xid8) = 'aborted'`.execute(harness().db)).rows.length > 0;

test('a failed attempt that cannot be saved at first is saved by a retry, and the delivery is tried again', async () => {
  receiver().reply({ status: 500 }, { status: 200 });
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  const unblock = await blockFirstAttempt();
  const sender = harness().startSender();
  await until(isRolledBack);
  await unblock();
  await settled(id);
  await sender.close();

  expect(receiver().received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2']);
  expect(await newestOf(id)).toMatchObject({
    status: 'DELIVERED',
    attempts: [
      { number: 1, responseStatus: 500, failure: 'http_status' },
      { number: 2, responseStatus: 200 },
    ],
  });
  expect(await violatedInvariants(harness().db, invariants)).toEqual([]);
});

test('a result that cannot be saved within the lease is dropped, and the same attempt is made again', async () => {
  receiver().reply({ status: 500 }, { status: 200 });
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  const unblock = await blockFirstAttempt();
  const sender = harness().startSender({ leaseMs: 500 });
  await until(() => expect(receiver().received.length).toBeGreaterThanOrEqual(2));
  await unblock();
  await settled(id);
  await sender.close();

  expect(
    receiver()
      .received.slice(0, 2)
      .map(({ headers }) => headers['x-service-attempt']),
  ).toEqual(['1', '1']);
  expect(await newestOf(id)).toMatchObject({ status: 'DELIVERED', attempts: [{ number: 1, responseStatus: 200 }] });
  expect(await violatedInvariants(harness().db, invariants)).toEqual([]);
});

test.each([
  ['disables the subscription after five days of failures', 1, 'DISABLED'],
  ['does not, if the failures before it are five days old', 6 * 24, 'ACTIVE'],
])('the failure of the tenth message %s', async (_what, hoursOfSilence, status) => {
  receiver().reply({ status: 500 });
  const { id } = await harness().subscribe(receiver().url);
  await sql`
    update subscription set consecutive_failures = 9, failing_messages = 9, failing_since = now() - interval '12 days',
      last_failure_at = now() - ${hoursOfSilence} * interval '1 hour'
    where id = ${id}
  `.execute(harness().db);
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({ waitsMs: [] });
  await settled(id);
  await sender.close();

  const { subscription } = await getSubscription(harness().deps)({ subscriptionId: id }, caller);
  expect(subscription).toMatchObject({ status, consecutiveFailures: 10 });
  await until(async () => expect(new Set((await deliveriesOf(id)).map(({ status }) => status))).toEqual(new Set(['FAILED'])));
});
