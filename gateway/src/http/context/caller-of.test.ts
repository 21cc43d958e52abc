import { expect, test } from '@jest/globals';
import { fingerprintOf } from './caller-of.ts';

test('field order and absent fields do not change the fingerprint', () => {
  expect(fingerprintOf({ a: 1, b: { c: 'x', d: [1, 2] }, e: undefined })).toBe(fingerprintOf({ b: { d: [1, 2], c: 'x' }, a: 1 }));
});

test('a different value, list order, or nesting changes the fingerprint', () => {
  const prints = [{ a: 1 }, { a: 2 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { a: { b: 1 } }, {}].map(fingerprintOf);

  expect(new Set(prints).size).toBe(prints.length);
});
