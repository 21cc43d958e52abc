import type { DomainEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1';
import { returnUses } from '../store/promotion-uses.ts';
import type { Trx } from '../store/schema.ts';

/** Returns the promotion uses of a canceled or expired order. Its cart stays ordered. */
export async function onOrderCancelled(event: DomainEvent<OrderEvent>, trx: Trx): Promise<void> {
  const checkoutId = event.data.order?.checkoutId;
  if (checkoutId === undefined || checkoutId === '') throw new Error(`order.cancelled ${event.id} has no checkout ID`);
  await returnUses(trx, event, checkoutId);
}
