import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { isOfAmount, type PaymentNotification } from './payment-notification.ts';

const PAID: PaymentNotification = { kind: 'payment', sessionId: '', to: 'PAID', amount: decimal('5'), currency: 'JMD', failureCode: null };

test.each([
  ['5.00', 'JMD', true],
  ['5.01', 'JMD', false],
  ['5.00', 'USD', false],
])('a payment of 5 JMD is of a session of %s %s: %s', (amount, currency, expected) => {
  expect(isOfAmount(PAID, { amount: decimal(amount), currency })).toBe(expected);
});
