import { expect, test } from '@jest/globals';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1';
import { renderInvoice, renderInvoiceIssuedData, renderOrder, renderOrderRow } from './gen.ts';

const anOrder = (): Order__Output => ({
  id: 'order',
  number: 'SO-000001',
  status: 'CONFIRMED',
  paymentStatus: 'ON_ACCOUNT',
  paymentRail: 'CREDIT_TERMS',
  currency: 'JMD',
  total: '115.00',
  lineCount: 1,
  placedAt: '2026-11-20T10:00:00.000Z',
  customerId: 'customer',
  cartId: 'cart',
  checkoutId: 'checkout',
  lines: [],
  subtotal: '100.00',
  discountTotal: '0.00',
  shippingAmount: '0.00',
  gctAmount: '15.00',
  promotions: [],
  shipments: [],
  timeline: [],
  allowedActions: ['cancel'],
  updatedAt: '2026-11-20T10:00:00.000Z',
  buyer: null,
  gctRate: '0.15',
  shippingTaxes: [],
  storeName: 'Store',
  timeZone: 'UTC',
  taxExempt: false,
});

const anInvoice = (): Invoice__Output => ({
  id: 'invoice',
  number: 'INV-000001',
  status: 'OPEN',
  orderId: 'order',
  orderNumber: 'SO-000001',
  currency: 'JMD',
  total: '115.00',
  amountPaid: '0.00',
  amountDue: '115.00',
  isOverdue: false,
  issuedAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-12-20T23:59:59.999Z',
  issuedOn: '2026-11-20',
  dueOn: '2026-12-20',
  paymentTerms: { code: 'NET30', days: 30 },
  lines: [],
  subtotal: '100.00',
  discountTotal: '0.00',
  shippingAmount: '0.00',
  gctAmount: '15.00',
  taxBreakdown: [{ rate: '0.15', taxableAmount: '100.00', gctAmount: '15.00', exempt: false }],
  seller: null,
  buyer: null,
  payments: [],
  customerId: 'customer',
  amountCredited: '0.00',
  amountRefunded: '0.00',
  settlement: 'UNPAID',
  creditNotes: [],
  taxExempt: false,
  paymentRail: 'CREDIT_TERMS',
});

test('an order starts with its row', () => {
  expect(renderOrder(anOrder())).toMatchObject(renderOrderRow(anOrder()));
});

test('an order has null billing sections if billing is unavailable or, as in an event, was not called', () => {
  expect(renderOrder({ ...anOrder(), invoices: null, paymentSession: null }).invoices).toBeNull();
  expect(renderOrder(anOrder())).toMatchObject({ invoices: null, payment_session: null });
});

test('an order does not expose internal fields', () => {
  expect(JSON.stringify(renderOrder(anOrder()))).not.toContain('checkout');
});

test('an issued invoice has its row and lines; the detail adds taxes and the order', () => {
  expect(Object.keys(renderInvoiceIssuedData(anInvoice())).at(-1)).toBe('lines');
  expect(renderInvoice({ ...anInvoice(), order: anOrder() })).toMatchObject({
    amount_due: 115,
    payment_terms: { code: 'NET30', days: 30 },
    tax_breakdown: [{ rate: 0.15, taxable_amount: 100, gct_amount: 15 }],
    order: { number: 'SO-000001' },
  });
  expect(renderInvoice({ ...anInvoice(), order: null }).order).toBeNull();
});
