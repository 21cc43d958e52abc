import { expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import { createActivity } from './activity.ts';
import { startSweeps } from './start-sweeps.ts';

const log = createLogger('test', 'silent');

test('a sweep runs at once, continues after a failure, and ends after the run in progress', async () => {
  const enough = Promise.withResolvers<void>();
  let count = 0;
  let running = false;
  const run = async () => {
    running = true;
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    running = false;
    if (count === 3) enough.resolve();
    if (count === 1) throw new Error('the database is away');
  };
  const sweeps = startSweeps([{ name: 'test', everyMs: 1, run }], log);
  await enough.promise;
  await sweeps.close();
  const ended = count;
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect({ running, count }).toEqual({ running: false, count: ended });
});

test('a sweep that hangs does not delay another', async () => {
  const release = Promise.withResolvers<void>();
  const other = Promise.withResolvers<void>();
  const sweeps = startSweeps(
    [
      { name: 'hangs', everyMs: 1, run: () => release.promise },
      { name: 'other', everyMs: 1, run: () => Promise.resolve(other.resolve()) },
    ],
    log,
  );
  await other.promise;
  release.resolve();
  await sweeps.close();
});

test('the sweeps of an idle service run one after the other', async () => {
  const enough = Promise.withResolvers<void>();
  let [running, together, runs] = [0, 0, 0];
  const run = async () => {
    running += 1;
    together = Math.max(together, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    runs += 1;
    if (runs === 12) enough.resolve();
  };
  const sweeps = startSweeps(
    ['first', 'second', 'third'].map((name) => ({ name, everyMs: 1, idleMs: 1, run })),
    log,
    createActivity(0),
    3_600_000,
  );
  await enough.promise;
  await sweeps.close();

  expect(together).toBe(1);
});

test('a sweep of an idle service that hangs does not delay another', async () => {
  const release = Promise.withResolvers<void>();
  const other = Promise.withResolvers<void>();
  const sweeps = startSweeps(
    [
      { name: 'hangs', everyMs: 1, run: () => release.promise },
      { name: 'other', everyMs: 1, run: () => Promise.resolve(other.resolve()) },
    ],
    log,
    createActivity(0),
    1,
  );
  await other.promise;
  release.resolve();
  await sweeps.close();
});

test('the longer pause of an idle service ends when something is due', async () => {
  const again = Promise.withResolvers<void>();
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 3) again.resolve();
  };
  const dueInMs = (max: number) => (runs === 1 ? Promise.resolve(Math.min(1, max)) : Promise.reject(new Error('the database is away')));
  const sweeps = startSweeps([{ name: 'test', everyMs: 1, idleMs: 3_600_000, dueInMs, run }], log, createActivity(0));

  await again.promise;
  await sweeps.close();
});

test('work that arrives at an idle service ends the longer pause of its sweeps', async () => {
  const activity = createActivity(0);
  let runs = 0;
  const sweeps = startSweeps([{ name: 'test', everyMs: 1, idleMs: 3_600_000, run: async () => void (runs += 1) }], log, activity);

  // Work that arrives before the sweep waits would keep a real service active.
  while (runs < 3) {
    activity.note();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await sweeps.close();
});
