import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isUniqueViolation } from '@storefront/db';
import { newId } from '@storefront/rpc';
import { inRequest } from '@storefront/telemetry';
import { sql } from 'kysely';
import type { LeasedCheckout } from '../domain/checkout.ts';
import { newOrder } from '../domain/new-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { aCheckoutBody, aFrozenCart, aFrozenLine, anAddress, aPayment, aPaymentSession, aShippingOption } from '../testing/builders.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import type { OrderToInsert } from './insert-orders.ts';
import { getOrder } from './orders.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Shopper = ReturnType<World['newShopper']>;

const aStartedCheckout = async (shopper: Shopper, given: Parameters<typeof aCheckoutBody>[0] = {}, shippingOption = false) => {
  const { tenantId, mode, customerId, store, requestId } = shopper;
  const ids = { id: newId(), orderId: newId(), leaseToken: newId(), leaseOwner: newId(), requestId };
  const body = aCheckoutBody({ cartId: newId(), ...given });
  const checkout = { tenantId, mode, customerId, store, ...ids, body, shippingOption: shippingOption ? aShippingOption() : null };
  return (await world.deps.startCheckout({ checkout, key: undefined })) as LeasedCheckout;
};

/** The order of a checkout with this number of lines. */
function anOrderOf(leased: LeasedCheckout, lines = 1): OrderToInsert {
  const isPrepaid = leased.body.paymentRail === 'PREPAID';
  const order = newOrder({
    orderId: leased.orderId,
    orderNumber: leased.orderNumber,
    checkoutId: leased.id,
    customerId: leased.customerId,
    body: leased.body,
    cart: aFrozenCart({
      id: leased.body.cartId,
      lines: Array.from({ length: lines }, (_, index) => aFrozenLine({ id: newId(), sku: `PAD-${index}` })),
      ...(lines > 1 && { quantityDecimals: { 'PAD-0': 0, 'PAD-1': 3 } }),
    }),
    payment: aPayment(isPrepaid ? { session: aPaymentSession() } : {}),
    shippingOption: leased.shippingOption,
    store: leased.store,
    now: '2026-11-21T10:00:00.000Z',
  });
  return { leased, order, result: `{"of":"${leased.id}"}`, events: isPrepaid ? [] : [orderEvent('order.confirmed', order)] };
}

const eventsOf = async ({ tenantId }: Shopper) =>
  (
    await sql<{ aggregate_id: string; sequence: string; request_id: string | null }>`
      select aggregate_id, sequence, request_id from outbox where tenant_id = ${tenantId} order by position`.execute(world.deps.db)
  ).rows;

describe('orders that are placed together', () => {
  test('are stored as they are, each in its store', async () => {
    const [one, other] = [world.newShopper(), world.newShopper()];
    const orders = [
      anOrderOf(await aStartedCheckout(one)),
      anOrderOf(await aStartedCheckout(other, { paymentRail: 'PREPAID' }), 3),
      anOrderOf(await aStartedCheckout(one, { shippingAddress: anAddress(), purchaseOrderNumber: 'PO-7', notes: 'Ring "twice"' }, true), 2),
    ];

    const placed = await Promise.all(orders.map((order) => world.deps.insertOrder(order)));

    expect(placed.map(({ step }) => step)).toEqual(['ordered', 'ordered', 'ordered']);
    for (const { leased, order, result } of orders) {
      expect(await getOrder(world.deps.db, leased, order.id)).toEqual({ ...order, storeName: leased.store.name });
      const { rows } = await sql`select step, result from checkout where id = ${leased.id}`.execute(world.deps.db);
      expect(rows).toEqual([{ step: 'ordered', result }]);
    }
    const { rows } = await sql<{ id: string }>`
      select id, shipping_option is null as "isPickedUp", pay_check_at is null as "isSettled" from sales_order
      where tenant_id in (${one.tenantId}, ${other.tenantId})`.execute(world.deps.db);
    expect(orders.map(({ order }) => rows.find(({ id }) => id === order.id))).toMatchObject([
      { isPickedUp: true, isSettled: true },
      { isPickedUp: true, isSettled: false },
      { isPickedUp: false, isSettled: true },
    ]);
  });

  test('publish one event each, linked to its own request', async () => {
    const [one, other] = [world.newShopper(), world.newShopper()];
    const orders = [anOrderOf(await aStartedCheckout(one)), anOrderOf(await aStartedCheckout(other))];

    await Promise.all(orders.map((order, index) => inRequest(`req-${index}`, () => world.deps.insertOrder(order))));

    expect(await eventsOf(one)).toEqual([{ aggregate_id: orders[0]?.order.id, sequence: '1', request_id: 'req-0' }]);
    expect(await eventsOf(other)).toEqual([{ aggregate_id: orders[1]?.order.id, sequence: '1', request_id: 'req-1' }]);
  });

  test('are placed although another run has taken over the checkout of one, of which nothing is written', async () => {
    const shopper = world.newShopper();
    const lost = anOrderOf(await aStartedCheckout(shopper));
    const orders = [anOrderOf(await aStartedCheckout(shopper)), lost, anOrderOf(await aStartedCheckout(shopper))];
    await sql`update checkout set lease_token = ${newId()} where id = ${lost.leased.id}`.execute(world.deps.db);

    const results = await Promise.allSettled(orders.map((order) => world.deps.insertOrder(order)));

    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { reason: 'checkout_taken_over' } },
      { status: 'fulfilled' },
    ]);
    await expect(getOrder(world.deps.db, lost.leased, lost.order.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await eventsOf(shopper)).map(({ aggregate_id }) => aggregate_id)).not.toContain(lost.order.id);
    const { rows } = await sql`select from order_line where order_id = ${lost.order.id}`.execute(world.deps.db);
    expect(rows).toEqual([]);
  });

  test('of two for one cart, one is placed', async () => {
    const shopper = world.newShopper();
    const cartId = newId();
    const orders = [anOrderOf(await aStartedCheckout(shopper, { cartId })), anOrderOf(await aStartedCheckout(shopper, { cartId }))];

    const results = await Promise.allSettled(orders.map((order) => world.deps.insertOrder(order)));

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.filter((result) => result.status === 'rejected' && isUniqueViolation(result.reason, 'sales_order_cart'))).toHaveLength(
      1,
    );
    expect(await eventsOf(shopper)).toHaveLength(1);
  });
});
