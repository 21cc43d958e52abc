import { expect, test } from '@jest/globals';
import { createBackgroundTasks } from './background-tasks.ts';

test('idle() waits for all tasks, including those added while it waits', async () => {
  const backgroundTasks = createBackgroundTasks();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended: string[] = [];
  backgroundTasks.add(first.promise.then(() => void ended.push('first')));
  const idle = backgroundTasks.idle().then(() => void ended.push('idle'));
  backgroundTasks.add(second.promise.then(() => void ended.push('second')));
  first.resolve();
  await first.promise;
  second.resolve();
  await idle;

  expect(ended).toEqual(['first', 'second', 'idle']);
});

test('idle() resolves immediately when there are no tasks', async () => {
  await expect(createBackgroundTasks().idle()).resolves.toBeUndefined();
});
