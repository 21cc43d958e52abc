import { z } from 'zod';
import { AddressOut } from './addresses.ts';
import { ShippingOptionOut } from './checkout.ts';
import {
  day,
  emailOut,
  id,
  idInPath,
  money,
  moneyOrNull,
  priceSource,
  quantityOut,
  rate,
  textOrNull,
  time,
  timeOrNull,
  webAddressOrNull,
} from './fields.ts';
import { InvoiceRowOut } from './invoices.ts';
import { orderRow } from './order-rows.ts';
import { PaymentSessionOut } from './payment-sessions.ts';
import { text } from './text.ts';

export const OrderPath = z.object({ order_id: idInPath('order') });

export const CancelOrderIn = z
  .object({
    reason: text(500).meta({ description: 'Why the order is being canceled, in free text.', examples: ['Ordered the wrong size'] }),
    reason_code: z
      .enum(['CUSTOMER_REQUEST', 'ORDERED_BY_MISTAKE', 'DUPLICATE', 'TOO_SLOW', 'OTHER'])
      .nullish()
      .transform((value) => value ?? undefined),
  })
  .meta({ id: 'CancelOrderIn' });

const OrderLineOut = z
  .object({
    id,
    sku: z.string(),
    description: z.string(),
    quantity: quantityOut,
    base_uom: z.string(),
    order_uom: textOrNull,
    order_quantity: quantityOut.nullable(),
    unit_price: money,
    list_unit_price: moneyOrNull.meta({
      description: 'The regular price when the order was placed; `null` for a product that is sold at contract prices only.',
    }),
    price_source: priceSource.nullable(),
    line_subtotal: money,
    discount_amount: money,
    effective_gct_rate: rate,
    gct_amount: money,
    line_total: money,
    shipped_quantity: quantityOut,
  })
  .meta({ id: 'OrderLine' });

const ShipmentOut = z
  .object({
    id,
    number: z.string(),
    carrier: textOrNull,
    tracking_number: textOrNull,
    tracking_url: webAddressOrNull,
    shipped_at: time,
    delivered_at: timeOrNull,
    lines: z.array(z.object({ line_id: id, sku: z.string(), quantity: quantityOut })),
  })
  .meta({ id: 'Shipment' });

export const OrderOut = z
  .object({
    ...orderRow,
    cart_id: id,
    customer: z
      .object({ id, email: emailOut, name: z.string(), company_name: textOrNull, tax_id: textOrNull, phone: textOrNull })
      .nullable(),
    shipping_address: AddressOut.nullable(),
    billing_address: AddressOut.nullable(),
    shipping_option: ShippingOptionOut.nullable(),
    requested_delivery_date: day.nullable(),
    notes: textOrNull,
    lines: z.array(OrderLineOut),
    subtotal: money,
    discount_total: money,
    shipping_amount: money,
    shipping_gct_amount: moneyOrNull,
    gct_amount: money,
    promotions: z.array(z.object({ code: z.string(), description: z.string(), discount_amount: money })),
    shipments: z.array(ShipmentOut),
    invoices: z.array(InvoiceRowOut).nullable().meta({
      description:
        'The invoices of the order; `null` if the section is unavailable or does not reflect the latest change of the order yet.',
    }),
    payment_session: PaymentSessionOut.nullable().meta({
      description: 'The live or the most recent payment session of the order; `null` if it has none, or if the section is unavailable.',
    }),
    cancellation: z
      .object({
        reason: z.string(),
        reason_code: z.string(),
        cancelled_at: time,
        actor: z.string().meta({ description: 'Who performed the action: `shopper`, `store`, or `system`.' }),
      })
      .nullable(),
    timeline: z.array(
      z.object({
        at: time,
        event: z.string().meta({
          description:
            'One of `placed`, `confirmed`, `payment_received`, `payment_failed`, `payment_expired`, `payment_cancelled`, `partially_shipped`, `shipped`, `delivered`, `cancelled`, `expired`, `refund_pending`, `refund_failed`, `partially_refunded`, or `refunded`. New values can be added at any time.',
        }),
        actor: z.string().meta({ description: 'Who performed the action: `shopper`, `store`, or `system`.' }),
      }),
    ),
    allowed_actions: z.array(z.string()).meta({ description: 'The actions that the order currently allows: `cancel`, `repay`.' }),
    updated_at: time,
  })
  .meta({ id: 'Order' });
