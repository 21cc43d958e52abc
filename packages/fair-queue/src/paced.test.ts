import { expect, test } from '@jest/globals';
import { inTurn } from './active-turn.ts';
import { paced } from './paced.ts';

const WORK_MS = 20;
const work = () => new Promise((resolve) => setTimeout(resolve, WORK_MS));
const timeOf = async (store: string): Promise<number> => {
  const startedAt = performance.now();
  await paced(store, work);
  return performance.now() - startedAt;
};

test('a piece of work is followed by a rest as long while the process works for others too', async () => {
  inTurn({ store: 'busy' }, () => undefined);

  expect(await timeOf('other')).toBeGreaterThanOrEqual(2 * WORK_MS - 4);
});
