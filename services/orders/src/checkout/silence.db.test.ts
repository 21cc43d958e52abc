import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sweepCheckouts } from '../sweeps/sweep-checkouts.ts';
import { checkOut } from '../testing/check-out.ts';
import { expectSettled } from '../testing/expect-settled.ts';
import { creditHeld } from '../testing/fake-billing.ts';
import { heldOf } from '../testing/fake-catalog.ts';
import { openWorld, type World } from '../testing/open-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.behaviour.heal();
  world.ledger.holds.clear();
  world.ledger.creditLimit = 10_000;
});
describe('a neighbour that is silent', () => {
  test.each(['FreezeCart', 'ReserveStock', 'AuthorizePayment'])('at %s, its work done or not, has the checkout undone', async (rpc) => {
    for (const when of ['before', 'after'] as const) {
      const shopper = world.newShopper();
      const cart = world.newCart(shopper);
      world.behaviour.fail(rpc, when);
      await expect(checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' })).rejects.toMatchObject({ code: 'bad_gateway' });
      world.behaviour.heal();

      expect(await expectSettled(world, shopper, cart)).toBe(0);
    }
  });

  test.each(['CommitReservation', 'CommitPayment', 'CloseCart'])('at %s costs the shopper nothing, and is asked again', async (rpc) => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    world.behaviour.fail(rpc, 'before');
    const { result } = await checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' });
    expect(result).toMatchObject({ state: 'confirmed' });
    world.behaviour.heal();
    await world.lapseLeases();
    await sweepCheckouts(world.deps);

    expect(await expectSettled(world, shopper, cart)).toBe(1);
  });

  test('while things are given back is asked until it takes them, and the others get theirs at once', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    world.behaviour.fail('AuthorizePayment', 'after');
    world.behaviour.fail('ReleasePayment', 'before');
    await expect(checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' })).rejects.toMatchObject({ code: 'bad_gateway' });
    expect([heldOf(world.stock, cart.content.lines[0]?.sku ?? ''), cart.frozenBy, creditHeld(world.ledger)]).toEqual([0, null, 1150]);
    await world.lapseLeases();
    await sweepCheckouts(world.deps);
    expect(creditHeld(world.ledger)).toBe(1150);
    world.behaviour.heal();
    await world.lapseLeases();
    await sweepCheckouts(world.deps);

    expect(await expectSettled(world, shopper, cart)).toBe(0);
  });

  test('after the order is placed does not hold up its answer beyond what the caller waits for', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const { promise: frozen, resolve: thaw } = Promise.withResolvers<void>();
    const { catalog } = world.deps;
    const commitReservation: typeof catalog.commitReservation = async (request, caller) => {
      await frozen;
      return await catalog.commitReservation(request, caller);
    };
    const deps = { ...world.deps, catalog: { ...catalog, commitReservation } };
    const { result } = await checkOut(deps, { ...shopper, deadlineAt: Date.now() + 1_000 }, cart, { paymentRail: 'CREDIT_TERMS' });

    expect(result).toMatchObject({ state: 'confirmed' });
    expect(cart.orderId).toBe(result?.orderId);
    thaw();
    await world.lapseLeases();
    await sweepCheckouts(world.deps);
    expect(await expectSettled(world, shopper, cart)).toBe(1);
  });
});
