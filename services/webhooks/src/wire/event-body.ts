import type { DomainEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { OrderEvent__Output } from '@storefront/proto/storefront/events/v1/OrderEvent';
import type { ProductEvent__Output } from '@storefront/proto/storefront/events/v1/ProductEvent';
import type { StockChanged__Output } from '@storefront/proto/storefront/events/v1/StockChanged';
import { renderInvoiceIssued, renderOrder, renderProductEvent, renderStockChanged } from '@storefront/public-json';
import { type EventType, PING } from '../domain/event-types.ts';

/** How the data of each event is shown; an event without an entry does not compile. */
const RENDERERS: { readonly [T in EventType]: (data: never) => object } = {
  'order.confirmed': renderOrderEvent,
  'order.shipped': renderOrderEvent,
  'order.cancelled': renderOrderEvent,
  'invoice.issued': renderInvoiceEvent,
  'product.created': (data: ProductEvent__Output) => renderProductEvent(data),
  'product.updated': (data: ProductEvent__Output) => renderProductEvent(data),
  'stock.changed': (data: StockChanged__Output) => renderStockChanged(data),
};

/** The body of an event's deliveries: rendered once, then stored, signed and sent as these very characters. */
export const eventBody = (event: DomainEvent<never>, type: EventType): string =>
  JSON.stringify({
    id: event.id,
    type,
    api_version: 'v1',
    mode: event.mode,
    created_at: event.occurredAt,
    sequence: event.sequence,
    data: RENDERERS[type](event.data),
  });

/** The body of a test delivery. */
export const pingBody = (ping: { id: string; mode: string; at: Date; subscriptionId: string }): string =>
  JSON.stringify({
    id: ping.id,
    type: PING,
    api_version: 'v1',
    mode: ping.mode,
    created_at: ping.at.toISOString(),
    sequence: null,
    data: { subscription_id: ping.subscriptionId },
  });

function renderOrderEvent({ order }: OrderEvent__Output): object {
  if (!order) throw new Error('the event carries no order');
  return renderOrder(order);
}

function renderInvoiceEvent({ invoice }: InvoiceEvent__Output): object {
  if (!invoice) throw new Error('the event carries no invoice');
  return renderInvoiceIssued(invoice);
}
