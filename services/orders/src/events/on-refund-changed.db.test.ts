import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Refund__Output } from '@storefront/proto/storefront/billing/v1';
import type { RefundEvent__Output } from '@storefront/proto/storefront/events/v1';
import { newId } from '@storefront/rpc';
import { openWorld, type World } from '../testing/open-world.ts';
import { eventsOf, placeTestOrder } from '../testing/place-test-order.ts';
import { onRefundChanged } from './on-invoices.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a refund is announced when its money is back, each of several, also if their changes arrive in another order', async () => {
  const shopper = world.newShopper();
  const { id: orderId } = await placeTestOrder(world, shopper);
  const { tenantId, mode } = shopper;
  const receive = (status: string, revision: number) => {
    const refund = { orderId, status, isOverpayment: false } as Refund__Output;
    const data: RefundEvent__Output = { refund, totals: { received: '10', refunded: '5', pending: '0', failed: '0', revision } };
    const envelope = { id: newId(), type: 'refund.changed', aggregate: 'refund', aggregateId: orderId, sequence: null, traceparent: null };
    const event = { ...envelope, tenantId, mode, occurredAt: new Date().toISOString(), data };
    return world.deps.db.transaction().execute((trx) => onRefundChanged(event, trx));
  };
  await receive('PENDING', 1);
  await receive('FAILED', 2);
  expect(await eventsOf(world, orderId)).toEqual(['order.placed', 'order.confirmed 1']);

  await receive('SUCCEEDED', 4);
  await receive('SUCCEEDED', 3);

  expect((await eventsOf(world, orderId)).slice(2)).toEqual(['order.refunded', 'order.refunded']);
});
