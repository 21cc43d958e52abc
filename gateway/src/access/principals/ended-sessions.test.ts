import { expect, test } from '@jest/globals';
import { endedSessions } from './ended-sessions.ts';

test('an ended session is remembered until all its tokens have expired', () => {
  let time = 0;
  const ended = endedSessions(() => time);
  ended.add('first');
  expect([ended.has('first'), ended.has('other')]).toEqual([true, false]);

  time = 61 * 60 * 1000;
  ended.add('second');
  expect(ended.has('first')).toBe(true);

  time = 66 * 60 * 1000;
  ended.add('third');
  expect([ended.has('first'), ended.has('second'), ended.has('third')]).toEqual([false, true, true]);
});
