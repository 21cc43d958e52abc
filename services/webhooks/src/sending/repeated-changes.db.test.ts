import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { deleteSubscription, updateSubscription } from '../handlers/subscriptions.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';

const { harness, receiver, caller, settled } = useSendingHarness();

const HEALTH = ['consecutive_failures', 'failing_since', 'failing_messages', 'last_failure_at'] as const;
const NO_FAILURES = { consecutive_failures: 0, failing_since: null, failing_messages: 0, last_failure_at: null };
const rowOf = (id: string) =>
  harness()
    .db.selectFrom('subscription')
    .select(['status', 'disabled_at', 'disabled_reason', 'deleted_at', ...HEALTH])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const set = (subscriptionId: string, status: string) =>
  updateSubscription(harness().deps)({ subscriptionId, eventTypes: [], status }, caller);

/** A subscription whose endpoint has failed for six days and would be disabled by its next failure. */
async function aFailingSubscription(): Promise<string> {
  const { id } = await harness().subscribe(receiver().url);
  await sql`
    update subscription set consecutive_failures = 40, failing_since = now() - interval '6 days', failing_messages = 20,
      last_failure_at = now() - interval '1 minute' where id = ${id}
  `.execute(harness().db);
  return id;
}

/** Sends an event to the endpoint, which responds with this status each time, until the delivery is given up. */
async function fail(id: string, status = 500): Promise<void> {
  receiver().reply({ status });
  const sender = harness().startSender();
  await harness().dispatch('stock.changed', aStockChange);
  sender.wake();
  await settled(id);
  await sender.close();
}

test.each([
  [500, 'endpoint_failing'],
  [410, 'endpoint_gone'],
  [undefined, 'disabled_by_store'],
])(
  'a subscription that is enabled again after %s begins without failures, and its next failure does not disable it',
  async (status, reason) => {
    const id = await aFailingSubscription();
    if (status === undefined) await set(id, 'DISABLED');
    else await fail(id, status);
    expect(await rowOf(id)).toMatchObject({
      status: 'DISABLED',
      disabled_at: expect.any(Date),
      disabled_reason: reason,
      failing_messages: expect.any(Number),
    });

    await set(id, 'ACTIVE');

    expect(await rowOf(id)).toEqual({ status: 'ACTIVE', disabled_at: null, disabled_reason: null, deleted_at: null, ...NO_FAILURES });
    await fail(id);
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE', consecutive_failures: 4, failing_messages: 1 });
  },
);

test('a change to the present state has no effect, and the second deletion finds nothing', async () => {
  const active = await aFailingSubscription();
  const failing = await rowOf(active);
  await set(active, 'ACTIVE');
  expect(await rowOf(active)).toEqual(failing);

  await fail(active);
  const disabled = await rowOf(active);
  await set(active, 'DISABLED');
  expect(await rowOf(active)).toEqual(disabled);

  const remove = () => deleteSubscription(harness().deps)({ subscriptionId: active }, caller);
  await remove();
  const deleted = await rowOf(active);
  await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
  await expect(set(active, 'ACTIVE')).rejects.toMatchObject({ code: 'not_found' });
  expect(await rowOf(active)).toEqual(deleted);
});
