import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { releaseCheckouts } from '../store/reclaim-checkouts.ts';
import { sweepCheckouts } from '../sweeps/sweeps.ts';
import { checkOut } from '../testing/check-out.ts';
import { expectConsistentState } from '../testing/expect-consistent-state.ts';
import { freezeProcess } from '../testing/freeze-process.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { createBackgroundTasks } from './background-tasks.ts';
import { createHoldCommitter } from './commit-holds.ts';
import type { FaultPoint } from './faults.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  // Holds are committed shortly after a response.
  await world.deps.backgroundTasks.idle();
  world.behavior.heal();
  world.ledger.holds.clear();
});

const CREDIT = { paymentRail: 'CREDIT_TERMS' } as const;
const KEYED = { ...CREDIT, idempotencyKey: 'a-key' };

const FORWARD: readonly FaultPoint[] = [
  'begin:after',
  'freeze_cart:before',
  'freeze_cart:after',
  'reserve_stock:before',
  'reserve_stock:after',
  'authorize_payment:before',
  'authorize_payment:after',
  'place_order:before',
  'place_order:after',
  'commit_stock:before',
  'commit_stock:after',
  'commit_payment:before',
  'commit_payment:after',
  'close_cart:before',
  'close_cart:after',
  'complete:before',
  'complete:after',
];
const PIVOTED = FORWARD.indexOf('place_order:after');

/** Starts a checkout in a process that stops at `point` as if it had crashed there. */
async function crashAt(point: FaultPoint, request: object = KEYED, healthy = world.deps) {
  const shopper = world.newShopper();
  const cart = world.newCart(shopper);
  const process = freezeProcess(point);
  const { faults } = process;
  const commitHolds = createHoldCommitter({ ...healthy, faults });
  const deps = { ...healthy, backgroundTasks: createBackgroundTasks(), commitHolds, faults };
  const response = checkOut(deps, shopper, cart, request);
  response.catch(() => undefined);
  await process.reached;
  return { shopper, cart, process, response };
}

describe('a checkout whose process crashes', () => {
  test('before its row is inserted leaves nothing behind', async () => {
    const { shopper, cart } = await crashAt('begin:before');

    expect(await sweepCheckouts(world.deps)).toBe(0);
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });

  test.each(FORWARD)('at %s is completed by the sweep as one order, which a retry returns', async (point) => {
    const { shopper, cart } = await crashAt(point);
    await world.expireLeases();
    await sweepCheckouts(world.deps);

    expect(await expectConsistentState(world, shopper, cart)).toBe(1);
    const retried = await checkOut(world.deps, shopper, cart, KEYED);
    expect(retried).toMatchObject({ replayed: true, result: { state: 'confirmed', orderId: cart.orderId } });
  });

  test.each(FORWARD)('at %s is compensated if it is too old when resumed, unless it is past the pivot', async (point) => {
    const { shopper, cart } = await crashAt(point);
    await world.expireLeases();
    await sql`update checkout set created_at = now() - interval '41 seconds' where finished_at is null`.execute(world.deps.db);
    await sweepCheckouts(world.deps);

    expect(await expectConsistentState(world, shopper, cart)).toBe(FORWARD.indexOf(point) >= PIVOTED ? 1 : 0);
  });

  test.each<FaultPoint>([
    'release_payment:before',
    'release_payment:after',
    'release_stock:after',
    'unfreeze_cart:before',
    'unfreeze_cart:after',
  ])('at %s during compensation is compensated by the sweep', async (point) => {
    world.behavior.fail('AuthorizePayment', 'after');
    const { shopper, cart } = await crashAt(point, CREDIT);
    await world.expireLeases();
    await sweepCheckouts(world.deps);

    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
    world.behavior.heal();
    expect((await checkOut(world.deps, shopper, cart, CREDIT)).result).toMatchObject({ state: 'confirmed' });
  });

  test('keeps its Idempotency-Key in use until another process finishes it', async () => {
    const { shopper, cart } = await crashAt('reserve_stock:after');

    await expect(checkOut(world.deps, shopper, cart, KEYED)).rejects.toMatchObject({
      reason: 'idempotency_key_in_use',
      retryAfterSeconds: 1,
    });
    expect(await sweepCheckouts(world.deps)).toBe(0);
    await world.expireLeases();
    await sweepCheckouts(world.deps);
    expect(await checkOut(world.deps, shopper, cart, KEYED)).toMatchObject({ replayed: true });
  });

  test('cannot write after it resumes, because it has lost its lease', async () => {
    const { shopper, cart, process, response } = await crashAt('reserve_stock:after');
    await world.expireLeases();
    await sweepCheckouts(world.deps);
    process.thaw();

    await expect(response).rejects.toMatchObject({ code: 'service_unavailable', reason: 'checkout_taken_over' });
    expect(await expectConsistentState(world, shopper, cart)).toBe(1);
  });

  test('cannot place the order after it resumes if it was compensated meanwhile', async () => {
    const { shopper, cart, process, response } = await crashAt('place_order:before');
    await world.expireLeases();
    await sql`update checkout set created_at = now() - interval '41 seconds' where finished_at is null`.execute(world.deps.db);
    await sweepCheckouts(world.deps);
    process.thaw();

    await expect(response).rejects.toMatchObject({ reason: 'checkout_taken_over' });
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });
});

test('concurrent sweeps claim each checkout once', async () => {
  const crashed = [await crashAt('freeze_cart:after'), await crashAt('reserve_stock:after'), await crashAt('place_order:after')];
  await world.expireLeases();
  const claimed = await Promise.all([sweepCheckouts(world.deps), sweepCheckouts(world.deps), sweepCheckouts(world.deps)]);

  expect(claimed.reduce((sum, count) => sum + count, 0)).toBe(3);
  for (const { cart } of crashed) expect(cart.orderId).not.toBeNull();
});

test('a store whose checkout is locked does not delay those of other stores', async () => {
  const locked = await crashAt('freeze_cart:after');
  const others = [await crashAt('freeze_cart:after'), await crashAt('reserve_stock:after')];
  await world.expireLeases();

  await world.deps.db.transaction().execute(async (trx) => {
    await sql`select from checkout where tenant_id = ${locked.shopper.tenantId} for update`.execute(trx);
    expect(await sweepCheckouts(world.deps)).toBe(2);
  });

  for (const { cart } of others) expect(cart.orderId).not.toBeNull();
  expect(locked.cart.orderId).toBeNull();
  expect(await sweepCheckouts(world.deps)).toBe(1);
});

test('of a process that has died, the leases in each store are released, and none of another process', async () => {
  const owner = { ...world.deps, leaseOwner: newId() };
  const [one, other] = [await crashAt('freeze_cart:after', KEYED, owner), await crashAt('reserve_stock:after', KEYED, owner)];
  const living = await crashAt('freeze_cart:after');

  expect(await releaseCheckouts(world.deps.db, [owner.leaseOwner, newId()])).toBe(2);

  expect(await sweepCheckouts(world.deps)).toBe(2);
  for (const { cart } of [one, other]) expect(cart.orderId).not.toBeNull();
  expect(living.cart.orderId).toBeNull();
});
