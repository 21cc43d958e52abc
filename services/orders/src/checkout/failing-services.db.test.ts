import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@storefront/errors';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { sweepCheckouts } from '../sweeps/sweeps.ts';
import { checkOut } from '../testing/check-out.ts';
import { expectConsistentState } from '../testing/expect-consistent-state.ts';
import { creditHeld } from '../testing/fake-billing.ts';
import { heldOf } from '../testing/fake-catalog.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { createHoldCommitter } from './commit-holds.ts';

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
  world.ledger.creditLimit = 10_000;
});
describe('a service that fails', () => {
  test.each(['FreezeCart', 'ReserveStock', 'AuthorizePayment'])(
    'at %s, before or after its effect, causes the checkout to be compensated',
    async (rpc) => {
      for (const when of ['before', 'after'] as const) {
        const shopper = world.newShopper();
        const cart = world.newCart(shopper);
        world.behavior.fail(rpc, when);
        await expect(checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' })).rejects.toMatchObject({ code: 'bad_gateway' });
        world.behavior.heal();

        expect(await expectConsistentState(world, shopper, cart)).toBe(0);
      }
    },
  );

  test.each(['CommitReservation', 'CommitPayment', 'CloseCart'])('at %s does not affect the response and is called again', async (rpc) => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    world.behavior.fail(rpc, 'before');
    const { result } = await checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' });
    expect(result).toMatchObject({ state: 'confirmed' });
    world.behavior.heal();
    await world.expireLeases();
    await sweepCheckouts(world.deps);

    expect(await expectConsistentState(world, shopper, cart)).toBe(1);
  });

  test('during compensation is retried until it succeeds and does not delay the other compensations', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    world.behavior.fail('AuthorizePayment', 'after');
    world.behavior.fail('ReleasePayment', 'before');
    await expect(checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' })).rejects.toMatchObject({ code: 'bad_gateway' });
    expect([heldOf(world.stock, cart.content.lines[0]?.sku ?? ''), cart.frozenBy, creditHeld(world.ledger)]).toEqual([0, null, 1150]);
    await world.expireLeases();
    await sweepCheckouts(world.deps);
    expect(creditHeld(world.ledger)).toBe(1150);
    world.behavior.heal();
    await world.expireLeases();
    await sweepCheckouts(world.deps);

    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });

  test.each([
    ['in compensation', ['AuthorizePayment', 'after'], 'ReleasePayment'],
    ['after the pivot', undefined, 'CloseCart'],
  ] as const)('%s is called again after waits that double, up to 30 seconds', async (_when, cause, rpc) => {
    const waits: unknown[] = [];
    const write = (line: string) => void waits.push((JSON.parse(line) as { wait_ms?: number }).wait_ms);
    const deps = { ...world.deps, log: createLogger('test', 'warn', { write }) };
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    if (cause !== undefined) world.behavior.fail(...cause);
    world.behavior.fail(rpc, 'before');
    await checkOut(deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' }).catch(() => undefined);
    for (let count = 0; count < 9; count += 1) {
      await world.expireLeases();
      await sweepCheckouts(deps);
    }
    const { rows } = await sql<{ attempts: number; isLeased: boolean }>`
      select attempts, lease_until > now() as "isLeased" from checkout where tenant_id = ${shopper.tenantId}
    `.execute(world.deps.db);

    expect(waits.filter((wait) => wait !== undefined)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(rows).toEqual([{ attempts: 10, isLeased: true }]);
    world.behavior.heal();
    await world.expireLeases();
    await sweepCheckouts(world.deps);
    expect(await expectConsistentState(world, shopper, cart)).toBe(cause === undefined ? 1 : 0);
  });

  test('after the pivot does not delay the response beyond the caller’s deadline', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const { promise: blocked, resolve: unblock } = Promise.withResolvers<void>();
    const { catalog } = world.deps;
    const { commitReservation } = catalog;
    const commitReservations: typeof catalog.commitReservations = async (request, caller) => {
      await blocked;
      return await catalog.commitReservations(request, caller);
    };
    const commitHolds = createHoldCommitter({ ...world.deps, catalog: { commitReservation, commitReservations } });
    const deps = { ...world.deps, commitHolds };
    const { result } = await checkOut(deps, { ...shopper, deadlineAt: Date.now() + 1_000 }, cart, { paymentRail: 'CREDIT_TERMS' });

    expect(result).toMatchObject({ state: 'confirmed' });
    expect(cart.orderId).toBe(result?.orderId);
    unblock();
    await world.expireLeases();
    await sweepCheckouts(world.deps);
    expect(await expectConsistentState(world, shopper, cart)).toBe(1);
  });

  test('of the service’s batch RPC falls back to one call for each checkout', async () => {
    world.behavior.fail('CommitReservations', 'before', new AppError('bad_gateway', 'The service is unavailable.'));
    world.behavior.fail('CommitPayments', 'before', new AppError('bad_gateway', 'The service is unavailable.'));
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);

    await checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' });
    await world.deps.backgroundTasks.idle();

    expect(await expectConsistentState(world, shopper, cart)).toBe(1);
    expect([...world.stock.holds.values()].at(-1)?.state).toBe('committed');
    expect([...world.ledger.holds.values()].at(-1)?.state).toBe('committed');
  });
});
