import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countStatements } from '@storefront/db/testing';
import { sql } from 'kysely';
import { checkoutCompleter } from '../store/complete-checkouts.ts';
import { orderInserter } from '../store/insert-orders.ts';
import { checkoutStarter } from '../store/start-checkouts.ts';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import type { CommitHolds } from './commit-holds.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Delays the commits until there are `count`, so that none of them is made before the others. */
function whenThereAre(count: number): CommitHolds {
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return async (leased) => {
    waiting += 1;
    if (waiting === count) resolve();
    await complete;
    return await world.deps.commitHolds(leased);
  };
}

test('checkouts of one store that are placed together are settled with one call to each service', async () => {
  const shopper = world.newShopper();
  const carts = Array.from({ length: 4 }, () => world.newCart(shopper));
  const deps = { ...world.deps, commitHolds: whenThereAre(4) };

  await Promise.all(carts.map((cart) => checkOut(deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' })));
  await world.deps.backgroundTasks.idle();

  const commits = world.behavior.calls.filter((rpc) => rpc.startsWith('Commit'));
  expect(commits.toSorted()).toEqual(['CommitPayments', 'CommitReservations']);
  expect([...world.stock.holds.values()].map(({ state }) => state)).toEqual(['committed', 'committed', 'committed', 'committed']);
  const { rows } = await stepsOf(world, shopper.tenantId);
  expect(rows).toEqual([{ step: 'completed', count: '4' }]);
});

test.each([
  ['CommitReservations', 'CommitReservation'],
  ['CommitPayments', 'CommitPayment'],
])('what %s has not committed is committed for each checkout by %s', async (batch, single) => {
  const shopper = world.newShopper();
  world.behavior.calls.length = 0;
  world.behavior.fail(batch, 'before');

  await checkOut(world.deps, shopper, world.newCart(shopper), { paymentRail: 'CREDIT_TERMS' });
  await world.deps.backgroundTasks.idle();
  world.behavior.heal();

  const commits = world.behavior.calls.filter((rpc) => rpc.startsWith('Commit'));
  expect(commits.toSorted()).toEqual(['CommitPayments', 'CommitReservations', single].toSorted());
});

test('checkouts of different stores are never part of one call', async () => {
  const shoppers = [world.newShopper(), world.newShopper()];
  world.behavior.calls.length = 0;
  const deps = { ...world.deps, commitHolds: whenThereAre(2) };

  await Promise.all(shoppers.map((shopper) => checkOut(deps, shopper, world.newCart(shopper), { paymentRail: 'CREDIT_TERMS' })));
  await world.deps.backgroundTasks.idle();

  expect(world.behavior.calls.filter((rpc) => rpc.startsWith('Commit')).toSorted()).toEqual([
    'CommitPayments',
    'CommitPayments',
    'CommitReservations',
    'CommitReservations',
  ]);
});

test('a checkout with a key takes two statements up to its order and one to end', async () => {
  const shopper = world.newShopper();
  const counted = countStatements(world.deps.db);
  const { db } = counted;
  const deps = {
    ...world.deps,
    db,
    startCheckout: checkoutStarter(db),
    insertOrder: orderInserter(db),
    completeCheckout: checkoutCompleter(db),
  };

  await checkOut(deps, shopper, world.newCart(shopper), { paymentRail: 'CREDIT_TERMS', idempotencyKey: 'a-key' });
  await deps.backgroundTasks.idle();

  expect(counted.statements()).toBe(3);
});

const stepsOf = ({ deps }: World, tenantId: string) =>
  sql<{ step: string; count: string }>`select step, count(*) as count from checkout where tenant_id = ${tenantId} group by step`.execute(
    deps.db,
  );
