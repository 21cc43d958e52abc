import { expect, test } from '@jest/globals';
import { isLiveSession, PAYMENT_SESSION_EXITS, sessionStatusesBefore } from './payment-session.ts';

test('only the two live states can lead to PAID', () => {
  expect(sessionStatusesBefore('PAID')).toEqual(['PENDING', 'PROCESSING']);
  expect(Object.keys(PAYMENT_SESSION_EXITS).filter((status) => isLiveSession(status as keyof typeof PAYMENT_SESSION_EXITS))).toEqual([
    'PENDING',
    'PROCESSING',
  ]);
});
