import { expect, jest, test } from '@jest/globals';

jest.setTimeout(100);

test('fails an expectation', () => {
  expect(1 + 1).toBe(3);
});

test('throws', () => {
  throw new Error('a failure');
});

test('never ends', () => new Promise(() => undefined));

test('passes, and sees no variable of another file', () => {
  expect(process.env['LEFT_BY_A_SAMPLE']).toBeUndefined();
  process.env['LEFT_BY_A_SAMPLE'] = 'fails';
});
