import { lineDefaults, NO_STORE } from '@storefront/contract';
import type { Address } from '../domain/buyer.ts';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { type OrderParts, newOrder } from '../domain/new-order.ts';
import type { Order, OrderLine } from '../domain/order.ts';
import type { AuthorizedPayment, PaymentSession } from '../domain/payment.ts';
import type { ShippingOption } from '../domain/shipping-option.ts';

/** A line of two brake pads at 500.00 each plus 15% GCT. */
export const aFrozenLine = (fields: Partial<OrderLine> = {}): OrderLine => ({
  ...lineDefaults('order'),
  id: '01900000-0000-7000-8000-00000000000a',
  sku: 'PAD',
  description: 'Brake pad',
  quantity: '2',
  baseUom: 'EA',
  unitPrice: '500.00',
  listUnitPrice: '500.00',
  priceSource: 'LIST',
  lineSubtotal: '1000.00',
  discountAmount: '0.00',
  effectiveGctRate: '0.15',
  gctAmount: '150.00',
  lineTotal: '1150.00',
  ...fields,
});

/** A cart of one line with a total of 1150.00. */
export const aFrozenCart = (fields: Partial<FrozenCart> = {}): FrozenCart => ({
  id: '01900000-0000-7000-8000-0000000000ca',
  currency: 'JMD',
  lines: [aFrozenLine()],
  quantityDecimals: {},
  promotions: [],
  subtotal: '1000.00',
  discountTotal: '0.00',
  gctAmount: '150.00',
  total: '1150.00',
  freeShipping: false,
  taxExempt: false,
  ...fields,
});

/** Own-fleet delivery for 400.00. */
export const aShippingOption = (fields: Partial<ShippingOption> = {}): ShippingOption => ({
  code: 'standard',
  label: 'Standard delivery',
  kind: 'OWN_FLEET',
  amount: '400.00',
  freeOver: null,
  currency: 'JMD',
  ...fields,
});

/** A postal address without an ID. */
export const anAddress = (fields: Partial<Address> = {}): Address => ({
  id: null,
  name: 'Ann Brown',
  company: null,
  line1: '1 Hope Road',
  line2: null,
  city: 'Kingston',
  region: null,
  postalCode: null,
  countryCode: 'JM',
  phone: null,
  ...fields,
});

/** A cash-on-delivery checkout of `aFrozenCart`. */
export const aCheckoutBody = (fields: Partial<CheckoutBody> = {}): CheckoutBody => ({
  cartId: '01900000-0000-7000-8000-0000000000ca',
  paymentRail: 'CASH_ON_DELIVERY',
  shippingOptionCode: null,
  shippingAddressId: null,
  billingAddressId: null,
  shippingAddress: null,
  billingAddress: null,
  purchaseOrderNumber: null,
  requestedDeliveryDate: null,
  notes: null,
  expectedTotal: null,
  returnUrl: null,
  cancelUrl: null,
  ...fields,
});

/** A pending payment session of 1150.00. */
export const aPaymentSession = (fields: Partial<PaymentSession> = {}): PaymentSession => ({
  id: '01900000-0000-7000-8000-0000000000e5',
  status: 'PENDING',
  purpose: 'ORDER',
  amount: '1150.00',
  currency: 'JMD',
  redirectUrl: 'https://pay.example/s/1',
  expiresAt: '2026-11-21T10:30:00.000Z',
  failureCode: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...fields,
});

/** An authorized payment without a session. */
export const aPayment = (fields: Partial<AuthorizedPayment> = {}): AuthorizedPayment => ({
  buyer: {
    customerId: '01900000-0000-7000-8000-0000000000c0',
    email: 'ann@example.com',
    name: 'Ann Brown',
    companyName: null,
    taxId: null,
    phone: null,
  },
  billingAddress: null,
  firstAddress: null,
  terms: null,
  exemption: null,
  address: null,
  session: null,
  ...fields,
});

/** The time at which these orders are placed. */
export const NOW = '2026-11-21T10:00:00.000Z';

/** The inputs of `anOrder`. */
export const orderParts = (fields: Partial<OrderParts> = {}): OrderParts => ({
  orderId: '01900000-0000-7000-8000-000000000001',
  orderNumber: 'SO-1001',
  checkoutId: '01900000-0000-7000-8000-0000000000cc',
  customerId: '01900000-0000-7000-8000-0000000000c0',
  body: aCheckoutBody(),
  cart: aFrozenCart(),
  payment: aPayment(),
  shippingOption: null,
  store: { ...NO_STORE, name: 'Parts of Kingston', gctRate: '0.15' },
  now: NOW,
  ...fields,
});

/** A confirmed order of one line, paid on delivery. */
export const anOrder = (fields: Partial<Order> = {}): Order => ({ ...newOrder(orderParts()), ...fields });

/** A prepaid order that is pending payment. */
export const anUnpaidOrder = (fields: Partial<Order> = {}): Order => ({
  ...newOrder(orderParts({ body: aCheckoutBody({ paymentRail: 'PREPAID' }), payment: aPayment({ session: aPaymentSession() }) })),
  ...fields,
});
