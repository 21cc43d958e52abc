import { z } from 'zod';
import { band, time } from '../schemas/fields.ts';
import { InvoiceLineOut, InvoiceRowOut } from '../schemas/invoices.ts';
import { OrderOut } from '../schemas/orders.ts';
import type { EVENT_TYPES } from '../schemas/webhooks.ts';
import { INVOICE_LINES, INVOICE_ROW } from './examples/invoices.ts';
import { CANCELLED_ORDER, ORDER } from './examples/orders.ts';

export type EventType = (typeof EVENT_TYPES)[number];

interface EventData {
  /** The name of the body's schema. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
}

const sku = z.string().meta({ examples: ['BOLT-M8'] });

const InvoiceIssuedData = InvoiceRowOut.extend({ lines: z.array(InvoiceLineOut) }).meta({ id: 'InvoiceIssuedData' });
const ProductEventData = z
  .object({
    sku,
    changed: z.array(z.string()).meta({ description: 'The fields that changed.', examples: [['list_unit_price']] }),
    updated_at: time,
    etag: z.string().meta({ description: 'The `ETag` under which anonymous readers find the product.' }),
  })
  .meta({ id: 'ProductEventData' });
const StockChangedData = z
  .object({ sku, availability: band, previous_availability: band })
  .meta({ id: 'StockChangedData', description: 'Coarse bands only, never counts.' });

// An event is told from its own service: the sections of others are null in it.
const order = { ...ORDER, invoices: null, payment_session: null };
const product = { sku: 'BOLT-M8', changed: ['list_unit_price'], updated_at: '2026-11-21T08:16:00.000Z', etag: '"5f3c1d7a9be0"' };

/** What each event's `data` is. An event without an entry does not compile. */
export const EVENT_DATA: Readonly<Record<EventType, EventData>> = {
  'order.confirmed': {
    name: 'OrderConfirmed',
    summary: 'An order is confirmed',
    description: 'A checkout on cash or credit terms, or the payment of a prepaid order. `data` is the order detail.',
    schema: OrderOut,
    example: order,
  },
  'order.shipped': {
    name: 'OrderShipped',
    summary: 'A shipment has left',
    description: 'Each shipment of an order. `data` is the order detail, the shipment among its `shipments`.',
    schema: OrderOut,
    example: { ...order, status: 'SHIPPED', allowed_actions: [] },
  },
  'order.cancelled': {
    name: 'OrderCancelled',
    summary: 'An order is cancelled or has expired',
    description: 'By the shopper or the store, or because it was not paid in time. `data` is the order detail.',
    schema: OrderOut,
    example: { ...CANCELLED_ORDER, invoices: null, payment_session: null },
  },
  'invoice.issued': {
    name: 'InvoiceIssued',
    summary: 'An invoice is issued',
    description: 'Once per order, at its confirmation. `data` is the invoice row and its lines.',
    schema: InvoiceIssuedData,
    example: { ...INVOICE_ROW, lines: INVOICE_LINES },
  },
  'product.created': {
    name: 'ProductCreated',
    summary: 'A product is new',
    description: 'An import brought it, or it is shown again. Read it anew.',
    schema: ProductEventData,
    example: product,
  },
  'product.updated': {
    name: 'ProductUpdated',
    summary: 'A product has changed',
    description: '`changed` names the fields. Read it anew.',
    schema: ProductEventData,
    example: product,
  },
  'stock.changed': {
    name: 'StockChanged',
    summary: 'The stock band of a SKU has changed',
    description: 'Coarse bands only, never counts.',
    schema: StockChangedData,
    example: { sku: 'BOLT-M8', availability: 'LOW', previous_availability: 'IN_STOCK' },
  },
};
