import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { sql } from 'kysely';
import { invariants } from '../store/invariants.ts';
import { getOrder } from '../store/orders.ts';
import { checkOut } from '../testing/check-out.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { purgeCheckouts } from './sweeps.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('completed checkouts are deleted after a week unless their Idempotency-Key is valid; orders are not', async () => {
  const { db } = world.deps;
  const shopper = world.newShopper();
  const [old, keyed, young] = [world.newCart(shopper), world.newCart(shopper), world.newCart(shopper)];
  const { result } = await checkOut(world.deps, shopper, old);
  await checkOut(world.deps, shopper, keyed, { idempotencyKey: 'k' });
  await checkOut(world.deps, shopper, young);
  // The response does not wait for the end of a checkout.
  await world.deps.backgroundTasks.idle();
  const age = (cartId: string, days: number) =>
    sql`update checkout set finished_at = now() - ${days} * interval '1 day' where cart_id = ${cartId}`.execute(db);
  for (const cart of [old, keyed]) await age(cart.content.id, 8);
  await age(young.content.id, 1);
  await sql`update sales_order set placed_at = now() - interval '8 days' where id = ${result?.orderId ?? ''}`.execute(db);

  await purgeCheckouts(world.deps);

  const remaining = await db.selectFrom('checkout').select('cart_id').where('tenant_id', '=', shopper.tenantId).execute();
  expect(new Set(remaining.map((row) => row.cart_id))).toEqual(new Set([keyed.content.id, young.content.id]));
  expect(await getOrder(db, shopper, result?.orderId ?? '')).toMatchObject({ status: 'CONFIRMED' });
  expect(await violatedInvariants(db, invariants)).toEqual([]);
  expect(await checkOut(world.deps, shopper, keyed, { idempotencyKey: 'k' })).toMatchObject({ replayed: true });
});
