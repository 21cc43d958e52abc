import type { Caller } from '@storefront/rpc';
import { checkOut } from './check-out.ts';
import type { World } from './open-world.ts';

/** A shopper as `newShopper` returns it. */
export type Shopper = ReturnType<World['newShopper']>;

/** Returns an operator of the shopper's store. */
export const operatorOf = (shopper: Shopper): Caller => ({ ...shopper, kind: 'operator', customerId: undefined });

/** Places an order of two brake pads and waits until its checkout is completed. */
export async function placeTestOrder(world: World, shopper: Shopper): Promise<{ id: string; number: string; sku: string }> {
  const cart = world.newCart(shopper);
  const { result } = await checkOut(world.deps, shopper, cart);
  await world.deps.backgroundTasks.idle();
  return { id: result?.orderId ?? '', number: result?.orderNumber ?? '', sku: cart.content.lines[0]?.sku ?? '' };
}

/** Returns the events of an order with their sequence numbers, such as `order.confirmed 1`. */
export async function eventsOf({ deps }: World, orderId: string): Promise<string[]> {
  const events = deps.db.selectFrom('outbox').select(['type', 'sequence']).where('aggregate_id', '=', orderId).orderBy('position');
  return (await events.execute()).map(({ type, sequence }) => (sequence === null ? type : `${type} ${sequence}`));
}
