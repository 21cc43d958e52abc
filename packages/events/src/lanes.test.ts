import { expect, test } from '@jest/globals';
import { newLanes } from './lanes.ts';

/** A piece of work that ends when it is told to. */
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

test('work of one key runs in the order it came, work of another key does not wait for it', async () => {
  const done: string[] = [];
  const lanes = newLanes();
  const [first, second, other] = [aWork(done, 'a1'), aWork(done, 'a2'), aWork(done, 'b1')];
  lanes.enter('a', first.work);
  lanes.enter('a', second.work);
  lanes.enter('b', other.work);

  second.end();
  other.end();
  await lanes.below(3);
  expect(done).toEqual(['b1']);
  first.end();
  await lanes.below(1);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test('empty lanes are below one at once', async () => {
  await expect(newLanes().below(1)).resolves.toBeUndefined();
});
