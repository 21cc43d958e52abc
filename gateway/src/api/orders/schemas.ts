import { z } from 'zod';
import { PaymentSessionOut } from '../checkout/payment-sessions.ts';
import { ShippingOptionOut } from '../checkout/shipping-options.ts';
import { AddressOut } from '../customers/schemas.ts';
import { InvoiceRowOut } from '../invoices/schemas.ts';
import {
  day,
  emailOut,
  id,
  idInPath,
  money,
  moneyOrNull,
  paymentRail,
  quantityOut,
  taxExempt,
  textOrNull,
  time,
  timeOrNull,
  webAddressOrNull,
} from '../schemas/fields.ts';
import { lineImage, lineShape } from '../schemas/lines.ts';
import { anyOf, dateFilters, searchFor } from '../schemas/list-filters.ts';
import { named } from '../schemas/named.ts';
import { paging } from '../schemas/numbers.ts';
import { openEnum } from '../schemas/open-enum.ts';
import { PaymentTermsOut } from '../schemas/payment-terms.ts';
import { optionalString, text } from '../schemas/text.ts';
import { orderPaymentStatus, orderRow, orderStatus } from './order-rows.ts';

export const OrderListQuery = z.object({
  status: anyOf(orderStatus),
  payment_status: anyOf(orderPaymentStatus),
  payment_rail: anyOf(paymentRail),
  ...dateFilters('placed', 'date of placement'),
  q: searchFor('an order number, a purchase order number, or a SKU'),
  sort: z
    .enum(['-placed_at', 'placed_at', 'total', '-total'])
    .meta({ id: 'OrderSort', description: 'A sort order of orders. A minus sign sorts in descending order.' })
    .optional()
    .meta({ description: 'The sort order. Defaults to `-placed_at`.' }),
  ...paging(),
});

export const OrderPath = z.object({ order_id: idInPath('order') });

const cancelReasonCode = z
  .enum(['CUSTOMER_REQUEST', 'ORDERED_BY_MISTAKE', 'DUPLICATE', 'TOO_SLOW', 'OTHER'])
  .meta({ id: 'CancelReasonCode', description: 'Why an order is canceled, for statistics.' });

export const CancelOrderIn = named('CancelOrderIn', {
  reason: text(500).meta({ description: 'Why the order is being canceled, in free text.', examples: ['Ordered the wrong size'] }),
  reason_code: optionalString(cancelReasonCode),
});

/** The entries of a timeline. */
const TIMELINE_EVENTS = [
  'placed',
  'confirmed',
  'payment_received',
  'payment_failed',
  'payment_expired',
  'payment_cancelled',
  'partially_shipped',
  'shipped',
  'delivered',
  'partially_cancelled',
  'credited',
  'payment_reversed',
  'dispute_opened',
  'dispute_lost',
  'dispute_won',
  'invoice_reissued',
  'restocked',
  'cancelled',
  'expired',
  'refund_pending',
  'refund_failed',
  'partially_refunded',
  'refunded',
] as const;

const OrderLineOut = named('OrderLine', { ...lineShape('order'), image: lineImage });
const OrderEventLineOut = named('OrderEventLine', lineShape('order'));

const ShipmentOut = named('Shipment', {
  id,
  number: z.string(),
  carrier: textOrNull,
  tracking_number: textOrNull,
  tracking_url: webAddressOrNull,
  shipped_at: time,
  delivered_at: timeOrNull,
  lines: z.array(named('ShipmentLine', { line_id: id, sku: z.string(), quantity: quantityOut })),
});

const OrderCustomerOut = z
  .object({
    id,
    email: emailOut,
    name: z.string(),
    company_name: textOrNull,
    tax_id: textOrNull,
    tax_exempt_certificate: textOrNull,
    phone: textOrNull,
  })
  .meta({ id: 'OrderCustomer', description: 'The customer as they were when the order was placed.' });

const OrderPromotionOut = named('OrderPromotion', { code: z.string(), description: z.string(), discount_amount: money });

const actor = z.enum(['shopper', 'store', 'system']).meta({ id: 'Actor', description: 'Who performed the action.' });

const CancellationOut = named('OrderCancellation', { reason: z.string(), reason_code: cancelReasonCode, cancelled_at: time, actor });

const TimelineEntryOut = named('OrderTimelineEntry', {
  at: time,
  event: openEnum(TIMELINE_EVENTS, {
    id: 'OrderTimelineEvent',
    description: 'The known entries of a timeline. New values can be added at any time.',
  }),
  actor,
});

const allowedAction = openEnum(['cancel', 'repay'], {
  id: 'OrderAction',
  description: 'The known actions on an order. New values can be added at any time.',
});

export const OrderOut = named('Order', {
  ...orderRow,
  cart_id: id,
  customer: OrderCustomerOut.nullable(),
  shipping_address: AddressOut.nullable(),
  billing_address: AddressOut.nullable(),
  shipping_option: ShippingOptionOut.nullable(),
  requested_delivery_date: day.nullable(),
  payment_terms: PaymentTermsOut.nullable().meta({ description: '`null` for cash and prepaid.' }),
  notes: textOrNull,
  lines: z.array(OrderLineOut),
  subtotal: money,
  discount_total: money,
  shipping_amount: money,
  shipping_gct_amount: moneyOrNull,
  gct_amount: money,
  tax_exempt: taxExempt,
  promotions: z.array(OrderPromotionOut),
  shipments: z.array(ShipmentOut),
  invoices: z.array(InvoiceRowOut).nullable().meta({
    description: 'The invoices of the order; `null` if the section is unavailable or does not reflect the latest change of the order yet.',
  }),
  payment_session: PaymentSessionOut.nullable().meta({
    description: 'The live or the most recent payment session of the order; `null` if it has none, or if the section is unavailable.',
  }),
  cancellation: CancellationOut.nullable(),
  timeline: z.array(TimelineEntryOut),
  allowed_actions: z.array(allowedAction).meta({ description: 'The actions that the order currently allows.' }),
  updated_at: time,
});

/** An order in an event, which has no images. */
export const OrderEventData = OrderOut.extend({ lines: z.array(OrderEventLineOut) }).meta({ id: 'OrderEventData' });
