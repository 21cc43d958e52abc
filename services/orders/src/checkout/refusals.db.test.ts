import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { StoreSettings } from '@storefront/contract';
import { previewCheckout } from '../handlers/checkout.ts';
import { listOrders } from '../store/list-orders.ts';
import { saveShippingOption } from '../store/shipping-options.ts';
import { aFrozenLine, aShippingOption } from '../testing/builders.ts';
import { checkOut } from '../testing/check-out.ts';
import { expectConsistentState } from '../testing/expect-consistent-state.ts';
import { creditHeld } from '../testing/fake-billing.ts';
import type { FakeCart } from '../testing/fake-cart.ts';
import { heldOf } from '../testing/fake-catalog.ts';
import { openWorld, type World } from '../testing/open-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.behavior.heal();
  world.ledger.holds.clear();
  world.ledger.creditLimit = 10_000;
});
describe('a refused checkout', () => {
  test('over the credit limit writes nothing and returns the shortfall', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    world.ledger.creditLimit = 1000;
    const { result } = await checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS', idempotencyKey: 'k' });

    expect(result).toMatchObject({
      state: 'over_credit_limit',
      total: '1150.00',
      shortfall: '150.00',
      credit: { availableCredit: '1000.00' },
    });
    expect(result?.orderId).toBeUndefined();
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
    world.ledger.creditLimit = 2000;
    expect(await checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS', idempotencyKey: 'k' })).toMatchObject({
      replayed: false,
      result: { state: 'confirmed' },
    });
  });

  test('that is out of stock writes nothing and names the line', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const [line] = cart.content.lines;
    world.stock.onHand.set(line?.sku ?? '', 1);
    const { result } = await checkOut(world.deps, shopper, cart);

    expect(result).toMatchObject({
      state: 'out_of_stock',
      issues: [{ lineId: line?.id, code: 'insufficient_stock', availability: 'OUT' }],
    });
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });

  test('with changed prices or an unexpected total writes nothing', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const other = await checkOut(world.deps, shopper, cart, { expectedTotal: '1149.99' });
    cart.issues = [{ lineId: cart.content.lines[0]?.id ?? '', code: 'price_moved', detail: 'The price moved.' }];
    const moved = await checkOut(world.deps, shopper, cart);

    expect(other.result).toMatchObject({ state: 'price_changed', total: '1150.00', issues: [{ code: 'total_differs' }] });
    expect(moved.result).toMatchObject({ state: 'price_changed', issues: [{ code: 'price_moved' }] });
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });

  test('uses no order number, whatever refuses it before its payment, and one whose payment may exist does', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const placed = () => checkOut(world.deps, shopper, world.newCart(shopper));
    const empty = world.newCart(shopper, { lines: [] });
    const soldOut = world.newCart(shopper, { lines: [aFrozenLine({ sku: 'SOLD-OUT' })] });
    world.stock.onHand.set('SOLD-OUT', 0);
    const poor = () => {
      world.ledger.creditLimit = 1000;
      return checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' });
    };
    const unreachable = async () => {
      world.behavior.fail('ReserveStock', 'after');
      await checkOut(world.deps, shopper, cart).finally(() => world.behavior.heal());
    };

    await Promise.allSettled([checkOut(world.deps, shopper, cart, { expectedTotal: '1' }), checkOut(world.deps, shopper, empty), placed()]);
    const refused = [
      await checkOut(world.deps, shopper, soldOut),
      await poor(),
      await checkOut(world.deps, shopper, cart, { expectedTotal: '1' }),
    ];
    await expect(unreachable()).rejects.toMatchObject({ code: 'bad_gateway' });
    await Promise.all([placed(), placed(), placed()]);
    world.behavior.fail('AuthorizePayment', 'after');
    await expect(placed()).rejects.toMatchObject({ code: 'bad_gateway' });
    world.behavior.heal();
    await placed();

    expect(refused.map(({ result }) => result?.state)).toEqual(['out_of_stock', 'over_credit_limit', 'price_changed']);
    const { orders } = await listOrders(world.deps.db, shopper, { limit: 10, offset: 0 });
    const numbers = orders.map(({ number }) => number).sort();
    // SO-1005 belongs to the checkout whose payment may exist.
    expect(numbers).toEqual(['SO-1001', 'SO-1002', 'SO-1003', 'SO-1004', 'SO-1006']);
  });

  test('with an empty cart leaves the cart unfrozen', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper, { lines: [] });

    await expect(checkOut(world.deps, shopper, cart)).rejects.toMatchObject({ code: 'conflict', reason: 'cart_empty' });
    expect(cart.frozenBy).toBeNull();
  });

  test.each([
    [{ paymentRails: ['CASH_ON_DELIVERY'] }, { paymentRail: 'CREDIT_TERMS' as const }, 'payment_rail_not_allowed'],
    [{ onlinePayments: false }, { paymentRail: 'PREPAID' as const }, 'online_payments_disabled'],
    [{}, { shippingOptionCode: 'teleport' }, 'unknown_shipping_option'],
  ])('in a store with %j that requests %j fails with %s', async (settings, request, reason) => {
    const shopper = world.newShopper(settings);

    await expect(checkOut(world.deps, shopper, world.newCart(shopper), request)).rejects.toMatchObject({ reason });
  });

  test('to a past day, or by courier without an address, fails, but a stored response is replayed on a later day', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    await saveShippingOption(world.deps.db, shopper, aShippingOption({ code: 'dhl', kind: 'COURIER' }));
    const [today = ''] = new Date().toISOString().split('T');
    const late = { shippingOptionCode: 'dhl', requestedDeliveryDate: '2026-01-01' };
    const request = {
      ...late,
      requestedDeliveryDate: today,
      shippingAddress: { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' },
      idempotencyKey: 'k',
    };

    await expect(checkOut(world.deps, shopper, cart, late)).rejects.toMatchObject({
      details: [{ field: 'shipping_address' }, { field: 'requested_delivery_date' }],
    });
    await expect(
      previewCheckout(world.deps)({ body: { cartId: cart.content.id, paymentRail: 'PREPAID', ...late } }, shopper),
    ).rejects.toMatchObject({
      code: 'validation_error',
    });
    expect(cart.frozenBy).toBeNull();
    const aWeekLater = { ...world.deps, now: () => new Date(Date.now() + 7 * 86_400_000) };
    const first = await checkOut(world.deps, shopper, cart, request);
    expect(await checkOut(aWeekLater, shopper, cart, request)).toEqual({ result: first.result, replayed: true });
  });

  test('with another customer’s cart fails with not_found', async () => {
    const cart = world.newCart(world.newShopper());

    await expect(checkOut(world.deps, world.newShopper(), cart)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('while credit is on hold releases its Idempotency-Key', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const request = { paymentRail: 'CREDIT_TERMS', idempotencyKey: 'k' } as const;
    world.ledger.creditHold = true;
    await expect(checkOut(world.deps, shopper, cart, request)).rejects.toMatchObject({ code: 'forbidden', reason: 'credit_on_hold' });
    world.ledger.creditHold = false;

    expect(await checkOut(world.deps, shopper, cart, request)).toMatchObject({ replayed: false, result: { state: 'confirmed' } });
  });
});

describe('an exemption that billing knows and the catalog does not', () => {
  const stages = {
    checkout: (shopper: ReturnType<World['newShopper']>, cart: FakeCart) => checkOut(world.deps, shopper, cart),
    preview: (shopper: ReturnType<World['newShopper']>, cart: FakeCart) =>
      previewCheckout(world.deps)({ body: { cartId: cart.content.id, paymentRail: 'CASH_ON_DELIVERY' } }, shopper),
  };
  const cases = (['checkout', 'preview'] as const).flatMap((stage) => [true, false].map((exempt) => ({ stage, exempt })));

  test.each(cases)('reaches the catalog through a $stage, exempt: $exempt', async ({ stage, exempt }) => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper, { taxExempt: !exempt });
    if (exempt) world.ledger.certificates.set(shopper.customerId, 'X-1');
    const { result } = await stages[stage](shopper, cart);

    expect(result).toMatchObject({ state: 'price_changed', issues: [{ code: 'price_expired' }] });
    expect(world.stock.exemptions.get(shopper.customerId)).toBe(exempt);
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });

  test.each(cases)('refuses a $stage even if the catalog fails then, exempt: $exempt', async ({ stage, exempt }) => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper, { taxExempt: !exempt });
    if (exempt) world.ledger.certificates.set(shopper.customerId, 'X-1');
    world.behavior.fail('LearnExemption', 'before');
    const { result } = await stages[stage](shopper, cart);

    expect(result).toMatchObject({ state: 'price_changed', issues: [{ code: 'price_expired' }] });
    expect(await expectConsistentState(world, shopper, cart)).toBe(0);
  });

  test('is not sent if the cart was priced with it', async () => {
    const shopper = world.newShopper();
    world.ledger.certificates.set(shopper.customerId, 'X-1');
    const { result } = await stages.preview(shopper, world.newCart(shopper, { taxExempt: true }));

    expect(result).toMatchObject({ state: 'confirmed' });
    expect(world.stock.exemptions.has(shopper.customerId)).toBe(false);
  });
});

describe('a preview', () => {
  const preview = (shopper: ReturnType<World['newShopper']>, cartId: string, paymentRail: 'CREDIT_TERMS' | 'PREPAID' = 'CREDIT_TERMS') =>
    previewCheckout(world.deps)({ body: { cartId, paymentRail } }, shopper);

  test('returns what the checkout would, without IDs, and writes nothing', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const { result } = await preview(shopper, cart.content.id);

    const paymentTerms = { code: 'NET30', days: 30 };
    const amounts = { subtotal: '1000.00', discountTotal: '0.00', shippingAmount: '0.00', shippingGctAmount: '0.00', gctAmount: '150.00' };
    const taxBreakdown = [{ rate: '0.15', taxableAmount: '1000.00', gctAmount: '150.00', exempt: false }];
    const priced = { currency: 'JMD', total: '1150.00', amounts: { ...amounts, total: '1150.00', taxBreakdown } };
    expect(result).toEqual({ state: 'confirmed', orderStatus: 'CONFIRMED', ...priced, paymentTerms, issues: [] });
    expect([heldOf(world.stock, cart.content.lines[0]?.sku ?? ''), creditHeld(world.ledger), cart.frozenBy]).toEqual([0, 0, null]);
    expect((await listOrders(world.deps.db, shopper, { limit: 1, offset: 0 })).total).toBe(0);
    expect((await preview(shopper, cart.content.id, 'PREPAID')).result).toMatchObject({ state: 'pending_payment' });
  });

  test('of a prepaid cart with a total of zero is confirmed, and so is its checkout, without a session', async () => {
    const shopper = world.newShopper();
    const line = aFrozenLine({
      id: world.deps.newId(),
      sku: `GIFT-${shopper.customerId}`,
      discountAmount: '1000.00',
      gctAmount: '0.00',
      lineTotal: '0.00',
    });
    const cart = world.newCart(shopper, { lines: [line], discountTotal: '1000.00', gctAmount: '0.00', total: '0.00' });

    expect((await preview(shopper, cart.content.id, 'PREPAID')).result).toMatchObject({ state: 'confirmed', orderStatus: 'CONFIRMED' });
    const { result } = await checkOut(world.deps, shopper, cart, { paymentRail: 'PREPAID' });

    expect(result).toMatchObject({ state: 'confirmed', orderStatus: 'CONFIRMED', total: '0.00' });
    expect(result?.paymentSession).toBeUndefined();
    expect(await expectConsistentState(world, shopper, cart)).toBe(1);
  });

  const [since, line] = [new Date(0).toISOString(), (cart: FakeCart) => cart.content.lines[0] ?? aFrozenLine()];
  test.each<[string, (cart: FakeCart) => unknown, Partial<StoreSettings>]>([
    ['over_credit_limit', () => (world.ledger.creditLimit = 100), {}],
    ['out_of_stock', (cart) => world.stock.onHand.set(line(cart).sku, 0), {}],
    ['price_changed', (cart) => (cart.issues = [{ lineId: line(cart).id, code: 'price_moved', detail: 'The price moved.' }]), {}],
    ['price_changed', () => undefined, { gctRateChange: { from: since.slice(0, 10), at: since, rate: '0.2' } }],
  ])('returns the refusal of the checkout: %s %#', async (state, change, settings) => {
    const shopper = world.newShopper(settings);
    const cart = world.newCart(shopper);
    await change(cart);
    const { result } = await checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS' });

    expect(result).toMatchObject({ state });
    expect((await preview(shopper, cart.content.id)).result).toEqual(result);
  });
});
