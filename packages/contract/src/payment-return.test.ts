import { expect, test } from '@jest/globals';
import { paymentReturnUrl } from './payment-return.ts';

const payment = { status: 'paid', sessionId: 's1', orderId: 'o1', invoiceId: undefined } as const;
const added = 'payment_status=paid&payment_session_id=s1&order_id=o1';

test.each([
  ['https://shop.example/thanks', `https://shop.example/thanks?${added}`],
  ['https://shop.example/?', `https://shop.example/?${added}`],
  ['https://shop.example/thanks?q=a%20b&flag&sig=~%7E', `https://shop.example/thanks?q=a%20b&flag&sig=~%7E&${added}`],
  ['https://shop.example/#/orders', `https://shop.example/?${added}#/orders`],
])('%s keeps its parameters and fragment', (address, expected) => {
  expect(paymentReturnUrl(address, payment)).toBe(expected);
});

test('the parameters of an earlier return are replaced', () => {
  const earlier = paymentReturnUrl('https://shop.example/thanks?lang=en', { ...payment, status: 'declined', invoiceId: 'i1' });

  expect(earlier).toBe('https://shop.example/thanks?lang=en&payment_status=declined&payment_session_id=s1&order_id=o1&invoice_id=i1');
  expect(paymentReturnUrl(earlier, { ...payment, invoiceId: 'i2' })).toBe(
    'https://shop.example/thanks?lang=en&payment_status=paid&payment_session_id=s1&order_id=o1&invoice_id=i2',
  );
});

test('a repay with another ID set keeps one of each parameter', () => {
  const url = new URL(paymentReturnUrl('https://shop.example/?order_id=old&order_id=older', payment));

  expect(url.searchParams.getAll('order_id')).toEqual(['o1']);
});
