import { expect, test } from '@jest/globals';
import { newAfterwards } from './afterwards.ts';

test('it is idle once all work has ended, also work that was added while it was waited for', async () => {
  const afterwards = newAfterwards();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended: string[] = [];
  afterwards.add(first.promise.then(() => void ended.push('first')));
  const idle = afterwards.idle().then(() => void ended.push('idle'));
  afterwards.add(second.promise.then(() => void ended.push('second')));
  first.resolve();
  await first.promise;
  second.resolve();
  await idle;

  expect(ended).toEqual(['first', 'second', 'idle']);
});

test('without work it is idle at once', async () => {
  await expect(newAfterwards().idle()).resolves.toBeUndefined();
});
