import { expect, test } from '@jest/globals';

test('passes, and sees no variable of another file', () => {
  expect(process.env['LEFT_BY_A_SAMPLE']).toBeUndefined();
  process.env['LEFT_BY_A_SAMPLE'] = 'passes';
});

test.skip('is skipped', () => undefined);
