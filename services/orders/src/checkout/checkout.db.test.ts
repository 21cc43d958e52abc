import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { previewCheckout } from '../handlers/preview-checkout.ts';
import { getOrder, listOrders } from '../store/orders.ts';
import { saveShippingOption } from '../store/shipping-options.ts';
import { sweepCheckouts } from '../sweeps/sweep-checkouts.ts';
import { aFrozenCart, aFrozenLine, aShippingOption } from '../testing/builders.ts';
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

const outboxOf = (tenantId: string) =>
  world.deps.db.selectFrom('outbox').select(['type', 'sequence', 'aggregate_id', 'data']).where('tenant_id', '=', tenantId).execute();

describe('a checkout that succeeds', () => {
  test('is an order, one event with the whole of it, and kept holds', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const { result, replayed } = await checkOut(world.deps, shopper, cart, { paymentRail: 'CREDIT_TERMS', purchaseOrderNumber: 'PO 7' });

    expect(replayed).toBe(false);
    expect(result).toMatchObject({ state: 'confirmed', orderNumber: 'SO-1001', orderStatus: 'CONFIRMED', total: '1150.00', issues: [] });
    expect(await expectSettled(world, shopper, cart)).toBe(1);
    const order = await getOrder(world.deps.db, shopper, result?.orderId ?? '');
    expect(order).toMatchObject({ paymentStatus: 'ON_ACCOUNT', purchaseOrderNumber: 'PO 7', paymentTermsDays: 30, subtotal: '1000.00' });
    expect(await outboxOf(shopper.tenantId)).toMatchObject([
      {
        type: 'order.confirmed',
        sequence: '1',
        aggregate_id: order.id,
        data: { order: { id: order.id, total: '1150.00', lines: [{ quantity: '2' }] } },
      },
    ]);
  });

  test('numbers the orders of each store and mode on their own', async () => {
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

  test('ships to a stored address, and refuses one that is unknown', async () => {
    const shopper = world.newShopper();
    const addressId = newId();
    world.ledger.addresses.set(addressId, { id: addressId, name: 'Ann', line1: '9 Stored Street', city: 'Kingston', countryCode: 'JM' });
    const { result } = await checkOut(world.deps, shopper, world.newCart(shopper), { shippingAddressId: addressId });
    const cart = world.newCart(shopper);

    expect(await getOrder(world.deps.db, shopper, result?.orderId ?? '')).toMatchObject({ shippingAddress: { line1: '9 Stored Street' } });
    await expect(checkOut(world.deps, shopper, cart, { shippingAddressId: newId() })).rejects.toMatchObject({ code: 'validation_error' });
    expect(cart.frozenBy).toBeNull();
  });

  test('on the prepaid rail waits for its payment and tells nobody yet', async () => {
    const shopper = world.newShopper();
    const { result } = await checkOut(world.deps, shopper, world.newCart(shopper), { paymentRail: 'PREPAID' });

    expect(result).toMatchObject({ state: 'pending_payment', orderStatus: 'PENDING_PAYMENT', paymentSession: { status: 'PENDING' } });
    expect(result?.redirectUrl).toMatch(/^https:\/\/pay\.example\//);
    expect(await outboxOf(shopper.tenantId)).toEqual([]);
  });
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
});

describe('an Idempotency-Key', () => {
  test('answers a repetition with the very bytes of the first answer', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const first = await checkOut(world.deps, shopper, cart, { idempotencyKey: 'k' });
    const second = await checkOut(world.deps, { ...shopper, store: { ...shopper.store, paymentRails: [] } }, cart, { idempotencyKey: 'k' });

    expect(second.replayed).toBe(true);
    expect(JSON.stringify(second.result)).toBe(JSON.stringify(first.result));
  });

  test('refuses another request, and keeps the first answer', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    await checkOut(world.deps, shopper, cart, { idempotencyKey: 'k' });

    await expect(checkOut(world.deps, shopper, cart, { idempotencyKey: 'k', requestFingerprint: 'other' })).rejects.toMatchObject({
      code: 'validation_error',
      reason: 'idempotency_key_reused',
    });
    expect(await checkOut(world.deps, shopper, cart, { idempotencyKey: 'k' })).toMatchObject({ replayed: true });
  });

  test('belongs to one customer of one store in one mode', async () => {
    const shopper = world.newShopper();
    const others = [shopper, { ...shopper, customerId: newId() }, { ...shopper, mode: 'live' as const }, { ...shopper, tenantId: newId() }];
    const answers = [];
    for (const each of others) answers.push(await checkOut(world.deps, each, world.newCart(each), { idempotencyKey: 'k' }));

    expect(answers.map(({ replayed }) => replayed)).toEqual([false, false, false, false]);
  });

  test('of fifty requests at once has one run; the others get its answer or are asked to come again', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => checkOut(world.deps, shopper, cart, { idempotencyKey: 'k' })),
    );

    const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ['idempotency_key_in_use'] : []));
    expect(await expectSettled(world, shopper, cart)).toBe(1);
  });

  test('is forgotten after a day', async () => {
    const shopper = world.newShopper();
    await checkOut(world.deps, shopper, world.newCart(shopper), { idempotencyKey: 'k' });
    await world.deps.db
      .updateTable('idempotency_record')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('tenant_id', '=', shopper.tenantId)
      .execute();

    const again = await checkOut(world.deps, shopper, world.newCart(shopper), { idempotencyKey: 'k', requestFingerprint: 'other' });
    expect(again).toMatchObject({ replayed: false, result: { state: 'confirmed' } });
  });
});

describe('without a key the cart is the key', () => {
  test('a second checkout is told of the order', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const { result } = await checkOut(world.deps, shopper, cart);

    await expect(checkOut(world.deps, shopper, cart)).rejects.toMatchObject({
      code: 'conflict',
      reason: 'cart_already_ordered',
      details: [{ field: 'cart_id', orderId: result?.orderId }],
    });
  });

  test('also while the cart is not closed yet', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    world.behaviour.fail('CloseCart', 'before');
    const { result } = await checkOut(world.deps, shopper, cart);

    await expect(checkOut(world.deps, shopper, cart)).rejects.toMatchObject({ details: [{ orderId: result?.orderId }] });
    cart.frozenBy = null;
    await expect(checkOut(world.deps, shopper, cart)).rejects.toMatchObject({ details: [{ orderId: result?.orderId }] });
  });

  test('of ten submits at once one becomes an order', async () => {
    const shopper = world.newShopper();
    const cart = world.newCart(shopper);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => checkOut(world.deps, shopper, cart)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await expectSettled(world, shopper, cart)).toBe(1);
  });
});

test('of forty checkouts that race for ten units five of two each win, and nothing is held for the others', async () => {
  const shopper = world.newShopper();
  const sku = `RARE-${newId()}`;
  const carts = Array.from({ length: 40 }, () => world.newCart(shopper, { lines: [aFrozenLine({ id: newId(), sku })] }));
  const results = await Promise.all(carts.map((cart) => checkOut(world.deps, shopper, cart)));

  expect(results.filter(({ result }) => result?.state === 'confirmed')).toHaveLength(5);
  expect(results.filter(({ result }) => result?.state === 'out_of_stock')).toHaveLength(35);
  expect(heldOf(world.stock, sku)).toBe(10);
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

test('a cart of several lines and a promotion is frozen into the order as it was', async () => {
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
  expect(await expectSettled(world, shopper, world.carts.get(cart.content.id) ?? cart)).toBe(1);
});
