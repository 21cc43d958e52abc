import { expect, test } from '@jest/globals';
import { judgeRefresh } from './refresh-token.ts';

const now = new Date('2026-01-31T12:00:00.000Z');
const fresh = { usedAt: null, expiresAt: new Date(now.getTime() + 1), familyEndedAt: null };

test('a fresh token continues its session', () => {
  expect(judgeRefresh(fresh, now)).toBe('continues');
});

test('a used token is a copy in somebody’s hands, even when it is also expired', () => {
  expect(judgeRefresh({ ...fresh, usedAt: now, expiresAt: now }, now)).toBe('reused');
});

test('an expired token and one of an ended family are refused and end nothing', () => {
  expect(judgeRefresh({ ...fresh, expiresAt: now }, now)).toBe('refused');
  expect(judgeRefresh({ ...fresh, usedAt: now, familyEndedAt: now }, now)).toBe('refused');
});
