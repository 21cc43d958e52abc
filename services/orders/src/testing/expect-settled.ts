import { expect } from '@jest/globals';
import type { Caller } from '@storefront/rpc';
import { checkInvariants } from '../store/invariants.ts';
import { listOrders } from '../store/orders.ts';
import { creditHeld } from './fake-billing.ts';
import type { FakeCart } from './fake-cart.ts';
import { heldOf } from './fake-catalog.ts';
import type { World } from './open-world.ts';

/** Nothing of a shopper's only checkout is under way any more, and the neighbours agree with the order, or with there being none. */
export async function expectSettled(world: World, shopper: Caller & { customerId: string }, cart: FakeCart): Promise<number> {
  const { afterwards, db } = world.deps;
  await afterwards.idle();
  const unfinished = await db
    .selectFrom('checkout')
    .select(['id', 'step'])
    .where('customer_id', '=', shopper.customerId)
    .where('finished_at', 'is', null)
    .execute();
  expect(unfinished).toEqual([]);

  const { orders } = await listOrders(db, shopper, { limit: 10, offset: 0 });
  const [order] = orders;
  const [line] = cart.content.lines;
  expect(orders.length).toBeLessThanOrEqual(1);
  expect(heldOf(world.stock, line?.sku ?? '')).toBe(order === undefined ? 0 : Number(line?.quantity));
  expect(creditHeld(world.ledger)).toBe(order?.paymentRail === 'CREDIT_TERMS' ? Number(order.total) : 0);
  expect(cart.orderId).toBe(order?.id ?? null);
  expect(cart.frozenBy === null).toBe(order === undefined);
  expect((await checkInvariants(db)).filter(({ ok }) => !ok)).toEqual([]);
  return orders.length;
}
