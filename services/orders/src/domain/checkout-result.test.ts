import { expect, test } from '@jest/globals';
import { aFrozenCart, aShippingOption } from '../testing/builders.ts';
import { unexpectedTotal } from './checkout-result.ts';
import { orderTotals } from './order-totals.ts';

const totals = orderTotals(aFrozenCart(), aShippingOption(), { gctRate: '0.15' });

test.each(['1610.00', '1610', '1610.000'])('an expected total of %s matches the total with shipping and its tax', (expected) => {
  expect(unexpectedTotal(expected, totals, 'JMD')).toBeUndefined();
});

test('an expected total without shipping yields price_changed with the actual total', () => {
  expect(unexpectedTotal('1150.00', totals, 'JMD')).toMatchObject({
    state: 'price_changed',
    total: '1610.00',
    orderId: null,
    issues: [{ code: 'total_differs', lineId: null }],
  });
});

test('a checkout without an expected total accepts any total', () => {
  expect(unexpectedTotal(null, totals, 'JMD')).toBeUndefined();
});
