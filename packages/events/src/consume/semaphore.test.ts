import { expect, test } from '@jest/globals';
import { createSemaphore } from './semaphore.ts';

test('at most max tasks run at once, and a failed task frees its slot', async () => {
  const slots = createSemaphore(2);
  let running = 0;
  let most = 0;
  const work = (fails: boolean) => async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (fails) throw new Error('failed');
  };

  const results = await Promise.allSettled([true, false, true, false, true].map((fails) => slots.run(work(fails))));

  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'rejected']);
});
