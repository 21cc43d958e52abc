import { expect, test } from '@jest/globals';
import { fromProtoCancelReason, REASON_MAX } from './from-proto-cancel-reason.ts';

test('a reason can have 500 characters, even if each is an emoji', () => {
  const reason = '😀'.repeat(REASON_MAX);
  expect(fromProtoCancelReason({ reason })).toEqual({ reason, reasonCode: 'OTHER' });
  expect(() => fromProtoCancelReason({ reason: `${reason}!` })).toThrow('must have 1 to 500 characters');
});
