import { expect, test } from '@jest/globals';
import { checkRefreshToken } from './refresh-token.ts';

const now = new Date('2026-01-31T12:00:00.000Z');
const unused = { usedAt: null, expiresAt: new Date(now.getTime() + 1), familyEndedAt: null };

test('an unused token is valid', () => {
  expect(checkRefreshToken(unused, now)).toBe('valid');
});

test('a used token is reported as reused even if it has expired', () => {
  expect(checkRefreshToken({ ...unused, usedAt: now, expiresAt: now }, now)).toBe('reused');
});

test('an expired token and a token of an ended family are invalid', () => {
  expect(checkRefreshToken({ ...unused, expiresAt: now }, now)).toBe('invalid');
  expect(checkRefreshToken({ ...unused, usedAt: now, familyEndedAt: now }, now)).toBe('invalid');
});
