import { expect, test } from '@jest/globals';
import { ACTIONS } from './deck.ts';
import { openLoad, type Visit } from './open-load.ts';

const visitOf = (act: () => Promise<unknown>): Visit => Object.fromEntries(ACTIONS.map((action) => [action, act])) as unknown as Visit;

test('shoppers arrive although earlier ones got no response, and wait from when they were meant to begin', async () => {
  let begun = 0;
  let open = 0;
  let most = 0;
  const stalled = Promise.withResolvers<void>();
  const act = async () => {
    begun += 1;
    open += 1;
    most = Math.max(most, open);
    if (begun === 10) stalled.resolve();
    await stalled.promise;
    open -= 1;
  };
  const { arrived, times, failures, flooded } = await openLoad({ rate: 20, seconds: 1, looksMs: 10, visit: () => visitOf(act) });
  expect({ arrived, failures, flooded }).toEqual({ arrived: 20, failures: 0, flooded: false });
  expect(most).toBeGreaterThanOrEqual(10);
  // The first shopper waited for the tenth, who was to come 450 ms later.
  expect(Math.max(...times.list)).toBeGreaterThanOrEqual(440);
});

test('a shopper who is refused fails', async () => {
  const { failures, arrived } = await openLoad({ rate: 10, seconds: 1, visit: () => visitOf(() => Promise.reject(new Error('closed'))) });
  expect({ failures, arrived }).toEqual({ failures: 10, arrived: 10 });
});

test('a period ends early when shoppers come faster than they are served', async () => {
  const served = Promise.withResolvers<void>();
  let begun = 0;
  const act = async () => {
    begun += 1;
    if (begun === 3) served.resolve();
    await served.promise;
  };
  const { flooded, arrived } = await openLoad({ rate: 2, seconds: 60, patience: 1, looksMs: 10, visit: () => visitOf(act) });
  expect({ flooded, arrived }).toEqual({ flooded: true, arrived: 3 });
});
