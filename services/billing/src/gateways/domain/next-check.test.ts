import { expect, test } from '@jest/globals';
import { isCheckOver, nextCheckAt, UNCONFIRMED_EXPIRY_MS } from './next-check.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const TEN_MINUTES = 600_000;

test('a pending session is checked every ten minutes and at its expiry, and a processing one every hour', () => {
  const pending = { status: 'PENDING' as const, expiresAt: inMinutes(30) };

  expect(nextCheckAt(pending, TEN_MINUTES, now)).toEqual(inMinutes(10));
  expect(nextCheckAt(pending, TEN_MINUTES, inMinutes(25))).toEqual(inMinutes(30));
  expect(nextCheckAt(pending, TEN_MINUTES, inMinutes(40))).toEqual(inMinutes(40));
  expect(nextCheckAt({ ...pending, status: 'PROCESSING' }, TEN_MINUTES, now)).toEqual(inMinutes(60));
});

test('a session that has ended, or whose gateway loses no notification, is not checked', () => {
  expect(nextCheckAt({ status: 'PAID', expiresAt: inMinutes(30) }, TEN_MINUTES, now)).toBeNull();
  expect(nextCheckAt({ status: 'PENDING', expiresAt: inMinutes(30) }, null, now)).toBeNull();
});

test('checks end a day after the expiry, except for a payment in processing', () => {
  const expiresAt = inMinutes(-25 * 60);

  expect(isCheckOver({ status: 'CANCELLED', expiresAt }, now)).toBe(true);
  for (const minutes of [-60, -24 * 60]) expect(isCheckOver({ status: 'PENDING', expiresAt: inMinutes(minutes) }, now)).toBe(false);
  expect(UNCONFIRMED_EXPIRY_MS).toBe(2 * 3_600_000);
  expect(isCheckOver({ status: 'PROCESSING', expiresAt }, now)).toBe(false);
});
