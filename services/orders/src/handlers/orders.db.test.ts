import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { checkInvariants } from '../store/invariants.ts';
import { getOrder as getRow } from '../store/orders.ts';
import { sweepShipments } from '../sweeps/sweep-shipments.ts';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { cancelOrder } from './cancel-order.ts';
import { cancelStoreOrder } from './cancel-store-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import { listShippingOptions } from './list-shipping-options.ts';
import { listStoreOrders } from './list-store-orders.ts';
import { removeShippingOption } from './remove-shipping-option.ts';
import { setShippingOption } from './set-shipping-option.ts';
import { shipOrder } from './ship-order.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Shopper = ReturnType<World['newShopper']>;

const operatorOf = ({ customerId: _, ...shopper }: Shopper): Caller => ({ ...shopper, kind: 'operator' });

async function anOrderOf(shopper: Shopper) {
  const cart = world.newCart(shopper);
  const { result } = await checkOut(world.deps, shopper, cart);
  return { id: result?.orderId ?? '', number: result?.orderNumber ?? '', sku: cart.content.lines[0]?.sku ?? '' };
}

const eventsOf = async (orderId: string) =>
  (
    await world.deps.db.selectFrom('outbox').select(['type', 'sequence']).where('aggregate_id', '=', orderId).orderBy('position').execute()
  ).map(({ type, sequence }) => `${type} ${sequence}`);

describe('reading orders', () => {
  test('the list is the customer’s own, newest first, with the total of all pages', async () => {
    const shopper = world.newShopper();
    const placed = [await anOrderOf(shopper), await anOrderOf(shopper), await anOrderOf(shopper)];
    await anOrderOf({ ...shopper, customerId: newId() });
    const page = await listOrders(world.deps)({ limit: 2, offset: 1 }, shopper);

    expect(page.total).toBe(3);
    expect(page.orders?.map(({ id }) => id)).toEqual([placed[1]?.id, placed[0]?.id]);
    expect((await listStoreOrders(world.deps)({ limit: 0, offset: 0 }, operatorOf(shopper))).total).toBe(4);
  });

  test('the detail has frozen prices, timeline and what may be done', async () => {
    const shopper = world.newShopper();
    const { id, sku } = await anOrderOf(shopper);
    const { order } = await getOrder(world.deps)({ orderId: id }, shopper);

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

  test('other people’s, other modes’ and unreadable ids are all unknown', async () => {
    const shopper = world.newShopper();
    const { id, number } = await anOrderOf(shopper);
    const strangers: [Caller, string][] = [
      [{ ...shopper, customerId: newId() }, id],
      [{ ...shopper, mode: 'live' }, id],
      [world.newShopper(), id],
      [shopper, newId()],
      [shopper, 'no-uuid'],
      [shopper, number],
    ];
    for (const [caller, orderId] of strangers) {
      await expect(getOrder(world.deps)({ orderId }, caller)).rejects.toMatchObject({ code: 'not_found', message: 'No such order.' });
      await expect(cancelOrder(world.deps)({ orderId, reason: 'x' }, caller)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('cancelling', () => {
  test('is told of once, with why, and not done twice', async () => {
    const shopper = world.newShopper();
    const { id } = await anOrderOf(shopper);
    const { order } = await cancelOrder(world.deps)({ orderId: id, reason: 'Too slow', reasonCode: 'TOO_SLOW' }, shopper);

    expect(order).toMatchObject({
      status: 'CANCELLED',
      allowedActions: [],
      cancellation: { reason: 'Too slow', reasonCode: 'TOO_SLOW', actor: 'shopper' },
    });
    await expect(cancelOrder(world.deps)({ orderId: id, reason: 'again' }, shopper)).rejects.toMatchObject({
      reason: 'order_not_cancellable',
    });
    expect(await eventsOf(id)).toEqual(['order.confirmed 1', 'order.cancelled 2']);
  });

  test('of many at once happens once', async () => {
    const shopper = world.newShopper();
    const { id } = await anOrderOf(shopper);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => cancelOrder(world.deps)({ orderId: id, reason: 'double click' }, shopper)),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('needs a reason and knows its codes', async () => {
    const shopper = world.newShopper();
    const { id } = await anOrderOf(shopper);

    await expect(cancelOrder(world.deps)({ orderId: id, reason: ' ', reasonCode: 'WHIM' }, shopper)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field: 'reason' }, { field: 'reason_code' }],
    });
  });

  test('by the store names the order by its number', async () => {
    const shopper = world.newShopper();
    const { number } = await anOrderOf(shopper);
    const { order } = await cancelStoreOrder(world.deps)({ order: number, reason: 'Lost in a flood' }, operatorOf(shopper));

    expect(order).toMatchObject({ status: 'CANCELLED', cancellation: { actor: 'store', reasonCode: 'OTHER' } });
  });
});

describe('shipping', () => {
  const ship = (shopper: Shopper, order: string, lines: { lineId: string; sku: string; quantity: string }[] = []) =>
    shipOrder(world.deps)({ order, lines, carrier: 'Knutsford' }, operatorOf(shopper));

  test('in two parcels takes the goods off the shelf twice and tells of each', async () => {
    const shopper = world.newShopper();
    const { id, number, sku } = await anOrderOf(shopper);
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
    expect(await eventsOf(id)).toEqual(['order.confirmed 1', 'order.shipped 2', 'order.shipped 3']);
    await expect(cancelOrder(world.deps)({ orderId: id, reason: 'late' }, shopper)).rejects.toMatchObject({
      reason: 'order_not_cancellable',
    });
    expect((await deliverOrder(world.deps)({ order: number }, operatorOf(shopper))).order).toMatchObject({ status: 'DELIVERED' });
    expect((await checkInvariants(world.deps.db)).filter(({ ok }) => !ok)).toEqual([]);
  });

  test('of which the answer was lost is finished by the sweep, once', async () => {
    const shopper = world.newShopper();
    const { id, sku } = await anOrderOf(shopper);
    world.behaviour.fail('ShipReservation', 'after');
    await expect(ship(shopper, id)).rejects.toMatchObject({ code: 'bad_gateway' });
    world.behaviour.heal();
    await expect(cancelOrder(world.deps)({ orderId: id, reason: 'late' }, shopper)).rejects.toMatchObject({
      reason: 'order_not_cancellable',
    });
    await world.lapseLeases();
    await sweepShipments(world.deps);

    expect(await getRow(world.deps.db, shopper, id)).toMatchObject({ status: 'SHIPPED', shipments: [{ lines: [{ quantity: '2' }] }] });
    expect(world.stock.onHand.get(sku)).toBe(8);
    expect(await eventsOf(id)).toEqual(['order.confirmed 1', 'order.shipped 2']);
  });

  test('that the catalog refuses leaves the order as it was', async () => {
    const shopper = world.newShopper();
    const { id } = await anOrderOf(shopper);
    const { checkoutId } = await getRow(world.deps.db, shopper, id);
    world.stock.holds.set(checkoutId, { state: 'held', lines: [] });

    await expect(ship(shopper, id)).rejects.toMatchObject({ reason: 'reservation_not_committed' });
    expect(await getRow(world.deps.db, shopper, id)).toMatchObject({ status: 'CONFIRMED', shipments: [] });
  });

  test('of all lines at once by two people ships once', async () => {
    const shopper = world.newShopper();
    const { id, sku } = await anOrderOf(shopper);
    const outcomes = await Promise.allSettled([ship(shopper, id), ship(shopper, id)]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.stock.onHand.get(sku)).toBe(8);
  });
});

describe('shipping options', () => {
  const options = (caller: Caller) => listShippingOptions(world.deps)({}, caller);
  const anOption = (code: string, kind: string) => ({ code, label: code, kind, amount: '400', currency: '' });

  test('of a store that never opted in are none, without couriers', async () => {
    expect(await options(world.newShopper({ couriers: false }))).toEqual({ options: [], couriersEnabled: false });
  });

  test('are stored by code, offered by what the store enabled, and removed', async () => {
    const shopper = world.newShopper();
    const operator = operatorOf(shopper);
    await setShippingOption(world.deps)({ option: anOption('van', 'OWN_FLEET') }, operator);
    await setShippingOption(world.deps)({ option: { ...anOption('van', 'OWN_FLEET'), amount: '250', freeOver: '5000' } }, operator);
    await setShippingOption(world.deps)({ option: anOption('dhl', 'COURIER') }, operator);

    expect((await options(shopper)).options).toEqual([
      { code: 'van', label: 'van', kind: 'OWN_FLEET', amount: '250.00', freeOver: '5000.00', currency: 'JMD' },
      { code: 'dhl', label: 'dhl', kind: 'COURIER', amount: '400.00', currency: 'JMD' },
    ]);
    const without = { ...shopper, store: { ...shopper.store, couriers: false } };
    expect((await options(without)).options?.map(({ code }) => code)).toEqual(['van']);
    await removeShippingOption(world.deps)({ code: 'van' }, operator);
    await expect(removeShippingOption(world.deps)({ code: 'van' }, operator)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are refused with all their faults', async () => {
    const option = { code: 'no spaces', label: '', kind: 'DRONE', amount: '-1', currency: '' };

    await expect(setShippingOption(world.deps)({ option }, operatorOf(world.newShopper()))).rejects.toMatchObject({
      details: [{ field: 'code' }, { field: 'label' }, { field: 'kind' }, { field: 'amount' }],
    });
  });
});

describe('an invariant that is broken is named', () => {
  const broken = async () => (await checkInvariants(world.deps.db)).filter(({ ok }) => !ok);

  test('when totals do not add up', async () => {
    const { id } = await anOrderOf(world.newShopper());
    await sql`update sales_order set total = total + 1 where id = ${id}`.execute(world.deps.db);

    expect(await broken()).toEqual([{ name: 'orders: the totals of every order add up', ok: false, detail: id }]);
    await sql`update sales_order set total = total - 1 where id = ${id}`.execute(world.deps.db);
  });

  test('when a checkout is stuck', async () => {
    const shopper = world.newShopper();
    world.behaviour.fail('CloseCart', 'before');
    await anOrderOf(shopper);
    await sql`update checkout set created_at = now() - interval '61 seconds' where finished_at is null`.execute(world.deps.db);

    expect(await broken()).toMatchObject([{ name: 'orders: no checkout is unfinished after 60 seconds' }]);
    world.behaviour.heal();
  });
});
