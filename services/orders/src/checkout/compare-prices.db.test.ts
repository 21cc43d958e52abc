import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError, conflict } from '@storefront/errors';
import type { OrdersDeps } from '../deps.ts';
import { sweepCheckouts } from '../sweeps/sweeps.ts';
import { checkOut } from '../testing/check-out.ts';
import { expectConsistentState } from '../testing/expect-consistent-state.ts';
import { freezeProcess } from '../testing/freeze-process.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { createBackgroundTasks } from './background-tasks.ts';
import type { FaultPoint } from './faults.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.backgroundTasks.idle();
  world.behavior.heal();
  world.behavior.calls.length = 0;
  world.ledger.holds.clear();
  world.stock.prices = 'CURRENT';
});

const CREDIT = { paymentRail: 'CREDIT_TERMS' } as const;

function aCart() {
  const shopper = world.newShopper();
  return { shopper, cart: world.newCart(shopper) };
}

/** A cart of which the price of a line has changed since it was priced. */
function aChangedCart() {
  const { shopper, cart } = aCart();
  const [line] = cart.content.lines;
  cart.issuesOfQuote = [{ lineId: line?.id ?? '', sku: line?.sku ?? '', code: 'price_moved', detail: 'The unit price is now 510.00 JMD.' }];
  return { shopper, cart };
}

/** Dependencies whose comparisons by the cart service fail, and whose freezes do not. */
const withFailingComparison = (error: AppError): OrdersDeps => ({
  ...world.deps,
  cart: {
    freezeCart: async (request, caller) => {
      if (request.dryRun) throw error;
      return await world.deps.cart.freezeCart(request, caller);
    },
    unfreezeCart: (request, caller) => world.deps.cart.unfreezeCart(request, caller),
    closeCart: (request, caller) => world.deps.cart.closeCart(request, caller),
    eraseCustomer: (request, caller) => world.deps.cart.eraseCustomer(request, caller),
  },
});

test('a checkout at current prices freezes, reserves, and authorizes with one call each', async () => {
  const { shopper, cart } = aCart();

  expect((await checkOut(world.deps, shopper, cart, CREDIT)).result).toMatchObject({ state: 'confirmed' });

  expect(world.behavior.calls.slice(0, 3)).toEqual(['FreezeCart', 'ReserveStock', 'AuthorizePayment']);
  expect(await expectConsistentState(world, shopper, cart)).toBe(1);
});

describe('if the catalog has other prices, a checkout', () => {
  test('at changed prices is refused with the changes, and nothing remains held', async () => {
    const { shopper, cart } = aChangedCart();
    world.stock.prices = 'CHANGED';

    const { result } = await checkOut(world.deps, shopper, cart, CREDIT);

    expect(result).toMatchObject({ state: 'price_changed', currency: 'JMD', issues: [{ code: 'price_moved' }] });
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
    cart.issuesOfQuote = [];
    expect((await checkOut(world.deps, shopper, cart, CREDIT)).result).toMatchObject({ state: 'confirmed' });
  });

  test('at changed prices and without enough stock is refused with the changes', async () => {
    const { shopper, cart } = aChangedCart();
    world.stock.prices = 'CHANGED';
    world.stock.onHand.set(cart.content.lines[0]?.sku ?? '', 1);

    expect((await checkOut(world.deps, shopper, cart)).result).toMatchObject({ state: 'price_changed', issues: [{ code: 'price_moved' }] });
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });

  test('at prices that the cart service finds current is placed, or refused for its stock', async () => {
    const [placed, short] = [aCart(), aCart()];
    world.stock.prices = 'CHANGED';
    world.stock.onHand.set(short.cart.content.lines[0]?.sku ?? '', 1);

    expect((await checkOut(world.deps, placed.shopper, placed.cart)).result).toMatchObject({ state: 'confirmed' });
    expect((await checkOut(world.deps, short.shopper, short.cart)).result).toMatchObject({ state: 'out_of_stock' });

    expect(await expectConsistentState(world, placed.shopper, placed.cart)).toBe(1);
    expect(await expectConsistentState(world, short.shopper, short.cart)).toBe(0);
  });

  test.each([
    ['refuses', conflict('price_unavailable', 'The cart contains a product that has no price for this customer.')],
    ['cannot be reached', new AppError('bad_gateway', 'The service is unavailable.')],
  ])('is compensated if the cart service %s the comparison', async (_how, error) => {
    const { shopper, cart } = aChangedCart();
    world.stock.prices = 'CHANGED';

    await expect(checkOut(withFailingComparison(error), shopper, cart, CREDIT)).rejects.toMatchObject({ code: error.code });

    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });
});

test('a changed price explains an unexpected total', async () => {
  const [changed, unchanged] = [aChangedCart(), aCart()];

  const { result } = await checkOut(world.deps, changed.shopper, changed.cart, { expectedTotal: '1173.00' });
  const other = await checkOut(world.deps, unchanged.shopper, unchanged.cart, { expectedTotal: '1173.00' });

  expect(result).toMatchObject({ state: 'price_changed', issues: [{ code: 'price_moved' }] });
  expect(other.result).toMatchObject({ state: 'price_changed', total: '1150.00', issues: [{ code: 'total_differs' }] });
  expect(await expectConsistentState(world, changed.shopper, changed.cart)).toBe(0);
  expect(await expectConsistentState(world, unchanged.shopper, unchanged.cart)).toBe(0);
});

test('an unexpected total is reported without an explanation if the cart service cannot be reached', async () => {
  const { shopper, cart } = aCart();
  const deps = withFailingComparison(new AppError('bad_gateway', 'The service is unavailable.'));

  const { result } = await checkOut(deps, shopper, cart, { expectedTotal: '1173.00' });

  expect(result).toMatchObject({ state: 'price_changed', total: '1150.00', issues: [{ code: 'total_differs' }] });
  expect(await expectConsistentState(world, shopper, cart)).toBe(0);
});

describe('a call whose response was lost before the price changed leaves nothing reserved', () => {
  /** Dependencies of which the first call has its effect, and is repeated by the client after the price has changed. Further calls are refused. */
  function withLostResponse(): OrdersDeps {
    const { catalog } = world.deps;
    let isFirst = true;
    const reserveStock: typeof catalog.reserveStock = async (request, caller) => {
      if (!isFirst) throw conflict('sku_unavailable', 'The product is no longer for sale.');
      isFirst = false;
      await catalog.reserveStock(request, caller);
      world.stock.prices = 'CHANGED';
      return await catalog.reserveStock(request, caller);
    };
    return { ...world.deps, catalog: { ...catalog, reserveStock } };
  }

  test('if the checkout is refused with the changes', async () => {
    const { shopper, cart } = aChangedCart();

    const { result } = await checkOut(withLostResponse(), shopper, cart, CREDIT);

    expect(result).toMatchObject({ state: 'price_changed' });
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });

  test('if the price has changed back, and the stock is refused', async () => {
    const { shopper, cart } = aCart();

    await expect(checkOut(withLostResponse(), shopper, cart, CREDIT)).rejects.toMatchObject({ code: 'conflict' });

    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });
});

test.each<FaultPoint>(['freeze_cart:after', 'reserve_stock:after', 'authorize_payment:after', 'place_order:before'])(
  'a checkout whose process crashes at %s before its price changes is refused by the sweep, and nothing remains held',
  async (point) => {
    const { shopper, cart } = aChangedCart();
    const process = freezeProcess(point);
    const deps = { ...world.deps, backgroundTasks: createBackgroundTasks(), faults: process.faults };
    checkOut(deps, shopper, cart, { ...CREDIT, idempotencyKey: 'a-key' }).catch(() => undefined);
    await process.reached;
    world.stock.prices = 'CHANGED';
    await world.expireLeases();
    await sweepCheckouts(world.deps);

    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
    const retried = await checkOut(world.deps, shopper, cart, { ...CREDIT, idempotencyKey: 'a-key' });
    expect(retried).toMatchObject({ replayed: false, result: { state: 'price_changed' } });
  },
);

test('a checkout that began before the tax rate changed places no order after it, and nothing remains held', async () => {
  const from = new Date(Date.now() + 60_000).toISOString();
  const shopper = world.newShopper({ gctRateChange: { from: from.slice(0, 10), at: from, rate: '0.2' } });
  const cart = world.newCart(shopper);
  const late: OrdersDeps = { ...world.deps, now: () => new Date(from) };

  const { result } = await checkOut(late, shopper, cart, CREDIT);

  expect(result).toMatchObject({ state: 'price_changed', issues: [{ code: 'price_expired' }] });
  expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  expect((await checkOut(world.deps, shopper, cart, CREDIT)).result).toMatchObject({ state: 'confirmed' });
});
