import type { Caller } from '@storefront/rpc';
import { checkOut } from './check-out.ts';
import type { World } from './open-world.ts';

export type Shopper = ReturnType<World['newShopper']>;

/** The same store's own people. */
export const operatorOf = (shopper: Shopper): Caller => ({ ...shopper, kind: 'operator', customerId: undefined });

/** Has a shopper order two brake pads; all that follows the order is done. */
export async function anOrderOf(world: World, shopper: Shopper): Promise<{ id: string; number: string; sku: string }> {
  const cart = world.newCart(shopper);
  const { result } = await checkOut(world.deps, shopper, cart);
  await world.deps.afterwards.idle();
  return { id: result?.orderId ?? '', number: result?.orderNumber ?? '', sku: cart.content.lines[0]?.sku ?? '' };
}

/** What was told of an order, in order: `order.confirmed 1`. */
export async function eventsOf({ deps }: World, orderId: string): Promise<string[]> {
  const told = deps.db.selectFrom('outbox').select(['type', 'sequence']).where('aggregate_id', '=', orderId).orderBy('position');
  return (await told.execute()).map(({ type, sequence }) => `${type} ${sequence}`);
}
