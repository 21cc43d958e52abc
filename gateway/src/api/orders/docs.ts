import { linksTo, type OperationDocs } from '@storefront/api-docs';
import type { z } from 'zod';
import { CHANGED_CART } from '../carts/docs.ts';
import { IMAGE } from '../catalog/docs.ts';
import type { InvoicesPaymentOut, PaymentSessionOut, PaymentStatusOut } from '../checkout/payment-sessions.ts';
import type { CheckoutPreviewOut, CheckoutResultOut } from '../checkout/schemas.ts';
import type { ShippingOptionsOut } from '../checkout/shipping-options.ts';
import { ADDRESS, CREDIT } from '../customers/examples.ts';
import { enveloped, example, paged, unavailable } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';
import { exampleLine } from '../examples/lines.ts';
import { INVOICE_ROW } from '../invoices/examples.ts';
import type { OrderRowOut } from './order-rows.ts';
import type { OrderOut } from './schemas.ts';

type Result = z.output<typeof CheckoutResultOut>;
type Order = z.output<typeof OrderOut>;

export const SHIPPING: z.output<typeof ShippingOptionsOut> = {
  options: [{ code: 'STANDARD', label: 'Courier, 2 business days', kind: 'COURIER', amount: 500, free_over: 10000, currency: 'JMD' }],
  couriers_enabled: true,
};

export const ORDER_ROW: z.output<typeof OrderRowOut> = {
  id: IDS.order,
  number: 'SO-1042',
  status: 'CONFIRMED',
  payment_status: 'ON_ACCOUNT',
  payment_rail: 'CREDIT_TERMS',
  currency: 'JMD',
  total: 2810.6,
  line_count: 1,
  placed_at: '2026-11-21T08:16:00.000Z',
  purchase_order_number: 'PO-7731',
};

export const ORDER: Order = {
  ...ORDER_ROW,
  cart_id: IDS.cart,
  customer: {
    id: IDS.customer,
    email: 'ann@garage.example',
    name: 'Ann Brown',
    company_name: 'Brown’s Garage Ltd',
    tax_id: '001-234-567',
    tax_exempt_certificate: null,
    phone: '+1 876 555 0100',
  },
  shipping_address: ADDRESS,
  billing_address: ADDRESS,
  shipping_option: SHIPPING.options[0] ?? null,
  requested_delivery_date: '2026-11-24',
  payment_terms: { code: 'NET30', days: 30 },
  notes: null,
  lines: [{ ...exampleLine('order'), id: IDS.orderLine, image: IMAGE }],
  subtotal: 2160,
  discount_total: 216,
  shipping_amount: 500,
  shipping_gct_amount: 75,
  gct_amount: 366.6,
  tax_exempt: false,
  promotions: [{ code: 'WELCOME10', description: '10% off your first order', discount_amount: 216 }],
  shipments: [],
  invoices: [INVOICE_ROW],
  payment_session: null,
  cancellation: null,
  timeline: [{ at: '2026-11-21T08:16:00.000Z', event: 'confirmed', actor: 'shopper' }],
  allowed_actions: ['cancel'],
  updated_at: '2026-11-21T08:16:00.000Z',
};

export const CANCELLED_ORDER: Order = {
  ...ORDER,
  status: 'CANCELLED',
  lines: ORDER.lines.map((line) => ({ ...line, cancelled_quantity: line.quantity })),
  invoices: [{ ...INVOICE_ROW, status: 'VOIDED', amount_due: 0 }],
  cancellation: {
    reason: 'Ordered the wrong size',
    reason_code: 'ORDERED_BY_MISTAKE',
    cancelled_at: '2026-11-21T08:40:00.000Z',
    actor: 'shopper',
  },
  timeline: [...ORDER.timeline, { at: '2026-11-21T08:40:00.000Z', event: 'cancelled', actor: 'shopper' }],
  allowed_actions: [],
  updated_at: '2026-11-21T08:40:00.000Z',
};

const PAYMENT_URL = `https://api.shop.example/sandbox/payments/${IDS.session}`;
export const PAYMENT_SESSION: z.output<typeof PaymentSessionOut> = {
  id: IDS.session,
  status: 'PENDING',
  purpose: 'ORDER',
  amount: 2810.6,
  currency: 'JMD',
  redirect_url: PAYMENT_URL,
  expires_at: '2026-11-21T08:46:00.000Z',
  failure_code: null,
  created_at: '2026-11-21T08:16:00.000Z',
};

export const INVOICE_SESSION: z.output<typeof PaymentSessionOut> = { ...PAYMENT_SESSION, purpose: 'INVOICE' };

export const INVOICES_PAYMENT: z.output<typeof InvoicesPaymentOut> = {
  ...PAYMENT_SESSION,
  purpose: 'INVOICES',
  allocations: [{ invoice_id: IDS.invoice, number: INVOICE_ROW.number, amount: 2810.6 }],
};

export const PAYMENT_STATUS: z.output<typeof PaymentStatusOut> = {
  order_id: IDS.order,
  order_status: 'PENDING_PAYMENT',
  payment_status: 'UNPAID',
  session_id: IDS.session,
  status: 'PENDING',
  amount: 2810.6,
  currency: 'JMD',
  redirect_url: PAYMENT_SESSION.redirect_url,
  expires_at: PAYMENT_SESSION.expires_at,
  failure_code: null,
  updated_at: PAYMENT_SESSION.created_at,
};

const amounts = {
  subtotal: 2160,
  discount_total: 216,
  shipping_amount: 500,
  shipping_gct_amount: 75,
  gct_amount: 366.6,
  total: 2810.6,
  tax_breakdown: [{ rate: 0.15, taxable_amount: 2444, gct_amount: 366.6, exempt: false }],
};
const none = { shortfall: null, credit: null, payment_session: null, redirect_url: null, payment_terms: null };
const placed = { order_id: IDS.order, order_number: 'SO-1042', currency: 'JMD', total: 2810.6, amounts };
const notPlaced = { ...none, order_id: null, order_number: null, order_status: null, currency: 'JMD', total: 2810.6, amounts };

export const CONFIRMED: Result = { state: 'confirmed', order_status: 'CONFIRMED', ...placed, ...none, issues: [] };

export const PENDING_PAYMENT: Result = {
  ...none,
  state: 'pending_payment',
  order_status: 'PENDING_PAYMENT',
  ...placed,
  payment_session: PAYMENT_SESSION,
  redirect_url: PAYMENT_URL,
  issues: [],
};

export const PREVIEWED: z.output<typeof CheckoutPreviewOut> = { ...notPlaced, state: 'confirmed', order_status: 'CONFIRMED', issues: [] };

export const OVER_CREDIT_LIMIT: Result = {
  ...notPlaced,
  state: 'over_credit_limit',
  shortfall: 810.6,
  credit: { credit_limit: CREDIT.credit_limit ?? 0, balance: 248000, held: 0, available_credit: 2000 },
  issues: [],
};

export const PRICE_CHANGED: Result = {
  ...notPlaced,
  state: 'price_changed',
  total: null,
  amounts: null,
  issues: [
    {
      line_id: IDS.line,
      sku: 'BOLT-M8',
      code: 'price_moved',
      detail: 'The price of BOLT-M8 changed from 90.00 to 95.00.',
      availability: null,
    },
  ],
};

export const OUT_OF_STOCK: Result = {
  ...notPlaced,
  state: 'out_of_stock',
  issues: [
    {
      line_id: IDS.line,
      sku: 'BOLT-M8',
      code: 'insufficient_stock',
      detail: 'Not enough stock is available.',
      availability: 'LOW',
    },
  ],
};

export const ORDER_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listOrders: {
    description: "Returns a page of the signed-in customer's orders that match every filter. `total` counts the matching orders.",
    response: { page: paged('A page with one order', [ORDER_ROW], 1) },
    sample: { query: { status: 'CONFIRMED', q: 'BOLT', limit: '20' } },
    links: linksTo({ order_id: '$response.body#/data/0/id' }, 'getOrder', 'cancelOrder', 'reorder'),
  },
  getOrder: {
    description:
      "Returns an order with its prices and addresses as they were at checkout. An unknown order or another customer's order returns " +
      '404. If the sections `invoices`, `payment_session`, and `lines[].image` are unavailable, they are `null` and `errors` names them.',
    response: {
      confirmed: enveloped('A confirmed order on account', ORDER),
      partial: enveloped('Billing is temporarily unavailable', { ...ORDER, invoices: null }, [
        unavailable('invoices'),
        unavailable('payment_session'),
      ]),
    },
  },
  reorder: {
    description:
      'Creates a cart with the lines of an order, in their quantities and units, to be priced. Lines that cannot be ordered are listed in `rejected`, by their position in the order.',
    reasons: ['nothing_orderable'],
    response: { created: example('All lines can be ordered', { data: CHANGED_CART, rejected: [], errors: [] }) },
  },
  cancelOrder: {
    description:
      'Cancels an order and returns it. Canceling releases its stock and credit, cancels its live payment session, and voids its ' +
      'invoice. An order that has shipped, been delivered, been canceled, or expired returns 409.',
    reasons: ['order_not_cancellable'],
    request: { mistake: example('Ordered by mistake', { reason: 'Ordered the wrong size', reason_code: 'ORDERED_BY_MISTAKE' }) },
    response: { cancelled: enveloped('The canceled order', CANCELLED_ORDER) },
    sample: { headers: { 'Idempotency-Key': `cancel-${IDS.order}` } },
  },
};
