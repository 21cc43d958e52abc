import { lineDefaults } from '@storefront/contract';
import { decimal } from '@storefront/money';
import type { RefundOrderRequest__Output } from '@storefront/proto/storefront/billing/v1';
import { type Caller, newId, NO_STORE, type StoreSettings } from '@storefront/rpc';
import type { CreditAccount } from '../credit/domain/credit.ts';
import type { InvoiceHead } from '../invoices/domain/invoice.ts';
import type { PlacedLine, PlacedOrder } from '../invoices/domain/placed-order.ts';

/** A store with every payment rail enabled. */
export const aStore = (settings: Partial<StoreSettings> = {}): StoreSettings => ({
  ...NO_STORE,
  name: 'Harbour Hardware',
  currency: 'JMD',
  gctRate: '0.15',
  onlinePayments: true,
  couriers: true,
  paymentRails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
  ...settings,
});

/** The caller of a shopper's request. */
export const aCaller = (caller: Partial<Caller> & { tenantId: string }): Caller => ({
  mode: 'sandbox',
  store: aStore(),
  kind: 'shopper_api',
  scopes: [],
  requestId: 'a-request',
  ...caller,
});

/** An unused credit account with a limit of 1000. */
export const anAccount = (amounts: { creditLimit?: string; balance?: string; held?: string; onHold?: boolean } = {}): CreditAccount => ({
  customerId: '00000000-0000-7000-8000-000000000001',
  currency: 'JMD',
  creditLimit: decimal(amounts.creditLimit ?? '1000'),
  balance: decimal(amounts.balance ?? '0'),
  held: decimal(amounts.held ?? '0'),
  termsBasis: 'NET',
  termsDays: 30,
  onHold: amounts.onHold ?? false,
});

/** A line of one piece at 100.00, taxed at 15%. */
export function aPlacedLine(line: { subtotal?: string; discount?: string; rate?: string; gct?: string } = {}): PlacedLine {
  const subtotal = decimal(line.subtotal ?? '100');
  const discount = decimal(line.discount ?? '0');
  const rate = decimal(line.rate ?? '0.15');
  const gct = line.gct === undefined ? subtotal.minus(discount).times(rate).toDecimalPlaces(2) : decimal(line.gct);
  return {
    ...lineDefaults('invoice'),
    sku: 'BOLT',
    description: 'Bolt, M8',
    quantity: decimal('1'),
    baseUom: 'EA',
    unitPrice: subtotal,
    lineSubtotal: subtotal,
    discountAmount: discount,
    effectiveGctRate: rate,
    gctAmount: gct,
    lineTotal: subtotal.minus(discount).plus(gct),
  };
}

/** An order on credit terms whose amounts add up to its lines. */
export function aPlacedOrder(order: Partial<PlacedOrder> & { shipping?: string } = {}): PlacedOrder {
  const { shipping: shippingText = '0', ...given } = order;
  const lines = given.lines ?? [aPlacedLine()];
  const shipping = decimal(shippingText);
  const shippingRate = decimal('0.15');
  const zero = decimal('0');
  const subtotal = lines.reduce((sum, line) => sum.plus(line.lineSubtotal), zero);
  const discountTotal = lines.reduce((sum, line) => sum.plus(line.discountAmount), zero);
  const shippingGct = shipping.times(shippingRate).toDecimalPlaces(2);
  const gctAmount = lines.reduce((sum, line) => sum.plus(line.gctAmount), shippingGct);
  return {
    id: '00000000-0000-7000-8000-00000000000a',
    number: 'SO-000001',
    customerId: '00000000-0000-7000-8000-000000000001',
    checkoutId: '00000000-0000-7000-8000-00000000000c',
    paymentRail: 'CREDIT_TERMS',
    currency: 'JMD',
    terms: { termsBasis: 'NET', termsDays: 30 },
    timeZone: 'UTC',
    lines,
    subtotal,
    discountTotal,
    shippingAmount: shipping,
    gctAmount,
    shippingTaxes: shipping.isZero() ? [] : [{ rate: shippingRate, taxableAmount: shipping, gctAmount: shippingGct }],
    total: subtotal.minus(discountTotal).plus(shipping).plus(gctAmount),
    storeName: 'Harbour Hardware',
    buyer: {
      name: 'Ann Buyer',
      email: 'ann@example.com',
      companyName: null,
      taxId: null,
      taxExemptCertificate: null,
      phone: null,
      addressId: null,
    },
    billingAddress: null,
    deliveryAddress: null,
    purchaseOrderNumber: null,
    suppliedAt: null,
    ...given,
  };
}

/** An operator of the caller's store. */
export const operatorOf = (caller: Caller): Caller => ({ ...caller, kind: 'operator', customerId: undefined });

/** A request to refund all of an order. */
export const aRefundRequest = (given: Partial<RefundOrderRequest__Output> & { orderId: string }): RefundOrderRequest__Output => ({
  requestKey: newId(),
  lines: [],
  shipping: false,
  cancelled: false,
  method: 'METHOD_UNSPECIFIED',
  ...given,
});

/** An open invoice of 115.00 on credit terms. */
export const anInvoice = (invoice: Partial<InvoiceHead> = {}): InvoiceHead => ({
  id: '00000000-0000-7000-8000-00000000000b',
  number: 'INV-000001',
  status: 'OPEN',
  customerId: '00000000-0000-7000-8000-000000000001',
  orderId: '00000000-0000-7000-8000-00000000000a',
  orderNumber: 'SO-000001',
  paymentRail: 'CREDIT_TERMS',
  currency: 'JMD',
  total: decimal('115'),
  amountPaid: decimal('0'),
  amountDue: decimal('115'),
  amountCredited: decimal('0'),
  amountRefunded: decimal('0'),
  issuedAt: new Date('2026-01-31T12:00:00.000Z'),
  dueAt: new Date('2026-03-02T23:59:59.999Z'),
  voidedAt: null,
  replaces: null,
  replacedBy: null,
  issuedOn: '2026-01-31',
  dueOn: '2026-03-02',
  voidedOn: null,
  timeZone: 'UTC',
  termsBasis: 'NET',
  termsDays: 30,
  gctAmount: decimal('15'),
  purchaseOrderNumber: null,
  ...invoice,
});
