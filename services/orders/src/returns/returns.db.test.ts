import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { conflict } from '@storefront/errors';
import { newId } from '@storefront/rpc';
import { refundStoreOrder } from '../handlers/refund-store-order.ts';
import { shipOrder } from '../handlers/ship-order.ts';
import { invariants } from '../store/invariants.ts';
import { sweepReturns } from '../sweeps/sweep-returns.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { operatorOf, placeTestOrder, type Shopper } from '../testing/place-test-order.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(await violatedInvariants(world.deps.db, invariants)).toEqual([]);
  await world.close();
});

/** An order of two brake pads, of which 8 of 10 are left in stock. */
async function aShippedOrder() {
  const shopper = world.newShopper();
  const order = await placeTestOrder(world, shopper);
  await shipOrder(world.deps)({ order: order.id, lines: [] }, operatorOf(shopper));
  const onHand = () => world.stock.onHand.get(order.sku);
  return { ...order, shopper, onHand };
}

const giveBack = (shopper: Shopper, order: string, sku: string, quantity: string, requestKey = newId()) =>
  refundStoreOrder(world.deps)(
    { order, requestKey, lines: [{ sku, quantity }], restock: true, shipping: false, method: 'METHOD_UNSPECIFIED' },
    operatorOf(shopper),
  );

describe('returned lines', () => {
  test('are refunded and put back into stock once per request', async () => {
    const { shopper, number, sku, onHand } = await aShippedOrder();
    const requestKey = newId();

    await giveBack(shopper, number, sku, '1', requestKey);
    await giveBack(shopper, number, sku, '1', requestKey);

    expect([onHand(), world.ledger.refunds.has(requestKey)]).toEqual([9, true]);
  });

  test('cannot be more than was shipped, also concurrently', async () => {
    const { shopper, id, sku, onHand } = await aShippedOrder();
    const unshipped = await placeTestOrder(world, shopper);

    const results = await Promise.allSettled([giveBack(shopper, id, sku, '2'), giveBack(shopper, id, sku, '1.5')]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(onHand()).toBeGreaterThan(9);
    await expect(giveBack(shopper, unshipped.id, unshipped.sku, '1')).rejects.toMatchObject({ reason: 'return_too_large' });
    await expect(giveBack(shopper, id, sku, '0')).rejects.toMatchObject({ code: 'validation_error' });
  });

  test('that billing refuses are not put back, and can be returned later', async () => {
    const { shopper, id, sku, onHand } = await aShippedOrder();
    world.behavior.fail('RefundOrder', 'before', conflict('refund_too_large', 'Too much.'));
    await expect(giveBack(shopper, id, sku, '2')).rejects.toMatchObject({ reason: 'refund_too_large' });
    world.behavior.heal();

    expect(onHand()).toBe(8);
    await giveBack(shopper, id, sku, '2');
    expect(onHand()).toBe(10);
  });

  test.each([
    ['RefundOrder', 'before'],
    ['RefundOrder', 'after'],
    ['RestockReturn', 'before'],
    ['RestockReturn', 'after'],
  ] as const)('whose %s failed %s its effect are completed once by the sweep', async (rpc, when) => {
    const { shopper, id, sku, onHand } = await aShippedOrder();
    world.behavior.fail(rpc, when);
    await expect(giveBack(shopper, id, sku, '1')).rejects.toMatchObject({ code: 'bad_gateway' });
    world.behavior.heal();
    await world.expireLeases();
    await sweepReturns(world.deps);
    await world.expireLeases();
    await sweepReturns(world.deps);

    expect(onHand()).toBe(9);
  });
});

test('a refund without returned goods goes straight to billing', async () => {
  const { shopper, number, onHand } = await aShippedOrder();
  const requestKey = newId();
  const request = {
    order: number,
    requestKey,
    amount: '5',
    lines: [],
    restock: false,
    shipping: false,
    method: 'BY_HAND',
    reference: 'TILL 1',
  } as const;

  await refundStoreOrder(world.deps)({ ...request, lines: [] }, operatorOf(shopper));

  expect([onHand(), world.ledger.refunds.has(requestKey)]).toEqual([8, true]);
  await expect(refundStoreOrder(world.deps)({ ...request, lines: [], requestKey: 'x' }, operatorOf(shopper))).rejects.toMatchObject({
    code: 'validation_error',
  });
});
