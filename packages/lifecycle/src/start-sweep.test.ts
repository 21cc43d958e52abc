import { expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import { startSweep } from './start-sweep.ts';

const log = createLogger('test', 'silent');

test('a sweep looks at once, goes on after a failure, and ends after the turn that is under way', async () => {
  const turns = Promise.withResolvers<void>();
  let count = 0;
  let running = false;
  const sweep = startSweep('test', 1, log, async () => {
    running = true;
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    running = false;
    if (count === 3) turns.resolve();
    if (count === 1) throw new Error('the database is away');
  });
  await turns.promise;
  await sweep.close();
  const ended = count;
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect({ running, count }).toEqual({ running: false, count: ended });
});
