import type { CreditNote, Customer, Invoice } from '@storefront/proto/storefront/billing/v1';
import type { Cart__Output } from '@storefront/proto/storefront/cart/v1';
import type { Address } from '@storefront/proto/storefront/common/v1';
import type { Order } from '@storefront/proto/storefront/orders/v1';
import type { Subscription } from '@storefront/proto/storefront/webhooks/v1';
import { renderCart } from '@storefront/public-json';

const NOON = '2026-11-20T12:00:00.000Z';

/** A product as the catalog renders it; with its texts for the detail response. */
export const aProductJson = ({ description = 'Hex bolt M8', unitPrice = 120 }, texts: { body?: null; specs?: object } = {}) => ({
  sku: 'BOLT-M8',
  description,
  short_description: null,
  ...texts,
  badges: [],
  currency: 'JMD',
  unit_price: unitPrice,
  list_unit_price: 120,
  compare_at_unit_price: null,
  discount_percent: 0,
  price_source: 'LIST',
  price_breaks: [],
  tax_included: false,
  effective_gct_rate: 0.15,
  gct_amount: 18,
  unit_price_incl_gct: 138,
  base_uom: 'EA',
  order_uoms: [],
  availability: 'IN_STOCK',
  cover: null,
  media: [],
  category_ids: [],
  tags: [],
  updated_at: NOON,
});

/** Messages as the services send them. gRPC fills in the omitted fields. */
const aCart = (): Cart__Output => ({
  id: 'cart',
  status: 'OPEN',
  version: 1,
  currency: 'JMD',
  lines: [
    {
      id: 'line',
      sku: 'BOLT-M8',
      description: 'Hex bolt',
      quantity: '2.5',
      baseUom: 'EA',
      discounts: [],
      availability: 'LOW',
      image: null,
    },
  ],
  promotions: [],
  lineCount: 1,
  warnings: [],
  createdAt: NOON,
  updatedAt: NOON,
  expiresAt: NOON,
  errors: [],
  taxExempt: false,
});

/** A response with a cart, in both forms. */
export const aCartResponse = () => ({ cart: aCart(), cartJson: Buffer.from(JSON.stringify(renderCart(aCart()))) });

export const aCustomer = (): Customer => ({
  id: 'customer',
  email: 'ann@shop.example',
  name: 'Ann',
  status: 'ACTIVE',
  currency: 'JMD',
  paymentRails: ['CASH_ON_DELIVERY'],
  createdAt: NOON,
});

export const anOrder = (): Order => ({
  id: 'order',
  number: 'SO-1',
  status: 'CONFIRMED',
  paymentStatus: 'UNPAID',
  paymentRail: 'CASH_ON_DELIVERY',
  currency: 'JMD',
  total: '115.00',
  lineCount: 1,
  placedAt: NOON,
  subtotal: '100.00',
  discountTotal: '0.00',
  shippingAmount: '0.00',
  gctAmount: '15.00',
  allowedActions: ['cancel'],
  updatedAt: NOON,
});

export const anInvoice = (): Invoice => ({
  id: 'invoice',
  number: 'INV-1',
  status: 'OPEN',
  settlement: 'UNPAID',
  orderId: 'order',
  orderNumber: 'SO-1',
  currency: 'JMD',
  total: '115.00',
  amountPaid: '0.00',
  amountDue: '115.00',
  issuedAt: NOON,
  dueAt: NOON,
  subtotal: '100.00',
  discountTotal: '0.00',
  shippingAmount: '0.00',
  gctAmount: '15.00',
  paymentRail: 'CASH_ON_DELIVERY',
  paymentTerms: { code: 'DUE_ON_RECEIPT', days: 0 },
});

export const aCreditNote = (): CreditNote => ({
  id: 'credit-note',
  number: 'CN-000007',
  invoiceId: 'invoice',
  invoiceNumber: 'INV-1',
  orderId: 'order',
  currency: 'JMD',
  netAmount: '100.00',
  gctAmount: '15.00',
  total: '115.00',
  dueReduction: '115.00',
  shippingAmount: '0.00',
  shippingGctAmount: '0.00',
  issuedAt: NOON,
  issuedOn: '2026-11-20',
});

export const aPaymentSession = () => ({
  id: 'session',
  status: 'PENDING',
  purpose: 'ORDER',
  amount: '115.10',
  currency: 'JMD',
  redirectUrl: 'https://pay.example/session',
  expiresAt: NOON,
  createdAt: NOON,
});

export const anInvoicesPayment = () => ({
  ...aPaymentSession(),
  status: 'PENDING' as const,
  purpose: 'INVOICES',
  allocations: [{ invoiceId: 'invoice', number: 'INV-000042', amount: '115.10' }],
});

export const aSubscription = (): Subscription => ({
  id: 'subscription',
  endpointUrl: 'https://erp.example/hooks',
  eventTypes: ['order.confirmed'],
  status: 'ACTIVE',
  signingSecretHint: 'whsec_…',
  ordering: 'NONE',
  signatureScheme: 'v1',
  createdAt: NOON,
  updatedAt: NOON,
});

export const anAddress = (): Address => ({ id: 'address', name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' });

/** A statement with one payment. */
export const aStatement = () => ({
  currency: 'JMD',
  from: '2026-11-01',
  to: '2026-11-30',
  openingBalance: '100.00',
  entries: [{ date: '2026-11-02', type: 'PAYMENT', description: 'Payment received', reference: '=1+1', credit: '40.00', balance: '60.00' }],
  closingBalance: '60.00',
  unappliedCredit: '0.00',
  aging: { current: '60.00', days_1_30: '0.00', days_31_60: '0.00', days_61_90: '0.00', over_90: '0.00' },
  asOf: '2026-11-30T10:00:00.000Z',
});
