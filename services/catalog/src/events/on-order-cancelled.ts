import type { DomainEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1';
import { releaseLocked } from '../store/reservations/resolve-reservation.ts';
import type { Trx } from '../store/schema.ts';

/** Releases the stock of a canceled or expired order, or leaves a tombstone that refuses a late reservation. */
export async function onOrderCancelled(event: DomainEvent<OrderEvent>, trx: Trx): Promise<void> {
  const checkoutId = event.data.order?.checkoutId;
  if (checkoutId === undefined || checkoutId === '') throw new Error(`order.cancelled ${event.id} has no checkout id`);
  await releaseLocked(trx, event, checkoutId);
}
