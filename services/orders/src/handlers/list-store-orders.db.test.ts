import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { sharedRpcs } from '@storefront/rpc/testing';
import { ordersServices } from '../services.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { operatorOf, placeTestOrder } from '../testing/place-test-order.ts';
import { cancelStoreOrder } from './cancel-order.ts';
import { getOrder } from './get-order.ts';
import { listStoreOrders } from './list-orders.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const A_PAGE = { keyset: { limit: 10 }, statuses: [], paymentStatuses: [], paymentRails: [] };

test('orders are filtered by status, payment, customer, time, and text', async () => {
  const ann = world.newShopper();
  const bob = { ...ann, customerId: newId() };
  const [first, second] = [await placeTestOrder(world, ann), await placeTestOrder(world, bob)];
  await cancelStoreOrder(world.deps)({ order: second.number, reason: 'Sold out' }, operatorOf(ann));
  const { order } = await getOrder(world.deps)({ orderId: first.number, withImages: false }, operatorOf(ann));
  const placedAt = order?.placedAt ?? '';
  const list = async (filter: Partial<Parameters<ReturnType<typeof listStoreOrders>>[0]> = {}) => {
    const { orders = [] } = await listStoreOrders(world.deps)({ ...A_PAGE, ...filter }, operatorOf(ann));
    return orders.map(({ number }) => number);
  };

  expect(await list()).toEqual([second.number, first.number]);
  expect(await list({ statuses: ['CANCELLED'] })).toEqual([second.number]);
  expect(await list({ paymentStatuses: ['PAID'] })).toEqual([]);
  expect(await list({ paymentRails: ['CASH_ON_DELIVERY'], customerId: ann.customerId })).toEqual([first.number]);
  expect(await list({ customerId: 'no-uuid' })).toEqual([]);
  expect(await list({ since: placedAt })).toEqual([second.number, first.number]);
  expect(await list({ until: placedAt })).toEqual([]);
  expect(await list({ text: first.number.toLowerCase() })).toEqual([first.number]);
  expect(await list({ text: 'ANN@' })).toEqual([second.number, first.number]);
  expect(await list({ text: '%' })).toEqual([]);
});

test('an order in the list names its buyer, and is found by number and by ID in its own store only', async () => {
  const shopper = world.newShopper();
  const { id, number } = await placeTestOrder(world, shopper);
  const { orders } = await listStoreOrders(world.deps)({ ...A_PAGE, keyset: { limit: 1 } }, operatorOf(shopper));

  expect(orders).toMatchObject([{ number, buyer: { email: 'ann@example.com' } }]);
  for (const named of [id, number]) {
    expect((await getOrder(world.deps)({ orderId: named, withImages: false }, operatorOf(shopper))).order).toMatchObject({
      id,
      lines: [{ quantity: '2' }],
    });
    const stranger = operatorOf(world.newShopper());
    await expect(getOrder(world.deps)({ orderId: named, withImages: false }, stranger)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('an unknown status and a malformed time are refused', async () => {
  const operator = operatorOf(world.newShopper());
  const list = listStoreOrders(world.deps);

  await expect(list({ ...A_PAGE, statuses: ['LOST'] }, operator)).rejects.toMatchObject({ code: 'validation_error' });
  await expect(list({ ...A_PAGE, since: 'yesterday' }, operator)).rejects.toMatchObject({ code: 'validation_error' });
});

test('what operators share with shoppers is refused to a caller without a customer, by ID and by number', async () => {
  const shopper = world.newShopper();
  const { id, number } = await placeTestOrder(world, shopper);
  for (const { rpc, call } of seen('shared RPCs', sharedRpcs(ordersServices(world.deps)), 1)) {
    for (const kind of ['shopper_api', 'service'] as const) {
      for (const orderId of [id, number]) {
        const lost = call({ orderId }, { ...shopper, kind, customerId: undefined });
        expect([rpc, await lost.catch((error: { code: string }) => error.code)]).toEqual([rpc, 'unauthorized']);
      }
    }
  }
});
