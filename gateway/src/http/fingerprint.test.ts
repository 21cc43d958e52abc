import { expect, test } from '@jest/globals';
import { fingerprintOf } from './fingerprint.ts';

test('the order of fields and absent fields do not change a fingerprint', () => {
  expect(fingerprintOf({ a: 1, b: { c: 'x', d: [1, 2] }, e: undefined })).toBe(fingerprintOf({ b: { d: [1, 2], c: 'x' }, a: 1 }));
});

test('another value, another order in a list, or another nesting changes it', () => {
  const prints = [{ a: 1 }, { a: 2 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { a: { b: 1 } }, {}].map(fingerprintOf);

  expect(new Set(prints).size).toBe(prints.length);
});
