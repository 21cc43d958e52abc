import { renderOrderLine } from '@storefront/contract';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1/Invoice';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1/PaymentSession';
import type { Buyer__Output } from '@storefront/proto/storefront/orders/v1/Buyer';
import type { Cancellation__Output } from '@storefront/proto/storefront/orders/v1/Cancellation';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1/Order';
import type { Shipment__Output } from '@storefront/proto/storefront/orders/v1/Shipment';
import { renderAddress } from './addresses.ts';
import { renderInvoiceRow } from './invoices.ts';
import { LINE_VALUES } from './lines.ts';
import { renderOrderRow } from './order-rows.ts';
import { renderPaymentSession } from './payment-sessions.ts';
import { renderShippingOption } from './shipping-options.ts';
import { amount, orNull, text } from './values.ts';

/** The billing sections of an order, each `null` if billing is unavailable or has not applied the latest change of the order. */
export interface OrderBillingSections {
  readonly invoices: readonly Invoice__Output[] | null;
  readonly paymentSession: PaymentSession__Output | null;
}

/** Renders the detail of an order, which is also the data of the `order.*` events. */
export function renderOrder(order: Order__Output, billing: OrderBillingSections = { invoices: null, paymentSession: null }) {
  return {
    ...renderOrderRow(order),
    cart_id: order.cartId,
    customer: orNull(order.buyer, renderBuyer),
    shipping_address: orNull(order.shippingAddress, renderAddress),
    billing_address: orNull(order.billingAddress, renderAddress),
    shipping_option: orNull(order.shippingOption, renderShippingOption),
    requested_delivery_date: text(order.requestedDeliveryDate),
    notes: text(order.notes),
    lines: order.lines.map((line) => renderOrderLine(line, LINE_VALUES)),
    subtotal: amount(order.subtotal),
    discount_total: amount(order.discountTotal),
    shipping_amount: amount(order.shippingAmount),
    shipping_gct_amount: amount(order.shippingGctAmount),
    gct_amount: amount(order.gctAmount),
    promotions: order.promotions.map(({ code, description, discountAmount }) => ({
      code,
      description,
      discount_amount: amount(discountAmount),
    })),
    shipments: order.shipments.map(renderShipment),
    invoices: billing.invoices?.map(renderInvoiceRow) ?? null,
    payment_session: orNull(billing.paymentSession, renderPaymentSession),
    cancellation: orNull(order.cancellation, renderCancellation),
    timeline: order.timeline.map(({ at, event, actor }) => ({ at, event, actor })),
    allowed_actions: order.allowedActions,
    updated_at: order.updatedAt,
  };
}

function renderBuyer(buyer: Buyer__Output) {
  return {
    id: buyer.customerId,
    email: buyer.email,
    name: buyer.name,
    company_name: text(buyer.companyName),
    tax_id: text(buyer.taxId),
    phone: text(buyer.phone),
  };
}

function renderCancellation(cancellation: Cancellation__Output) {
  return {
    reason: cancellation.reason,
    reason_code: cancellation.reasonCode,
    cancelled_at: cancellation.cancelledAt,
    actor: cancellation.actor,
  };
}

function renderShipment(shipment: Shipment__Output) {
  return {
    id: shipment.id,
    number: shipment.number,
    carrier: text(shipment.carrier),
    tracking_number: text(shipment.trackingNumber),
    tracking_url: text(shipment.trackingUrl),
    shipped_at: shipment.shippedAt,
    delivered_at: text(shipment.deliveredAt),
    lines: shipment.lines.map(({ lineId, sku, quantity }) => ({
      line_id: lineId,
      sku,
      quantity: amount(quantity),
    })),
  };
}
