import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { purgeIdempotentResponses } from '../sweeps/sweeps.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { eventsOf, placeTestOrder } from '../testing/place-test-order.ts';
import { cancelOrder } from './cancel-order.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.behavior.heal());

async function placeCancelableOrder() {
  const shopper = world.newShopper();
  const { id } = await placeTestOrder(world, shopper);
  world.ledger.invoices.set(id, { status: 'VOIDED' });
  const keyed = (fingerprint = 'print'): Caller => ({ ...shopper, idempotency: { route: 'a route', key: 'k', fingerprint } });
  const cancel = (caller: Caller = keyed()) => cancelOrder(world.deps)({ orderId: id, reason: 'Too slow', reasonCode: 'TOO_SLOW' }, caller);
  return { shopper, id, cancel, keyed };
}

const ONCE = ['order.placed', 'order.confirmed 1', 'order.cancelled 2'];
const storedOf = ({ tenantId }: Caller) =>
  world.deps.db.selectFrom('idempotent_response').select('response').where('tenant_id', '=', tenantId).execute();

describe('canceling with an Idempotency-Key', () => {
  test('happens once, and a retry returns the same response even if billing fails', async () => {
    const { id, cancel } = await placeCancelableOrder();
    const first = await cancel();
    world.behavior.fail('GetOrderBilling', 'before');
    const again = await cancel();

    expect(first).toMatchObject({ order: { status: 'CANCELLED' }, billing: { invoices: [{ status: 'VOIDED' }] }, errors: [] });
    expect(again).toEqual({ ...JSON.parse(JSON.stringify(first)), replayed: true });
    expect(await eventsOf(world, id)).toEqual(ONCE);
  });

  test('while billing fails returns a partial response, and so does a retry', async () => {
    const { cancel } = await placeCancelableOrder();
    world.behavior.fail('GetOrderBilling', 'before');
    const first = await cancel();
    world.behavior.heal();

    expect(first.errors?.map(({ field }) => field)).toEqual(['invoices', 'payment_session']);
    expect(await cancel()).toEqual({ ...JSON.parse(JSON.stringify(first)), replayed: true });
  });

  test('before billing has voided the invoice names it in the errors, and so does a retry', async () => {
    const { id, cancel } = await placeCancelableOrder();
    world.ledger.invoices.set(id, { status: 'OPEN', total: '1150', amountCredited: '0' });
    const first = await cancel();
    world.ledger.invoices.set(id, { status: 'VOIDED' });

    expect(first).toMatchObject({
      order: { status: 'CANCELLED' },
      // On a busy machine, the whole section can take too long.
      errors: expect.arrayContaining([expect.objectContaining({ field: 'invoices', code: 'downstream_timeout' })]),
    });
    expect(await cancel()).toEqual({ ...JSON.parse(JSON.stringify(first)), replayed: true });
  });

  test('refuses another request with the same key, and one without a key', async () => {
    const { shopper, cancel, keyed } = await placeCancelableOrder();
    await cancel();

    await expect(cancel(keyed('other'))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    await expect(cancel(shopper)).rejects.toMatchObject({ reason: 'order_not_cancellable' });
  });

  test('concurrently happens once; the other requests get its response or idempotency_key_in_use', async () => {
    const { id, cancel } = await placeCancelableOrder();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => cancel()));

    const responses = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []));
    expect(responses.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(responses.map(({ order }) => JSON.stringify(order))).size).toBe(1);
    expect(reasons.filter((reason) => reason !== 'idempotency_key_in_use')).toEqual([]);
    expect(await eventsOf(world, id)).toEqual(ONCE);
  });

  test('whose response was lost returns the current order after ten seconds', async () => {
    const { id, cancel } = await placeCancelableOrder();
    await cancel();
    await sql`update idempotent_response set response = null`.execute(world.deps.db);
    await expect(cancel()).rejects.toMatchObject({ reason: 'idempotency_key_in_use' });
    await sql`update idempotent_response set claimed_at = now() - interval '10 seconds'`.execute(world.deps.db);

    const settled = await cancel();
    expect(settled).toMatchObject({ order: { id, status: 'CANCELLED', cancellation: { reason: 'Too slow' } } });
    expect(await cancel()).toEqual({ ...JSON.parse(JSON.stringify(settled)), replayed: true });
    expect(await eventsOf(world, id)).toEqual(ONCE);
  });

  test('releases the key after a day', async () => {
    const { shopper, cancel } = await placeCancelableOrder();
    await cancel();
    await purgeIdempotentResponses(world.deps);
    expect(await storedOf(shopper)).toHaveLength(1);
    await sql`update idempotent_response set expires_at = now()`.execute(world.deps.db);
    await purgeIdempotentResponses(world.deps);

    expect(await storedOf(shopper)).toEqual([]);
    await expect(cancel()).rejects.toMatchObject({ reason: 'order_not_cancellable' });
  });
});
