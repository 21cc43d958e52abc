import { expect, test } from '@jest/globals';
import { checkRefreshToken } from './refresh-token.ts';

const now = new Date('2026-01-31T12:00:00.000Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const unused = { usedAt: null, expiresAt: new Date(now.getTime() + 1), familyEndedAt: null, isSuccessorUsed: false };

test('an unused token is valid', () => {
  expect(checkRefreshToken(unused, now)).toBe('valid');
});

test.each([
  { usedAt: ago(0), isSuccessorUsed: false, state: 'repeated' },
  { usedAt: ago(30_000), isSuccessorUsed: false, state: 'repeated' },
  { usedAt: ago(30_001), isSuccessorUsed: false, state: 'reused' },
  { usedAt: ago(0), isSuccessorUsed: true, state: 'reused' },
])('a token used at $usedAt, whose successor was used: $isSuccessorUsed, is $state', ({ state, ...used }) => {
  expect(checkRefreshToken({ ...unused, ...used }, now)).toBe(state);
  expect(checkRefreshToken({ ...unused, ...used, expiresAt: now }, now)).toBe(state);
  expect(checkRefreshToken({ ...unused, ...used, familyEndedAt: now }, now)).toBe('invalid');
});

test('an expired token is invalid', () => {
  expect(checkRefreshToken({ ...unused, expiresAt: now }, now)).toBe('invalid');
});
