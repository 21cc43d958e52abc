import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { sweepCheckouts } from '../sweeps/sweep-checkouts.ts';
import { checkOut } from '../testing/check-out.ts';
import { expectSettled } from '../testing/expect-settled.ts';
import { freezeProcess } from '../testing/freeze-process.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { newAfterwards } from './afterwards.ts';
import type { FaultPoint } from './faults.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.behaviour.heal();
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
  'authorise_payment:before',
  'authorise_payment:after',
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

/** Starts a checkout in a process that dies at `point`, and answers what was known of it by then. */
async function die(point: FaultPoint, asked: object = KEYED) {
  const shopper = world.newShopper();
  const cart = world.newCart(shopper);
  const process = freezeProcess(point);
  const answer = checkOut({ ...world.deps, afterwards: newAfterwards(), faults: process.faults }, shopper, cart, asked);
  answer.catch(() => undefined);
  await process.reached;
  return { shopper, cart, process, answer };
}

describe('a process that dies in a checkout', () => {
  test('before it begins leaves nothing', async () => {
    const { shopper, cart } = await die('begin:before');

    expect(await sweepCheckouts(world.deps)).toBe(0);
    expect(await expectSettled(world, shopper, cart)).toBe(0);
  });

  test.each(FORWARD)('at %s is followed by one that makes it one order, and a retry gets that order', async (point) => {
    const { shopper, cart } = await die(point);
    await world.lapseLeases();
    await sweepCheckouts(world.deps);

    expect(await expectSettled(world, shopper, cart)).toBe(1);
    const retried = await checkOut(world.deps, shopper, cart, KEYED);
    expect(retried).toMatchObject({ replayed: true, result: { state: 'confirmed', orderId: cart.orderId } });
  });

  test.each(FORWARD)('at %s leaves none when nobody followed in time, but for those past the pivot', async (point) => {
    const { shopper, cart } = await die(point);
    await world.lapseLeases();
    await sql`update checkout set created_at = now() - interval '41 seconds' where finished_at is null`.execute(world.deps.db);
    await sweepCheckouts(world.deps);

    expect(await expectSettled(world, shopper, cart)).toBe(FORWARD.indexOf(point) >= PIVOTED ? 1 : 0);
  });

  test.each<FaultPoint>([
    'release_payment:before',
    'release_payment:after',
    'release_stock:after',
    'unfreeze_cart:before',
    'unfreeze_cart:after',
  ])('at %s while it gives back is followed by one that gives back the rest', async (point) => {
    world.behaviour.fail('AuthorizePayment', 'after');
    const { shopper, cart } = await die(point, CREDIT);
    await world.lapseLeases();
    await sweepCheckouts(world.deps);

    expect(await expectSettled(world, shopper, cart)).toBe(0);
    world.behaviour.heal();
    expect((await checkOut(world.deps, shopper, cart, CREDIT)).result).toMatchObject({ state: 'confirmed' });
  });

  test('keeps its key in use until another process has decided', async () => {
    const { shopper, cart } = await die('reserve_stock:after');

    await expect(checkOut(world.deps, shopper, cart, KEYED)).rejects.toMatchObject({
      reason: 'idempotency_key_in_use',
      retryAfterSeconds: 1,
    });
    expect(await sweepCheckouts(world.deps)).toBe(0);
    await world.lapseLeases();
    await sweepCheckouts(world.deps);
    expect(await checkOut(world.deps, shopper, cart, KEYED)).toMatchObject({ replayed: true });
  });

  test('and only slept, finds that nothing it writes counts any more', async () => {
    const { shopper, cart, process, answer } = await die('reserve_stock:after');
    await world.lapseLeases();
    await sweepCheckouts(world.deps);
    process.thaw();

    await expect(answer).rejects.toMatchObject({ code: 'service_unavailable', reason: 'checkout_taken_over' });
    expect(await expectSettled(world, shopper, cart)).toBe(1);
  });

  test('and slept through its undoing, cannot place the order after all', async () => {
    const { shopper, cart, process, answer } = await die('place_order:before');
    await world.lapseLeases();
    await sql`update checkout set created_at = now() - interval '41 seconds' where finished_at is null`.execute(world.deps.db);
    await sweepCheckouts(world.deps);
    process.thaw();

    await expect(answer).rejects.toMatchObject({ reason: 'checkout_taken_over' });
    expect(await expectSettled(world, shopper, cart)).toBe(0);
  });
});

test('two sweepers at once take each checkout once', async () => {
  const dead = [await die('freeze_cart:after'), await die('reserve_stock:after'), await die('place_order:after')];
  await world.lapseLeases();
  const taken = await Promise.all([sweepCheckouts(world.deps), sweepCheckouts(world.deps), sweepCheckouts(world.deps)]);

  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(3);
  for (const { cart } of dead) expect(cart.orderId).not.toBeNull();
});
