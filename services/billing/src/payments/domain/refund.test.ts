import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { newRefund, nextAttemptAt, REFUND_EXITS, type RefundTerms, refundStatusesBefore } from './refund.ts';

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
  expect(refundStatusesBefore('FAILED')).toEqual(['PENDING', 'SUCCEEDED']);
});

test.each([
  ['GATEWAY', null, 'PENDING'],
  ['BY_HAND', null, 'PENDING'],
  ['BY_HAND', 'TILL 1', 'SUCCEEDED'],
  ['CREDIT', null, 'SUCCEEDED'],
] as const)('a new refund %s with the reference %s is %s', (method, reference, status) => {
  const refund = newRefund({ ...TERMS, method, reference }, { id: 'r', now: NOW });

  expect(refund).toMatchObject({ status, reference, settledAt: status === 'PENDING' ? null : NOW });
});

test('attempts are repeated after 30 seconds at first and after an hour at most', () => {
  const secondsAfter = (attempts: number) => (nextAttemptAt(attempts, NOW).getTime() - NOW.getTime()) / 1000;

  expect([1, 2, 3, 20].map(secondsAfter)).toEqual([30, 60, 120, 3600]);
});
