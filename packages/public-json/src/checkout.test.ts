import { expect, test } from '@jest/globals';
import { renderCheckoutResult } from './gen.ts';

test('a checkout over the credit limit has the shortfall and the credit, and no order', () => {
  const shown = renderCheckoutResult({
    state: 'over_credit_limit',
    currency: 'JMD',
    total: '1500.00',
    shortfall: '250.10',
    credit: {
      creditLimit: '1000.00',
      balance: '0.00',
      held: '-249.90',
      availableCredit: '1249.90',
    },
    amounts: {
      subtotal: '1304.35',
      discountTotal: '0.00',
      shippingAmount: '0.00',
      shippingGctAmount: '0.00',
      gctAmount: '195.65',
      total: '1500.00',
      taxBreakdown: [{ rate: '0.15', taxableAmount: '1304.35', gctAmount: '195.65', exempt: false }],
    },
    paymentSession: null,
    issues: [],
  });

  expect(shown).toEqual({
    state: 'over_credit_limit',
    order_id: null,
    order_number: null,
    order_status: null,
    currency: 'JMD',
    total: 1500,
    amounts: {
      subtotal: 1304.35,
      discount_total: 0,
      shipping_amount: 0,
      shipping_gct_amount: 0,
      gct_amount: 195.65,
      total: 1500,
      tax_breakdown: [{ rate: 0.15, taxable_amount: 1304.35, gct_amount: 195.65, exempt: false }],
    },
    shortfall: 250.1,
    credit: {
      credit_limit: 1000,
      balance: 0,
      held: -249.9,
      available_credit: 1249.9,
    },
    payment_session: null,
    redirect_url: null,
    payment_terms: null,
    issues: [],
  });
});

test('the same result renders to the same bytes', () => {
  const result = {
    state: 'out_of_stock',
    currency: 'JMD',
    credit: null,
    amounts: null,
    paymentSession: null,
  };
  const issues = [
    {
      lineId: 'l',
      sku: 'S',
      code: 'insufficient_stock',
      availability: 'OUT' as const,
    },
  ];

  const [first, second] = [1, 2].map(() => JSON.stringify(renderCheckoutResult({ ...result, issues })));

  expect(first).toBe(second);
  expect(first).toContain('"availability":"OUT"');
});
