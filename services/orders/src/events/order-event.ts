import type { NewEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1/OrderEvent';
import type { Order } from '../domain/order.ts';
import { toOrderMessage } from '../wire/order-message.ts';

export type OrderEventType = 'order.confirmed' | 'order.shipped' | 'order.cancelled';

/** The public event that tells of an order, with the whole order in it: its receivers have no shopper's token to ask with. */
export function orderEvent(type: OrderEventType, order: Order): NewEvent {
  const data: OrderEvent = { order: toOrderMessage(order) };
  return { type, aggregateId: order.id, data, public: true };
}
