import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createBackgroundTasks } from '../checkout/background-tasks.ts';
import { sweepCheckouts } from '../sweeps/sweep-checkouts.ts';
import { checkOut } from '../testing/check-out.ts';
import { expectConsistentState } from '../testing/expect-consistent-state.ts';
import { freezeProcess } from '../testing/freeze-process.ts';
import { openWorld, type World } from '../testing/open-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Interrupts a checkout before its pivot and stores the old spelling in its row, as a previous version would. */
async function interruptWithOldSpelling() {
  const shopper = world.newShopper();
  const cart = world.newCart(shopper);
  const process = freezeProcess('place_order:before');
  const response = checkOut({ ...world.deps, backgroundTasks: createBackgroundTasks(), faults: process.faults }, shopper, cart);
  response.catch(() => undefined);
  await process.reached;
  await sql`update checkout set step = 'authorised' where customer_id = ${shopper.customerId}`.execute(world.deps.db);
  return { shopper, cart, process, response };
}

test('a run whose row has the old spelling places its order', async () => {
  const { shopper, cart, process, response } = await interruptWithOldSpelling();
  process.thaw();

  await expect(response).resolves.toMatchObject({ result: { state: 'confirmed' } });
  await world.expireLeases();
  await sweepCheckouts(world.deps);
  expect(await expectConsistentState(world, shopper, cart)).toBe(1);
});

test('an interrupted checkout whose row has the old spelling is compensated', async () => {
  const { shopper, cart } = await interruptWithOldSpelling();
  await world.expireLeases();
  await sql`update checkout set created_at = now() - interval '41 seconds' where finished_at is null`.execute(world.deps.db);
  await sweepCheckouts(world.deps);

  expect(await expectConsistentState(world, shopper, cart)).toBe(0);
});
