import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { cancelOrder } from '../handlers/cancel-order.ts';
import { deliverOrder, shipOrder } from '../handlers/shipments.ts';
import { invariants } from '../store/invariants.ts';
import { getOrder as getRow } from '../store/orders.ts';
import { sweepShipments } from '../sweeps/sweep-shipments.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { eventsOf, operatorOf, placeTestOrder, type Shopper } from '../testing/place-test-order.ts';
import { sendShipment } from './send-shipment.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('shipping', () => {
  const ship = (shopper: Shopper, order: string, lines: { lineId: string; sku: string; quantity: string }[] = []) =>
    shipOrder(world.deps)({ order, lines, carrier: 'Knutsford' }, operatorOf(shopper));

  test('in two parcels deducts stock and publishes an event for each', async () => {
    const shopper = world.newShopper();
    const { id, number, sku } = await placeTestOrder(world, shopper);
    const first = await ship(shopper, number, [{ lineId: '', sku, quantity: '1' }]);
    const second = await ship(shopper, id);

    expect(first.order).toMatchObject({
      status: 'PARTIALLY_SHIPPED',
      lines: [{ shippedQuantity: '1' }],
      shipments: [{ number: `${number}-1`, carrier: 'Knutsford' }],
    });
    expect(second.order).toMatchObject({
      status: 'SHIPPED',
      lines: [{ shippedQuantity: '2' }],
      shipments: [{}, { number: `${number}-2` }],
    });
    expect(world.stock.onHand.get(sku)).toBe(8);
    expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.shipped 2', 'order.shipped 3']);
    await expect(cancelOrder(world.deps)({ orderId: id, reason: 'late' }, shopper)).rejects.toMatchObject({
      reason: 'order_not_cancellable',
    });
    expect((await deliverOrder(world.deps)({ order: number }, operatorOf(shopper))).order).toMatchObject({ status: 'DELIVERED' });
    await expect(deliverOrder(world.deps)({ order: number }, operatorOf(shopper))).rejects.toMatchObject({
      reason: 'order_not_deliverable',
    });
    expect((await eventsOf(world, id)).slice(4)).toEqual(['order.delivered']);
    expect(await violatedInvariants(world.deps.db, invariants)).toEqual([]);
  });

  test('whose response was lost is completed once by the sweep', async () => {
    const shopper = world.newShopper();
    const { id, sku } = await placeTestOrder(world, shopper);
    world.behavior.fail('ShipReservation', 'after');
    await expect(ship(shopper, id)).rejects.toMatchObject({ code: 'bad_gateway' });
    world.behavior.heal();
    await expect(cancelOrder(world.deps)({ orderId: id, reason: 'late' }, shopper)).rejects.toMatchObject({
      reason: 'order_not_cancellable',
    });
    await world.expireLeases();
    const before = await getRow(world.deps.db, shopper, id);
    await sweepShipments(world.deps);
    // As a process that was paused meanwhile.
    await sendShipment(world.deps, shopper, shopper.store, before, before.shipments[0]?.id ?? '');

    expect(await getRow(world.deps.db, shopper, id)).toMatchObject({ status: 'SHIPPED', shipments: [{ lines: [{ quantity: '2' }] }] });
    expect(world.stock.onHand.get(sku)).toBe(8);
    expect(await eventsOf(world, id)).toEqual(['order.placed', 'order.confirmed 1', 'order.shipped 2']);
  });

  test('that the catalog refuses leaves the order unchanged', async () => {
    const shopper = world.newShopper();
    const { id } = await placeTestOrder(world, shopper);
    const { checkoutId } = await getRow(world.deps.db, shopper, id);
    world.stock.holds.set(checkoutId, { state: 'held', lines: [] });

    await expect(ship(shopper, id)).rejects.toMatchObject({ reason: 'reservation_not_committed' });
    expect(await getRow(world.deps.db, shopper, id)).toMatchObject({ status: 'CONFIRMED', shipments: [] });
  });

  test('of all lines twice concurrently ships once', async () => {
    const shopper = world.newShopper();
    const { id, sku } = await placeTestOrder(world, shopper);
    const outcomes = await Promise.allSettled([ship(shopper, id), ship(shopper, id)]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.stock.onHand.get(sku)).toBe(8);
  });
});
