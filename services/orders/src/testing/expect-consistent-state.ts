import { expect } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import type { Caller } from '@storefront/rpc';
import { invariants } from '../store/invariants.ts';
import { listOrders } from '../store/list-orders.ts';
import { creditHeld } from './fake-billing.ts';
import type { FakeCart } from './fake-cart.ts';
import { heldOf } from './fake-catalog.ts';
import type { World } from './open-world.ts';

/**
 * Expects that the shopper's only checkout is finished and that stock, credit, and the cart are consistent with its order or the lack of one.
 * Returns the number of orders.
 */
export async function expectConsistentState(world: World, shopper: Caller & { customerId: string }, cart: FakeCart): Promise<number> {
  const { backgroundTasks, db } = world.deps;
  await backgroundTasks.idle();
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
  expect(await violatedInvariants(db, invariants)).toEqual([]);
  return orders.length;
}
