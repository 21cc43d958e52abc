import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { OrdersDeps } from '../deps.ts';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { CHECKOUTS_BESIDE_OTHERS_MAX } from './checkout-permits.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const MORE_THAN_PERMITS = CHECKOUTS_BESIDE_OTHERS_MAX + 2;

/** A step that no checkout passes before `release`. */
function blockedStep() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const reached: string[] = [];
  const blocked =
    <Request, Caller extends { readonly tenantId: string }, Response>(call: (request: Request, caller: Caller) => Promise<Response>) =>
    async (request: Request, caller: Caller): Promise<Response> => {
      reached.push(caller.tenantId);
      await released;
      return call(request, caller);
    };
  const arrivals = async (count: number): Promise<readonly string[]> => {
    while (reached.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    return reached;
  };
  return { blocked, arrivals, release };
}

const start = (deps: OrdersDeps, shopper: ReturnType<World['newShopper']>, count: number) =>
  Array.from({ length: count }, () => checkOut(deps, shopper, world.newCart(shopper)));

test('few checkouts of a store that begins many keep other stores waiting', async () => {
  const { blocked, arrivals, release } = blockedStep();
  const { cart } = world.deps;
  const deps = { ...world.deps, cart: { ...cart, freezeCart: blocked(cart.freezeCart) } };
  const [one, other] = [world.newShopper(), world.newShopper()];

  const last = start(deps, other, 1);
  await arrivals(1);
  const many = start(deps, one, MORE_THAN_PERMITS);
  const reached = await arrivals(1 + CHECKOUTS_BESIDE_OTHERS_MAX);
  last.push(...start(deps, other, 1));

  expect((await arrivals(2 + CHECKOUTS_BESIDE_OTHERS_MAX)).at(-1)).toBe(other.tenantId);
  expect(reached.filter((tenantId) => tenantId === one.tenantId)).toHaveLength(CHECKOUTS_BESIDE_OTHERS_MAX);
  release();
  for (const { result } of seen('checkouts', await Promise.all([...many, ...last]))) expect(result?.state).toBe('confirmed');
});

test('a checkout that waits for a payment gateway keeps no other from beginning', async () => {
  const { blocked, arrivals, release } = blockedStep();
  const { billing } = world.deps;
  const deps = { ...world.deps, billing: { ...billing, authorizePayment: blocked(billing.authorizePayment) } };
  const [one, other] = [world.newShopper(), world.newShopper()];

  const all = [...start(deps, other, 1), ...start(deps, one, MORE_THAN_PERMITS)];

  expect(await arrivals(1 + MORE_THAN_PERMITS)).toHaveLength(1 + MORE_THAN_PERMITS);
  release();
  for (const { result } of seen('checkouts', await Promise.all(all))) expect(result?.state).toBe('confirmed');
});
