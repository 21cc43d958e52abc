import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { getOrder } from '../store/orders.ts';
import { saveShippingOption } from '../store/shipping-options.ts';
import { aFrozenCart, aFrozenLine, aShippingOption } from '../testing/builders.ts';
import { checkOut } from '../testing/check-out.ts';
import { expectConsistentState } from '../testing/expect-consistent-state.ts';
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

const outboxOf = (tenantId: string) =>
  world.deps.db
    .selectFrom('outbox')
    .select(['type', 'sequence', 'aggregate_position', 'aggregate_id', 'data'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute();

describe('a successful checkout', () => {
  test('creates an order, publishes both events with the whole order, and commits the holds', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const { result, replayed } = await checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS', purchaseOrderNumber: 'PO 7' });

    expect(replayed).toBe(false);
    expect(result).toMatchObject({ state: 'confirmed', orderNumber: 'SO-1001', orderStatus: 'CONFIRMED', total: '1150.00', issues: [] });
    expect(await expectConsistentState(world, shopper, cart)).toBe(1);
    const order = await getOrder(world.deps.db, shopper, result?.orderId ?? '');
    expect(order).toMatchObject({
      paymentStatus: 'ON_ACCOUNT',
      purchaseOrderNumber: 'PO 7',
      paymentTerms: { days: 30 },
      subtotal: '1000.00',
    });
    const data = { order: { id: order.id, total: '1150.00', lines: [{ quantity: '2' }] } };
    expect(await outboxOf(shopper.tenantId)).toMatchObject([
      { type: 'order.placed', sequence: null, aggregate_position: '1', aggregate_id: order.id, data },
      { type: 'order.confirmed', sequence: '1', aggregate_position: '2', aggregate_id: order.id, data },
    ]);
  });

  test('accepts the largest possible cart: 500 lines with descriptions of 500 three-byte characters', async () => {
    const letters = (count: number) =>
      Array.from({ length: count }, () => String.fromCharCode(0x4e00 + Math.floor(Math.random() * 20_000))).join('');
    const shopper = world.newShopper();
    const lines = Array.from({ length: 500 }, () => aFrozenLine({ id: newId(), sku: letters(64), description: letters(500) }));
    const amounts = { subtotal: '500000.00', gctAmount: '75000.00', total: '575000.00' };
    const cart = world.newCart(shopper, aFrozenCart({ id: newId(), lines, ...amounts }));
    const { result } = await checkOut(world.deps, shopper, cart, { notes: letters(2000) });

    expect(result).toMatchObject({ state: 'confirmed', total: '575000.00' });
    expect((await outboxOf(shopper.tenantId)).map(({ type }) => type)).toEqual(['order.placed', 'order.confirmed']);
  });

  test('numbers the orders of each store and mode independently', async () => {
    const shopper = world.newShopper();
    const live = { ...shopper, mode: 'live' as const };
    const numbers = [];
    for (const each of [shopper, shopper, live]) numbers.push((await checkOut(world.deps, each, world.newCart(each))).result?.orderNumber);

    expect(numbers).toEqual(['SO-1001', 'SO-1002', 'SO-1001']);
  });

  test('adds the chosen shipping and its tax to the order', async () => {
    const shopper = world.newShopper();
    await saveShippingOption(world.deps.db, shopper, aShippingOption());
    const { result } = await checkOut(world.deps, shopper, world.newCart(shopper), {
      shippingOptionCode: 'standard',
      expectedTotal: '1610',
    });

    expect(result).toMatchObject({ state: 'confirmed', total: '1610.00' });
  });

  test('ships and bills to stored addresses, and rejects an unknown address', async () => {
    const shopper = world.newShopper();
    const addressId = newId();
    world.ledger.addresses.set(addressId, { id: addressId, name: 'Ann', line1: '9 Stored Street', city: 'Kingston', countryCode: 'JM' });
    const given = { shippingAddressId: addressId, billingAddressId: addressId };
    const { result } = await checkOut(world.deps, shopper, world.newCart(shopper), given);
    const cart = world.newCart(shopper);

    expect(await getOrder(world.deps.db, shopper, result?.orderId ?? '')).toMatchObject({
      shippingAddress: { line1: '9 Stored Street' },
      billingAddress: { line1: '9 Stored Street' },
    });
    for (const unknown of [{ shippingAddressId: newId() }, { billingAddressId: newId() }]) {
      await expect(checkOut(world.deps, shopper, cart, unknown)).rejects.toMatchObject({ code: 'validation_error' });
    }
    expect(cart.frozenBy).toBeNull();
  });

  test('leaves a prepaid order pending payment and publishes only that it was placed', async () => {
    const shopper = world.newShopper();
    const { result } = await checkOut(world.deps, shopper, world.newCart(shopper), { paymentRail: 'PREPAID' });

    expect(result).toMatchObject({ state: 'pending_payment', orderStatus: 'PENDING_PAYMENT', paymentSession: { status: 'PENDING' } });
    expect(result?.redirectUrl).toMatch(/^https:\/\/pay\.example\//);
    expect(await outboxOf(shopper.tenantId)).toMatchObject([{ type: 'order.placed', aggregate_position: '1' }]);
  });
});

test('an order contains the lines and promotions of the frozen cart unchanged', async () => {
  const shopper = world.newShopper();
  const lines = [
    aFrozenLine({
      id: newId(),
      sku: `A-${newId()}`,
      quantity: '1.5',
      orderUom: 'BOX',
      orderQuantity: '0.5',
      discountAmount: '100.00',
      gctAmount: '135.00',
      lineTotal: '1035.00',
    }),
    aFrozenLine({ id: newId(), sku: `B-${newId()}`, priceSource: 'CONTRACT' }),
  ];
  const promotions = [{ code: 'TEN', description: '10 off', discountAmount: '100.00' }];
  const amounts = { subtotal: '2000.00', discountTotal: '100.00', gctAmount: '285.00', total: '2185.00' };
  const cart = world.newCart(shopper, aFrozenCart({ id: newId(), lines, promotions, ...amounts }));
  const { result } = await checkOut(world.deps, shopper, cart);

  const order = await getOrder(world.deps.db, shopper, result?.orderId ?? '');
  expect(order).toMatchObject({ ...amounts, promotions, lineCount: 2 });
  expect(order.lines).toEqual(lines.map((line) => ({ ...line, shippedQuantity: '0' })));
  expect(await expectConsistentState(world, shopper, world.carts.get(cart.content.id) ?? cart)).toBe(1);
});

test('when 40 checkouts of 2 units each race for 10 units, 5 succeed and the others hold nothing', async () => {
  const shopper = world.newShopper();
  const sku = `RARE-${newId()}`;
  const carts = Array.from({ length: 40 }, () => world.newCart(shopper, { lines: [aFrozenLine({ id: newId(), sku })] }));
  const results = await Promise.all(carts.map((cart) => checkOut(world.deps, shopper, cart)));

  expect(results.filter(({ result }) => result?.state === 'confirmed')).toHaveLength(5);
  expect(results.filter(({ result }) => result?.state === 'out_of_stock')).toHaveLength(35);
  expect(heldOf(world.stock, sku)).toBe(10);
});
