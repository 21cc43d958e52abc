import { expect, test } from '@jest/globals';
import { inFlow } from './active-flow.ts';
import { paced } from './paced.ts';

const WORK_MS = 20;
/** Timers can fire a millisecond early. */
const EARLY_MS = 4;

test('a piece of work is followed by a rest three times as long while the process works for others too', async () => {
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, WORK_MS));
    inFlow({ store: 'busy' }, () => undefined);
  };
  const startedAt = performance.now();

  await paced('other', work);

  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(4 * WORK_MS - EARLY_MS);
});
