import type { EventType } from '@storefront/contract';
import { z } from 'zod';
import { CUSTOMER } from '../customers/examples.ts';
import { CustomerOut } from '../customers/schemas.ts';
import { IDS } from '../examples/ids.ts';
import { CREDIT_NOTE, INVOICE_LINES, INVOICE_ROW } from '../invoices/examples.ts';
import { CreditNoteOut } from '../invoices/schemas.ts';
import { CANCELLED_ORDER, ORDER, PAYMENT_SESSION } from '../orders/docs.ts';
import { OrderEventData } from '../orders/schemas.ts';
import { id, timeOrNull, webAddress } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { disabledReason } from '../webhooks/schemas.ts';
import { InvoiceIssuedData, PaymentFailedData, ProductEventData, ProductRemovedData, StockChangedData } from './schemas.ts';

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
const DELIVERED_ORDER = {
  ...SHIPPED_ORDER,
  status: 'DELIVERED',
  shipments: [{ ...shipment, delivered_at: '2026-11-23T15:30:00.000Z' }],
  timeline: [...SHIPPED_ORDER.timeline, { at: '2026-11-23T15:30:00.000Z', event: 'delivered', actor: 'store' }],
  updated_at: '2026-11-23T15:30:00.000Z',
};
const REFUNDED_ORDER = {
  ...CANCELLED_ORDER,
  payment_status: 'REFUNDED',
  timeline: [...CANCELLED_ORDER.timeline, { at: '2026-11-21T08:40:02.000Z', event: 'refunded', actor: 'system' }],
  updated_at: '2026-11-21T08:40:02.000Z',
};

/** The data of the events of orders. */
const ORDER_EVENTS = {
  confirmed: withoutImages(ORDER),
  shipped: withoutImages(SHIPPED_ORDER),
  cancelled: withoutImages(CANCELLED_ORDER),
  delivered: withoutImages(DELIVERED_ORDER),
  refunded: withoutImages(REFUNDED_ORDER),
};

const FAILED_SESSION = { ...PAYMENT_SESSION, status: 'FAILED', redirect_url: null, failure_code: 'card_declined' };

/** The `data` of an event, and what the documents say about the event. */
export interface EventData {
  /** The schema name of the event body. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
}

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
        'How close the failures are to the limits that disable the subscription, five days and ten messages, in percent; 100 when it is disabled.',
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
const BY_NAME_ONLY = 'Delivered only to subscriptions that name it.';

const INVOICE = { ...INVOICE_ROW, lines: INVOICE_LINES };
const PAID = { status: 'PAID', settlement: 'PAID', amount_paid: 2810.6, amount_due: 0 };
const VOIDED = { status: 'VOIDED', settlement: 'VOIDED', amount_due: 0, voided_at: '2026-11-21T08:40:00.000Z' };
const product = { sku: 'BOLT-M8', changed: ['list_unit_price'], updated_at: '2026-11-21T08:16:00.000Z', etag: '"5f3c1d7a9be0"' };

/** The `data` of each event. An event without an entry does not compile. */
export const EVENT_DATA: Readonly<Record<EventType, EventData>> = {
  'order.confirmed': {
    name: 'OrderConfirmed',
    summary: 'An order was confirmed',
    description: `Sent when a cash-on-delivery or credit-terms checkout succeeds, or when a prepaid order is paid. \`data\` is the order. ${BILLING}`,
    schema: OrderEventData,
    example: ORDER_EVENTS.confirmed,
  },
  'order.shipped': {
    name: 'OrderShipped',
    summary: 'An order was shipped',
    description: `Sent for each shipment of an order. \`data\` is the order; the shipment is in its \`shipments\`. ${BILLING}`,
    schema: OrderEventData,
    example: ORDER_EVENTS.shipped,
  },
  'order.cancelled': {
    name: 'OrderCancelled',
    summary: 'An order was canceled or expired',
    description: `Sent when the shopper or the store cancels an order, when all of it is credited before anything ships, or when it expires because it was not paid in time. \`data\` is the order. ${BILLING}`,
    schema: OrderEventData,
    example: ORDER_EVENTS.cancelled,
  },
  'invoice.issued': {
    name: 'InvoiceIssued',
    summary: 'An invoice was issued',
    description:
      'Sent when an order is confirmed, and when the store reissues its invoice. `data` is the invoice as it appears in lists, plus its lines.',
    schema: InvoiceIssuedData,
    example: INVOICE,
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
  'order.placed': {
    name: 'OrderPlaced',
    summary: 'An order was placed',
    description: `Sent as soon as an order exists, before \`order.confirmed\`, even if it is not paid yet. ${BY_NAME_ONLY} \`data\` is the order. ${BILLING}`,
    schema: OrderEventData,
    example: ORDER_EVENTS.confirmed,
  },
  'order.delivered': {
    name: 'OrderDelivered',
    summary: 'An order was delivered',
    description: `Sent when the last shipment of an order is delivered. ${BY_NAME_ONLY} \`data\` is the order. ${BILLING}`,
    schema: OrderEventData,
    example: ORDER_EVENTS.delivered,
  },
  'order.refunded': {
    name: 'OrderRefunded',
    summary: 'Money of an order was refunded',
    description: `Sent once for each full or partial refund, when the money has been returned. Crediting an unpaid invoice refunds nothing. ${BY_NAME_ONLY} \`data\` is the order. ${BILLING}`,
    schema: OrderEventData,
    example: ORDER_EVENTS.refunded,
  },
  'invoice.paid': {
    name: 'InvoicePaid',
    summary: 'An invoice was paid',
    description: `Sent whenever an invoice becomes \`PAID\`: by payments, by credit, or when it is issued. ${BY_NAME_ONLY}`,
    schema: InvoiceIssuedData,
    example: { ...INVOICE, ...PAID },
  },
  'invoice.voided': {
    name: 'InvoiceVoided',
    summary: 'An invoice was voided',
    description: `Sent when an invoice is voided, including when another one replaces it. ${BY_NAME_ONLY}`,
    schema: InvoiceIssuedData,
    example: { ...INVOICE, ...VOIDED },
  },
  'invoice.payment_reversed': {
    name: 'InvoicePaymentReversed',
    summary: 'A payment of an invoice was reversed',
    description: `Sent for each invoice whose payment was reversed, for example because it bounced. ${BY_NAME_ONLY}`,
    schema: InvoiceIssuedData,
    example: INVOICE,
  },
  'invoice.overdue': {
    name: 'InvoiceOverdue',
    summary: 'An invoice became overdue',
    description: `Sent once within a minute when an invoice becomes overdue, and again if it was paid, its payment was reversed, and it is overdue again. ${BY_NAME_ONLY}`,
    schema: InvoiceIssuedData,
    example: { ...INVOICE, is_overdue: true },
  },
  'credit_note.issued': {
    name: 'CreditNoteIssued',
    summary: 'A credit note was issued',
    description: `Sent with each credit note. ${BY_NAME_ONLY} \`data\` is the credit note.`,
    schema: CreditNoteOut,
    example: CREDIT_NOTE,
  },
  'payment.failed': {
    name: 'PaymentFailed',
    summary: 'A payment failed',
    description: `Sent when a payment session becomes \`FAILED\`. ${BY_NAME_ONLY} \`data\` is the payment session.`,
    schema: PaymentFailedData,
    example: FAILED_SESSION,
  },
  'customer.created': {
    name: 'CustomerCreated',
    summary: 'A customer was created',
    description: `Sent when a shopper signs up, and when the store creates or imports a customer. ${BY_NAME_ONLY} \`data\` is that of \`GET /v1/me\` without \`credit\`.`,
    schema: CustomerOut,
    example: CUSTOMER,
  },
  'customer.updated': {
    name: 'CustomerUpdated',
    summary: 'A customer was changed',
    description: `Sent when the store approves a customer, and when anything changes that \`GET /v1/me\` shows, apart from \`credit\` and the settings of the store. ${BY_NAME_ONLY} \`data\` is as of \`customer.created\`.`,
    schema: CustomerOut,
    example: CUSTOMER,
  },
  'product.removed': {
    name: 'ProductRemoved',
    summary: 'A product was hidden',
    description: `Sent when a product is hidden, after its \`product.updated\`. ${BY_NAME_ONLY}`,
    schema: ProductRemovedData,
    example: { sku: 'BOLT-M8', updated_at: '2026-11-21T08:16:00.000Z' },
  },
  'webhook_endpoint.failing': {
    name: 'WebhookEndpointFailing',
    summary: 'An endpoint is failing',
    description:
      'Sent to the other subscriptions of the store when the failures of an endpoint reach 50, 70, and 90% of the limits that disable its subscription, only if they name this event.',
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
