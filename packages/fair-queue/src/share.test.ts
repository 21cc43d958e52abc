import { expect, test } from '@jest/globals';
import { childOf, countEnded, countStarted, countWaiting, newShare } from './share.ts';

test.each([
  ['free', false],
  ['contended', true],
])('of a %s resource, stores and clients that have nothing are forgotten', (_, isContended) => {
  const root = newShare<string>();
  if (isContended) countWaiting(childOf(childOf(root, 'waiting'), ''));

  for (let key = 0; key < 10_000; key += 1) {
    for (const client of [childOf(childOf(root, `${key}`), ''), childOf(childOf(root, 'store'), `${key}`)]) {
      countStarted(client);
      countEnded(client, 10);
    }
  }

  expect(root.children.size).toBeLessThan(1000);
  expect(childOf(root, 'store').children.size).toBeLessThan(1000);
});
