import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { sweepOldRows } from '../sweeps/sweep-old-rows.ts';
import { anOrderOf, eventsOf } from '../testing/an-order-of.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { cancelOrder } from './cancel-order.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.behaviour.heal());

async function aCancellableOrder() {
  const shopper = world.newShopper();
  const { id } = await anOrderOf(world, shopper);
  const keyed = (fingerprint = 'print'): Caller => ({ ...shopper, idempotency: { route: 'a route', key: 'k', fingerprint } });
  const cancel = (caller: Caller = keyed()) => cancelOrder(world.deps)({ orderId: id, reason: 'Too slow', reasonCode: 'TOO_SLOW' }, caller);
  return { shopper, id, cancel, keyed };
}

const ONCE = ['order.confirmed 1', 'order.cancelled 2'];
const storedOf = ({ tenantId }: Caller) =>
  world.deps.db.selectFrom('idempotent_answer').select('response').where('tenant_id', '=', tenantId).execute();

describe('cancelling under an Idempotency-Key', () => {
  test('happens once, and is answered alike whatever billing says by then', async () => {
    const { id, cancel } = await aCancellableOrder();
    const first = await cancel();
    world.behaviour.fail('GetOrderBilling', 'before');
    const again = await cancel();

    expect(first).toMatchObject({ order: { status: 'CANCELLED' }, billing: { invoices: [] }, errors: [] });
    expect(again).toEqual({ ...JSON.parse(JSON.stringify(first)), replayed: true });
    expect(await eventsOf(world, id)).toEqual(ONCE);
  });

  test('without billing is a partial answer, and stays one', async () => {
    const { cancel } = await aCancellableOrder();
    world.behaviour.fail('GetOrderBilling', 'before');
    const first = await cancel();
    world.behaviour.heal();

    expect(first.errors?.map(({ field }) => field)).toEqual(['invoices', 'payment_session']);
    expect(await cancel()).toEqual({ ...JSON.parse(JSON.stringify(first)), replayed: true });
  });

  test('is refused to another request under the key, and to one without', async () => {
    const { shopper, cancel, keyed } = await aCancellableOrder();
    await cancel();

    await expect(cancel(keyed('other'))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    await expect(cancel(shopper)).rejects.toMatchObject({ reason: 'order_not_cancellable' });
  });

  test('of many at once happens once; the others get its answer or are asked to come again', async () => {
    const { id, cancel } = await aCancellableOrder();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => cancel()));

    const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ order }) => JSON.stringify(order))).size).toBe(1);
    expect(reasons.filter((reason) => reason !== 'idempotency_key_in_use')).toEqual([]);
    expect(await eventsOf(world, id)).toEqual(ONCE);
  });

  test('whose answer was lost is answered ten seconds later by the order as it is', async () => {
    const { id, cancel } = await aCancellableOrder();
    await cancel();
    await sql`update idempotent_answer set response = null`.execute(world.deps.db);
    await expect(cancel()).rejects.toMatchObject({ reason: 'idempotency_key_in_use' });
    await sql`update idempotent_answer set claimed_at = claimed_at - interval '10 seconds'`.execute(world.deps.db);

    const settled = await cancel();
    expect(settled).toMatchObject({ order: { id, status: 'CANCELLED', cancellation: { reason: 'Too slow' } } });
    expect(await cancel()).toEqual({ ...JSON.parse(JSON.stringify(settled)), replayed: true });
    expect(await eventsOf(world, id)).toEqual(ONCE);
  });

  test('is forgotten after a day by the sweep', async () => {
    const { shopper, cancel } = await aCancellableOrder();
    await cancel();
    await sweepOldRows(world.deps);
    expect(await storedOf(shopper)).toHaveLength(1);
    await sql`update idempotent_answer set expires_at = expires_at - interval '24 hours'`.execute(world.deps.db);
    await sweepOldRows(world.deps);

    expect(await storedOf(shopper)).toEqual([]);
    await expect(cancel()).rejects.toMatchObject({ reason: 'order_not_cancellable' });
  });
});
