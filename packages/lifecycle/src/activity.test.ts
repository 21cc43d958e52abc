import { expect, test } from '@jest/globals';
import { createActivity } from './activity.ts';

test('a service is active until it has not been given work for a while, and work that arrives then resumes it', () => {
  const [busy, idle] = [createActivity(60_000), createActivity(0)];
  let resumed = 0;
  for (const activity of [busy, idle]) activity.onResume(() => (resumed += 1));

  expect([busy.isIdle(), idle.isIdle()]).toEqual([false, true]);
  busy.note();
  expect(resumed).toBe(0);
  idle.note();
  expect(resumed).toBe(1);
});
