import { expect, test } from '@jest/globals';
import { inTurn } from './active-turn.ts';
import { paced } from './paced.ts';

const WORK_MS = 20;
/** Timers can fire a millisecond early. */
const EARLY_MS = 4;

test('a piece of work is followed by a rest three times as long while the process works for others too', async () => {
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, WORK_MS));
    inTurn({ store: 'busy' }, () => undefined);
  };
  const startedAt = performance.now();

  await paced('other', work);

  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(4 * WORK_MS - EARLY_MS);
});
