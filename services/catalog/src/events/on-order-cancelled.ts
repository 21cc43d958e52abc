import type { DomainEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1/OrderEvent';
import type { Transaction } from 'kysely';
import { releaseLocked } from '../store/resolve-reservation.ts';
import type { Database } from '../store/schema.ts';

/** Gives back the stock of a cancelled or expired order, or leaves the tombstone that refuses it a late hold. */
export async function onOrderCancelled(event: DomainEvent<OrderEvent>, trx: Transaction<Database>): Promise<void> {
  const checkoutId = event.data.order?.checkoutId;
  if (checkoutId === undefined || checkoutId === '') throw new Error(`order.cancelled ${event.id} names no checkout`);
  await releaseLocked(trx, event, checkoutId);
}
