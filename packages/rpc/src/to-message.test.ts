import { expect, test } from '@jest/globals';
import { toMessage } from './to-message.ts';

test('in a message, null is absent and a time is text', () => {
  const record = { id: 'a', note: null, count: 0, at: new Date('2026-11-22T10:00:00.000Z'), tags: ['x'] };

  expect(toMessage(record)).toStrictEqual({ id: 'a', note: undefined, count: 0, at: '2026-11-22T10:00:00.000Z', tags: ['x'] });
});
