import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { newRefund, nextAttemptAt, REFUND_EXITS, type RefundTerms, refundStatusesBefore, refundStatusOf } from './refund.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const TERMS: RefundTerms = {
  customerId: 'c',
  orderId: 'o',
  invoiceId: 'i',
  paymentId: 'p',
  paymentSessionId: 's',
  creditNoteId: null,
  method: 'GATEWAY',
  amount: decimal('5'),
  currency: 'JMD',
};

test('every status can be reached, and a failed refund is final', () => {
  const reached = new Set(['PENDING', ...Object.values(REFUND_EXITS).flat()]);

  expect([...reached].toSorted()).toEqual(Object.keys(REFUND_EXITS).toSorted());
  expect(REFUND_EXITS.FAILED).toEqual([]);
  expect([refundStatusOf('FAILED'), refundStatusOf('LOST')]).toEqual(['FAILED', undefined]);
  expect(refundStatusesBefore('FAILED')).toEqual(['PENDING', 'SUCCEEDED']);
});

test.each([
  ['GATEWAY', null, null, 'PENDING'],
  ['GATEWAY', null, 're_1', 'SUCCEEDED'],
  ['BY_HAND', null, null, 'PENDING'],
  ['BY_HAND', 'TILL 1', null, 'SUCCEEDED'],
  ['CREDIT', null, null, 'SUCCEEDED'],
] as const)('a new refund %s with the references %s and %s is %s', (method, reference, providerReference, status) => {
  const refund = newRefund({ ...TERMS, method, reference, providerReference }, { id: 'r', now: NOW });

  expect(refund).toMatchObject({ isOverpayment: false, status, reference, settledAt: status === 'PENDING' ? null : NOW });
});

test('attempts are repeated after 30 seconds at first and after an hour at most', () => {
  const secondsAfter = (attempts: number) => (nextAttemptAt(attempts, NOW).getTime() - NOW.getTime()) / 1000;

  expect([1, 2, 3, 20].map(secondsAfter)).toEqual([30, 60, 120, 3600]);
});
