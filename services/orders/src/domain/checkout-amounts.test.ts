import { expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/contract';
import { sumOf, decimal } from '@storefront/money';
import { aFrozenCart, aFrozenLine, anOrder, aPayment, aShippingOption, orderParts } from '../testing/builders.ts';
import { amountsOfCart, amountsOfOrder } from './checkout-amounts.ts';
import { newOrder } from './new-order.ts';

const LINES = [
  aFrozenLine({ lineSubtotal: '1000.00', discountAmount: '100.00', gctAmount: '135.00' }),
  aFrozenLine({ lineSubtotal: '33.33', effectiveGctRate: '0', gctAmount: '0.00' }),
  aFrozenLine({ lineSubtotal: '66.67', effectiveGctRate: '0.150', gctAmount: '10.00' }),
];
const MIXED = aFrozenCart({ lines: LINES, subtotal: '1100.00', discountTotal: '100.00', gctAmount: '145.00', total: '1145.00' });
const EXEMPT = aFrozenCart({
  lines: [aFrozenLine({ effectiveGctRate: '0', gctAmount: '0.00' })],
  gctAmount: '0.00',
  total: '1000.00',
  taxExempt: true,
});

test.each([
  ['lines of one rate', aFrozenCart(), null, {}, [['0.15', '1000.00', '150.00', false]]],
  ['shipping at the rate of the store', aFrozenCart(), '400.00', {}, [['0.15', '1400.00', '210.00', false]]],
  [
    'shipping at a rate of its own',
    aFrozenCart(),
    '400.00',
    { gctRate: '0.2' },
    [
      ['0.2', '400.00', '80.00', false],
      ['0.15', '1000.00', '150.00', false],
    ],
  ],
  [
    'several rates',
    MIXED,
    null,
    {},
    [
      ['0.15', '966.67', '145.00', false],
      ['0', '33.33', '0.00', false],
    ],
  ],
  [
    'shipping in proportion',
    MIXED,
    '100.00',
    { shippingTax: 'proportional' as const },
    [
      ['0.15', '1063.34', '159.50', false],
      ['0', '36.66', '0.00', false],
    ],
  ],
  ['an exempt customer', EXEMPT, '400.00', {}, [['0', '1400.00', '0.00', true]]],
])('the amounts of %s are grouped by rate, and are those of the order', (_name, cart, shipping, settings, expected) => {
  const store = { ...NO_STORE, name: 'Parts', gctRate: '0.15', ...settings };
  const shippingOption = shipping === null ? null : aShippingOption({ amount: shipping });
  const payment = aPayment({ exemption: cart.taxExempt ? { certificate: 'X-1', until: null } : null });

  const amounts = amountsOfCart(cart, shippingOption, store);

  expect(amounts.taxBreakdown.map((part) => [part.rate, part.taxableAmount, part.gctAmount, part.exempt])).toEqual(expected);
  const sum = (field: 'taxableAmount' | 'gctAmount') => sumOf(amounts.taxBreakdown.map((part) => decimal(part[field]))).toFixed(2);
  expect(sum('gctAmount')).toBe(amounts.gctAmount);
  expect(
    decimal(sum('taxableAmount'))
      .plus(decimal(sum('gctAmount')))
      .toFixed(2),
  ).toBe(amounts.total);
  expect(amountsOfOrder(newOrder(orderParts({ cart, shippingOption, store, payment })))).toEqual(amounts);
});

test('an order without shipping has no part for it', () => {
  expect(amountsOfOrder(anOrder()).taxBreakdown).toHaveLength(1);
});
