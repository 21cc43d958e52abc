import { expect, test } from '@jest/globals';
import { skippedIf } from '@storefront/lifecycle/testing';

test('passes, and sees no variable of another file', () => {
  expect(process.env['LEFT_BY_A_SAMPLE']).toBeUndefined();
  process.env['LEFT_BY_A_SAMPLE'] = 'passes';
});

const skipped = skippedIf('needs a program', test);
skipped('is skipped', () => expect(true).toBe(false));
skipped.each(['well'])('is skipped as %s', () => expect(true).toBe(false));

test.skip('is skipped without a reason', () => undefined);
