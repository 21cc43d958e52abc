import { expect, test } from '@jest/globals';
import { createKeyedQueue } from './keyed-queue.ts';

/** A task that ends when `end` is called. */
function aWork(done: string[], name: string) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (): Promise<void> => {
    await ended;
    done.push(name);
  };
  return { work, end };
}

test('tasks of one key run in order, and tasks of other keys do not wait for them', async () => {
  const done: string[] = [];
  const queue = createKeyedQueue();
  const [first, second, other] = [aWork(done, 'a1'), aWork(done, 'a2'), aWork(done, 'b1')];
  queue.enter('a', first.work);
  queue.enter('a', second.work);
  queue.enter('b', other.work);

  second.end();
  other.end();
  await queue.below(3);
  expect(done).toEqual(['b1']);
  first.end();
  await queue.below(1);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test('below resolves immediately if there are no tasks', async () => {
  await expect(createKeyedQueue().below(1)).resolves.toBeUndefined();
});
