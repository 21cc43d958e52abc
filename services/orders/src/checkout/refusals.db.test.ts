import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { previewCheckout } from '../handlers/preview-checkout.ts';
import { listOrders } from '../store/orders.ts';
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
describe('a checkout that is refused writes nothing', () => {
  test('over the credit limit, with the shortfall', async () => {
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
    expect(await expectSettled(world, shopper, cart)).toBe(0);
    world.ledger.creditLimit = 2000;
    expect(await checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS', idempotencyKey: 'k' })).toMatchObject({
      replayed: false,
      result: { state: 'confirmed' },
    });
  });

  test('out of stock, naming the line', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const [line] = cart.content.lines;
    world.stock.onHand.set(line?.sku ?? '', 1);
    const { result } = await checkOut(world.deps, shopper, cart);

    expect(result).toMatchObject({
      state: 'out_of_stock',
      issues: [{ lineId: line?.id, code: 'insufficient_stock', availability: 'OUT' }],
    });
    expect(await expectSettled(world, shopper, cart)).toBe(0);
  });

  test('when prices moved, and when the total is not the expected one', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const other = await checkOut(world.deps, shopper, cart, { expectedTotal: '1149.99' });
    cart.issues = [{ lineId: cart.content.lines[0]?.id ?? '', code: 'price_moved', detail: 'The price moved.' }];
    const moved = await checkOut(world.deps, shopper, cart);

    expect(other.result).toMatchObject({ state: 'price_changed', total: '1150.00', issues: [{ code: 'total_differs' }] });
    expect(moved.result).toMatchObject({ state: 'price_changed', issues: [{ code: 'price_moved' }] });
    expect(await expectSettled(world, shopper, cart)).toBe(0);
  });

  test('with an empty cart', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper, { lines: [] });

    await expect(checkOut(world.deps, shopper, cart)).rejects.toMatchObject({ code: 'conflict', reason: 'cart_empty' });
    expect(cart.frozenBy).toBeNull();
  });

  test.each([
    [{ paymentRails: ['CASH_ON_DELIVERY'] }, { paymentRail: 'CREDIT_TERMS' as const }, 'payment_rail_not_allowed'],
    [{ onlinePayments: false }, { paymentRail: 'PREPAID' as const }, 'online_payments_disabled'],
    [{}, { shippingOptionCode: 'teleport' }, 'unknown_shipping_option'],
  ])('where the store %j does not offer %j: %s', async (settings, asked, reason) => {
    const shopper = world.newShopper(settings);

    await expect(checkOut(world.deps, shopper, world.newCart(shopper), asked)).rejects.toMatchObject({ reason });
  });

  test('with the cart of somebody else', async () => {
    const cart = world.newCart(world.newShopper());

    await expect(checkOut(world.deps, world.newShopper(), cart)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('while credit is on hold, and the key stays free', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const asked = { paymentRail: 'CREDIT_TERMS', idempotencyKey: 'k' } as const;
    world.ledger.creditHold = true;
    await expect(checkOut(world.deps, shopper, cart, asked)).rejects.toMatchObject({ code: 'forbidden', reason: 'credit_on_hold' });
    world.ledger.creditHold = false;

    expect(await checkOut(world.deps, shopper, cart, asked)).toMatchObject({ replayed: false, result: { state: 'confirmed' } });
  });
});

describe('a preview', () => {
  const preview = (shopper: ReturnType<World['newShopper']>, cartId: string, paymentRail: 'CREDIT_TERMS' | 'PREPAID' = 'CREDIT_TERMS') =>
    previewCheckout(world.deps)({ body: { cartId, paymentRail } }, shopper);

  test('answers as the checkout would, without ids, and writes nothing anywhere', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const { result } = await preview(shopper, cart.content.id);

    expect(result).toEqual({ state: 'confirmed', orderStatus: 'CONFIRMED', currency: 'JMD', total: '1150.00', issues: [] });
    expect([heldOf(world.stock, cart.content.lines[0]?.sku ?? ''), creditHeld(world.ledger), cart.frozenBy]).toEqual([0, 0, null]);
    expect((await listOrders(world.deps.db, shopper, { limit: 1, offset: 0 })).total).toBe(0);
    expect((await preview(shopper, cart.content.id, 'PREPAID')).result).toMatchObject({ state: 'pending_payment' });
  });

  test('tells of stock and of credit', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    world.ledger.creditLimit = 100;
    expect((await preview(shopper, cart.content.id)).result).toMatchObject({ state: 'over_credit_limit', shortfall: '1050.00' });
    world.stock.onHand.set(cart.content.lines[0]?.sku ?? '', 0);

    expect((await preview(shopper, cart.content.id)).result).toMatchObject({ state: 'out_of_stock' });
  });
});
