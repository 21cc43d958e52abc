import { expect, test } from '@jest/globals';
import type { Cart__Output } from '@storefront/proto/storefront/cart/v1';
import { renderCart } from './gen.ts';

const aCart = (changed: Partial<Cart__Output> = {}): Cart__Output => ({
  id: 'cart',
  status: 'OPEN',
  version: 3,
  currency: 'JMD',
  lines: [{ id: 'line', sku: 'BOLT-M8', quantity: '2.5', baseUom: 'KG', discounts: [], image: null }],
  promotions: [],
  lineCount: 1,
  warnings: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  errors: [],
  taxExempt: false,
  ...changed,
});

test('an unpriced cart has null for every amount', () => {
  expect(renderCart(aCart())).toMatchObject({
    subtotal: null,
    discount_total: null,
    shipping_amount: null,
    gct_amount: null,
    total: null,
    priced_at: null,
    price_valid_until: null,
  });
});

test('a line without catalog data keeps its quantity and has UNKNOWN availability', () => {
  expect(renderCart(aCart()).lines[0]).toMatchObject({
    quantity: 2.5,
    description: null,
    unit_price: null,
    price_source: null,
    availability: 'UNKNOWN',
  });
});

test('a priced cart has its totals as numbers', () => {
  const cart = aCart({
    subtotal: '225.00',
    discountTotal: '0.00',
    gctAmount: '33.75',
    total: '258.75',
  });

  expect(renderCart(cart)).toMatchObject({
    subtotal: 225,
    discount_total: 0,
    gct_amount: 33.75,
    total: 258.75,
  });
});
