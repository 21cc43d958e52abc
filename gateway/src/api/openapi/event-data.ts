import type { EventType } from '@storefront/contract';
import { z } from 'zod';
import { band, id, time, timeOrNull, webAddress } from '../schemas/fields.ts';
import { InvoiceLineOut, InvoiceRowOut } from '../schemas/invoices.ts';
import { named } from '../schemas/named.ts';
import { OrderEventData } from '../schemas/orders.ts';
import { disabledReason } from '../schemas/webhooks.ts';
import { IDS } from './examples/ids.ts';
import { INVOICE_LINES, INVOICE_ROW } from './examples/invoices.ts';
import { CANCELLED_ORDER, ORDER } from './examples/orders.ts';

/** The `data` of an event, and what the documents say about the event. */
export interface EventData {
  /** The schema name of the event body. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
}

const sku = z.string().meta({ examples: ['BOLT-M8'] });

export const InvoiceIssuedData = InvoiceRowOut.extend({ lines: z.array(InvoiceLineOut) }).meta({ id: 'InvoiceIssuedData' });
export const ProductEventData = named('ProductEventData', {
  sku,
  changed: z.array(z.string()).meta({ description: 'The names of the fields that changed.', examples: [['list_unit_price']] }),
  updated_at: time,
  etag: z.string().nullable().meta({
    description:
      'The `ETag` that `GET /v1/products/{sku}` returned to a reader without a customer right after the change, for an uncompressed body. As `If-None-Match` it works whether or not the response would be compressed. Null if the product was hidden. A later change of its availability changes the `ETag` with a `stock.changed` event instead.',
  }),
});
export const StockChangedData = z
  .object({ sku, availability: band, previous_availability: band })
  .meta({ id: 'StockChangedData', description: 'The new and the previous stock band of a SKU. Stock counts are never exposed.' });

const WebhookEndpointEventData = named('WebhookEndpointEventData', {
  subscription_id: id,
  endpoint_url: webAddress.meta({ examples: ['https://erp.example/hooks/storefront'] }),
  failing_since: timeOrNull.meta({ description: 'The time of the first failure since the last success.' }),
  percent: z
    .int32()
    .min(1)
    .max(100)
    .meta({
      description:
        'How close the failures have come to what disables the subscription, which is five days and ten messages; 100 when it is disabled.',
      examples: [50],
    }),
  disabled_reason: disabledReason.nullable(),
});
const failing = {
  subscription_id: IDS.subscription,
  endpoint_url: 'https://erp.example/hooks/storefront',
  failing_since: '2026-11-18T20:16:00.000Z',
  percent: 50,
  disabled_reason: null,
};

/** The billing sections are read once, when billing has applied the event. */
const BILLING =
  'Its `invoices` and `payment_session` reflect the change. They are null only if they were not available for five minutes; then read the order.';
const shipment = {
  id: IDS.shipment,
  number: 'SO-1042-1',
  carrier: 'Courier Ltd',
  tracking_number: 'CL123456789JM',
  tracking_url: 'https://courier.example/track/CL123456789JM',
  shipped_at: '2026-11-22T14:05:00.000Z',
  delivered_at: null,
  lines: ORDER.lines.map((line) => ({ line_id: line.id, sku: line.sku, quantity: line.quantity })),
};
const SHIPPED_ORDER = {
  ...ORDER,
  status: 'SHIPPED',
  lines: ORDER.lines.map((line) => ({ ...line, shipped_quantity: line.quantity })),
  shipments: [shipment],
  timeline: [...ORDER.timeline, { at: shipment.shipped_at, event: 'shipped', actor: 'store' }],
  allowed_actions: [],
  updated_at: shipment.shipped_at,
};
function withoutImages<Line extends { image: unknown }>({ lines, ...order }: { lines: readonly Line[] }) {
  const shown = lines.map((line) => {
    const { image: _, ...rest } = line;
    return rest;
  });
  return { ...order, lines: shown };
}
const product = { sku: 'BOLT-M8', changed: ['list_unit_price'], updated_at: '2026-11-21T08:16:00.000Z', etag: '"5f3c1d7a9be0"' };

/** The `data` of each event. An event without an entry does not compile. */
export const EVENT_DATA: Readonly<Record<EventType, EventData>> = {
  'order.confirmed': {
    name: 'OrderConfirmed',
    summary: 'An order was confirmed',
    description: `Sent when a cash-on-delivery or credit-terms checkout succeeds, or when a prepaid order is paid. \`data\` is the order. ${BILLING}`,
    schema: OrderEventData,
    example: withoutImages(ORDER),
  },
  'order.shipped': {
    name: 'OrderShipped',
    summary: 'An order was shipped',
    description: `Sent for each shipment of an order. \`data\` is the order; the shipment is in its \`shipments\`. ${BILLING}`,
    schema: OrderEventData,
    example: withoutImages(SHIPPED_ORDER),
  },
  'order.cancelled': {
    name: 'OrderCancelled',
    summary: 'An order was canceled or expired',
    description: `Sent when the shopper or the store cancels an order, when all of it is credited before anything ships, or when it expires because it was not paid in time. \`data\` is the order. ${BILLING}`,
    schema: OrderEventData,
    example: withoutImages(CANCELLED_ORDER),
  },
  'invoice.issued': {
    name: 'InvoiceIssued',
    summary: 'An invoice was issued',
    description:
      'Sent when an order is confirmed, and when the store reissues its invoice. `data` is the invoice as it appears in lists, plus its lines.',
    schema: InvoiceIssuedData,
    example: { ...INVOICE_ROW, lines: INVOICE_LINES },
  },
  'product.created': {
    name: 'ProductCreated',
    summary: 'A product was created',
    description:
      'Sent when an import adds a product, or when a hidden product becomes visible again. Retrieve the product to get its current state.',
    schema: ProductEventData,
    example: product,
  },
  'product.updated': {
    name: 'ProductUpdated',
    summary: 'A product was updated',
    description: 'Sent when a product changes. `changed` lists the affected fields. Retrieve the product to get its current state.',
    schema: ProductEventData,
    example: product,
  },
  'stock.changed': {
    name: 'StockChanged',
    summary: 'The stock band of a product changed',
    description: 'Sent when the stock of a SKU moves to another band. Stock counts are never exposed.',
    schema: StockChangedData,
    example: { sku: 'BOLT-M8', availability: 'LOW', previous_availability: 'IN_STOCK' },
  },
  'webhook_endpoint.failing': {
    name: 'WebhookEndpointFailing',
    summary: 'An endpoint is failing',
    description:
      'Sent to the other subscriptions of the store when the failures of an endpoint reach 50, 70, and 90% of what disables its subscription, only if they name this event.',
    schema: WebhookEndpointEventData,
    example: failing,
  },
  'webhook_endpoint.disabled': {
    name: 'WebhookEndpointDisabled',
    summary: 'A subscription was disabled',
    description:
      'Sent to the other subscriptions of the store when the service disables a subscription because its endpoint fails or has returned 410, only if they name this event.',
    schema: WebhookEndpointEventData,
    example: { ...failing, percent: 100, disabled_reason: 'endpoint_failing' },
  },
};
