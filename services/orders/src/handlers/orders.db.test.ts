import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, newId } from '@storefront/rpc';
import { aFrozenLine } from '../testing/builders.ts';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { eventsOf, operatorOf, placeTestOrder } from '../testing/place-test-order.ts';
import { cancelOrder, cancelStoreOrder } from './cancel-order.ts';
import { getOrder } from './get-order.ts';
import { listOrders, listStoreOrders } from './list-orders.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('reading orders', () => {
  test('the list contains the customer’s own orders, newest first, and the total count', async () => {
    const shopper = world.newShopper();
    const placed = [await placeTestOrder(world, shopper), await placeTestOrder(world, shopper), await placeTestOrder(world, shopper)];
    await placeTestOrder(world, { ...shopper, customerId: newId() });
    const page = await listOrders(world.deps)({ limit: 2, offset: 1, status: [], paymentStatus: [], paymentRail: [] }, shopper);

    expect(page.total).toBe(3);
    expect(page.orders?.map(({ id }) => id)).toEqual([placed[1]?.id, placed[0]?.id]);
    const all = { keyset: { limit: 10 }, statuses: [], paymentStatuses: [], paymentRails: [] };
    expect((await listStoreOrders(world.deps)(all, operatorOf(shopper))).orders).toHaveLength(4);
  });

  test('an order includes its frozen prices, timeline, and allowed actions', async () => {
    const shopper = world.newShopper();
    const { id, sku } = await placeTestOrder(world, shopper);
    const { order } = await getOrder(world.deps)({ orderId: id, withImages: false }, shopper);

    expect(order).toMatchObject({
      id,
      status: 'CONFIRMED',
      lines: [{ sku, unitPrice: '500.00', quantity: '2', shippedQuantity: '0', lineTotal: '1150.00' }],
      timeline: [{ event: 'placed' }, { event: 'confirmed' }],
      allowedActions: ['cancel'],
      buyer: { email: 'ann@example.com' },
      storeName: 'Parts of Kingston',
    });
    expect(order?.placedAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  });

  test('lines have the price of their unit as it was, and the images of their products if these are asked for', async () => {
    const shopper = world.newShopper();
    const unit = { orderUom: 'BOX', orderQuantity: '2', quantity: '24', orderUnitPrice: '6000.00' };
    const lines = ['SHOWN', 'BARE', 'HIDDEN'].map((sku) => aFrozenLine({ id: newId(), sku, ...(sku === 'SHOWN' && unit) }));
    for (const { sku } of lines) world.stock.onHand.set(sku, 1000);
    world.stock.images.set('SHOWN', { kind: 'IMAGE', largeUrl: 'https://cdn.example/pad.webp', position: 0 });
    const { result } = await checkOut(world.deps, shopper, world.newCart(shopper, { lines }));
    const orderId = result?.orderId ?? '';
    const read = (withImages: boolean) => getOrder(world.deps)({ orderId, withImages }, shopper);
    const { order: bare } = await read(false);
    const { order, errors } = await read(true);

    expect(order?.lines?.map((line) => [line.orderUnitPrice, line.image?.largeUrl])).toEqual([
      ['6000.00', 'https://cdn.example/pad.webp'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect([errors, bare?.lines?.map(({ image }) => image ?? null)]).toEqual([[], [null, null, null]]);
    world.behavior.fail('QuoteLines', 'before');
    const partial = await read(true);
    const cancelled = await cancelOrder(world.deps)({ orderId, reason: 'Not needed' }, shopper);
    world.behavior.heal();
    const missing = { field: 'lines[].image', code: 'downstream_unavailable' };
    expect(partial).toMatchObject({ order: { lines: [{ sku: 'SHOWN', image: null }, {}, {}] }, errors: [missing] });
    expect(cancelled.errors).toEqual(expect.arrayContaining([expect.objectContaining(missing)]));
    const event = await world.deps.db.selectFrom('outbox').select('data').where('aggregate_id', '=', orderId).execute();
    expect(JSON.stringify(event)).not.toContain('image');
  });

  test('IDs of other customers, stores, and modes, and malformed IDs, are not found', async () => {
    const shopper = world.newShopper();
    const { id, number } = await placeTestOrder(world, shopper);
    const strangers: [Caller, string][] = [
      [{ ...shopper, customerId: newId() }, id],
      [{ ...shopper, mode: 'live' }, id],
      [world.newShopper(), id],
      [shopper, newId()],
      [shopper, 'no-uuid'],
      [shopper, number],
    ];
    for (const [caller, orderId] of strangers) {
      await expect(getOrder(world.deps)({ orderId, withImages: true }, caller)).rejects.toMatchObject({
        code: 'not_found',
        message: 'No such order.',
      });
      await expect(cancelOrder(world.deps)({ orderId, reason: 'x' }, caller)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('canceling', () => {
  test('records the reason, publishes one event, and cannot be repeated', async () => {
    const shopper = world.newShopper();
    const { id } = await placeTestOrder(world, shopper);
    const { order } = await cancelOrder(world.deps)({ orderId: id, reason: 'Too slow', reasonCode: 'TOO_SLOW' }, shopper);

    expect(order).toMatchObject({
      status: 'CANCELLED',
      allowedActions: [],
      cancellation: { reason: 'Too slow', reasonCode: 'TOO_SLOW', actor: 'shopper' },
    });
    await expect(cancelOrder(world.deps)({ orderId: id, reason: 'again' }, shopper)).rejects.toMatchObject({
      reason: 'order_not_cancellable',
    });
    expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.cancelled 2']);
  });

  test('concurrently happens once', async () => {
    const shopper = world.newShopper();
    const { id } = await placeTestOrder(world, shopper);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => cancelOrder(world.deps)({ orderId: id, reason: 'double click' }, shopper)),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'order_not_cancellable' });
    expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.cancelled 2']);
  });

  test('requires a reason and a known reason code', async () => {
    const shopper = world.newShopper();
    const { id } = await placeTestOrder(world, shopper);

    await expect(cancelOrder(world.deps)({ orderId: id, reason: ' ', reasonCode: 'WHIM' }, shopper)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field: 'reason' }, { field: 'reason_code' }],
    });
  });

  test('by the store accepts the order number', async () => {
    const shopper = world.newShopper();
    const { number } = await placeTestOrder(world, shopper);
    const { order } = await cancelStoreOrder(world.deps)({ order: number, reason: 'Lost in a flood' }, operatorOf(shopper));

    expect(order).toMatchObject({ status: 'CANCELLED', cancellation: { actor: 'store', reasonCode: 'OTHER' } });
  });
});
