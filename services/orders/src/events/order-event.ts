import type { EventType } from '@storefront/contract';
import type { NewEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1';
import { knownStoreTimeZone } from '@storefront/store-clock';
import type { Order } from '../domain/order.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** The types of order events. */
export type OrderEventType = Extract<EventType, `order.${string}`>;

/**
 * Returns a public event with the whole order in it, because its receivers have no shopper token to read the order with. What the event causes is dated in the
 * time zone that the store has now. Sweeps know only the one that it had when the order was placed.
 */
export function orderEvent(type: OrderEventType, order: Order): NewEvent {
  const data: OrderEvent = { order: { ...toProtoOrder(order), timeZone: knownStoreTimeZone() ?? order.timeZone } };
  return { type, aggregateId: order.id, data, public: true };
}
