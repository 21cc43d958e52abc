import { expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/contract';
import { aFrozenCart, anOrder, anUnpaidOrder, aPaymentSession, aShippingOption } from '../testing/builders.ts';
import { amountsOfCart } from './checkout-amounts.ts';
import { placedResult, unexpectedTotal } from './checkout-result.ts';

const amounts = amountsOfCart(aFrozenCart(), aShippingOption(), { ...NO_STORE, gctRate: '0.15' });

test.each(['1610.00', '1610', '1610.000'])('an expected total of %s matches the total with shipping and its tax', (expected) => {
  expect(unexpectedTotal(expected, amounts, 'JMD')).toBeUndefined();
});

test('an expected total without shipping yields price_changed with the actual total', () => {
  expect(unexpectedTotal('1150.00', amounts, 'JMD')).toMatchObject({
    state: 'price_changed',
    total: '1610.00',
    amounts,
    orderId: null,
    issues: [{ code: 'total_differs', lineId: null }],
  });
});

test('a checkout without an expected total accepts any total', () => {
  expect(unexpectedTotal(null, amounts, 'JMD')).toBeUndefined();
});

test('a placed order is confirmed, or pending payment with its session', () => {
  const session = aPaymentSession();

  expect(placedResult(anOrder(), null)).toMatchObject({
    state: 'confirmed',
    orderNumber: 'SO-1001',
    total: '1150.00',
    paymentSession: null,
  });
  expect(placedResult(anUnpaidOrder(), session)).toMatchObject({ state: 'pending_payment', paymentSession: session, issues: [] });
});
