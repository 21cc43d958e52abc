import { describe, expect, test } from '@jest/globals';
import { createFairQueue, type FairQueue, type Leave } from './fair-queue.ts';
import { BACKGROUND, type Flow, flowOf } from './flow.ts';
import { simulatedResource } from './testing/simulated-resource.ts';

const overloaded = { code: 'service_unavailable', reason: 'overloaded', retryAfterSeconds: 1 };
const queueOf = (running: number, waiting: number) => createFairQueue({ resource: 'tested', running, waiting });
const A = { store: 'a' };
const B = { store: 'b' };

/** Enters a queue that has a free permit. */
function enterAtOnce(queue: FairQueue): Leave {
  const entered = queue.enter(A);
  if (typeof entered !== 'function') throw new Error('no permit is free');
  return entered;
}

/** Blocks the process, so that no timer fires. */
function blockUntilAfter(time: number): void {
  while (Date.now() <= time);
}

describe('a permit', () => {
  test('is taken without waiting while one is free, and is free again afterwards', async () => {
    const queue = queueOf(1, 1);

    const leave = enterAtOnce(queue);
    const next = queue.enter(A);
    leave();
    leave();

    const nextLeave = await next;
    const last = queue.enter(A);
    expect(last).toBeInstanceOf(Promise);
    nextLeave();
    (await last)();
    enterAtOnce(queue)();
  });

  test('is given back by work that fails', async () => {
    const queue = queueOf(1, 5);
    const fail = () => Promise.reject(new Error('no'));

    const failed = await Promise.allSettled(Array.from({ length: 5 }, () => queue.run(A, fail)));

    expect(failed.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(await queue.run(A, async () => 'done')).toBe('done');
  });

  test('is refused to a newcomer that finds the queue full', async () => {
    const queue = queueOf(1, 1);
    const leave = enterAtOnce(queue);
    const waiting = queue.enter(A);

    await expect(queue.run(A, async () => 'done')).rejects.toMatchObject(overloaded);

    leave();
    (await waiting)();
  });

  test('is not taken by work that was aborted while it waited', async () => {
    const queue = queueOf(1, 5);
    const leave = enterAtOnce(queue);
    const gone = new AbortController();
    const waiting = queue.run({ ...A, signal: gone.signal }, async () => 'done');

    gone.abort(new Error('gone'));

    await expect(waiting).rejects.toThrow('gone');
    await expect(queue.run({ ...A, signal: gone.signal }, async () => 'done')).rejects.toThrow('gone');
    leave();
    enterAtOnce(queue);
  });
});

describe('a deadline', () => {
  test('that has passed is refused, even if a permit is free', async () => {
    await expect(queueOf(1, 1).run({ ...A, deadlineAt: Date.now() }, async () => 'done')).rejects.toMatchObject(overloaded);
  });

  test('ends the wait, although no permit becomes free', async () => {
    const queue = queueOf(1, 5);
    enterAtOnce(queue);

    const waiting = [200, 5, 100].map((ms) => queue.enter({ ...A, deadlineAt: Date.now() + ms }));

    // Awaited together: they end in any order, and one that nothing awaits yet would fail the test.
    await Promise.all(waiting.map((entered) => expect(entered).rejects.toMatchObject(overloaded)));
  });

  test('that passed unnoticed does not let the work start', async () => {
    const queue = queueOf(1, 5);
    const leave = enterAtOnce(queue);
    const deadlineAt = Date.now() + 20;
    let isStarted = false;
    const late = queue.run({ ...A, deadlineAt }, async () => {
      isStarted = true;
    });
    const unhurried = queue.run(A, async () => 'done');

    blockUntilAfter(deadlineAt);
    leave();

    await expect(late).rejects.toMatchObject(overloaded);
    expect(await unhurried).toBe('done');
    expect(isStarted).toBe(false);
  });
});

describe('the next permit', () => {
  test('is that of a store that has used less, although another came first', async () => {
    const resource = simulatedResource({ running: 1, waiting: 100 });
    for (let count = 0; count < 10; count += 1) await resource.enter(A, 10);
    const other = await resource.enter(B, 10);

    for (let count = 0; count < 3; count += 1) await resource.endNext();

    expect(other.state).not.toBe('waiting');
  });

  test('is that of the client that has used less, within a store', async () => {
    const resource = simulatedResource({ running: 1, waiting: 100 });
    for (let count = 0; count < 10; count += 1) await resource.enter({ store: 'a', client: 'greedy' }, 10);
    const modest = await resource.enter({ store: 'a', client: 'modest' }, 10);

    for (let count = 0; count < 3; count += 1) await resource.endNext();

    expect(modest.state).not.toBe('waiting');
  });

  test('comes less often for work that takes long', async () => {
    const resource = simulatedResource({ running: 1, waiting: 1000 });
    for (let count = 0; count < 50; count += 1) await resource.enter({ store: 'slow' }, 100);
    for (let count = 0; count < 50; count += 1) await resource.enter({ store: 'quick' }, 10);

    while (resource.of('waiting', 'quick').length > 0) await resource.endNext();

    // In the time of 50 pieces of 10 ms, as much as five of 100 ms; the first one found the resource free.
    expect(resource.of('ended', 'slow').length).toBeGreaterThanOrEqual(3);
    expect(resource.of('ended', 'slow').length).toBeLessThanOrEqual(8);
  });

  test('does not come more often to a store that had nothing to do before', async () => {
    const resource = simulatedResource({ running: 1, waiting: 1000 });
    await resource.enter(A, 10);
    for (let count = 0; count < 30; count += 1) for (const store of ['b', 'c']) await resource.enter({ store }, 10);
    for (let count = 0; count < 30; count += 1) await resource.endNext();

    for (let count = 0; count < 10; count += 1) await resource.enter(A, 10);
    for (let count = 0; count < 9; count += 1) await resource.endNext();

    // The first of them, and a third of the nine.
    expect(resource.of('ended', 'a').length).toBeGreaterThanOrEqual(3);
    expect(resource.of('ended', 'a').length).toBeLessThanOrEqual(5);
  });

  test('is not that of a store that has all the permits that one store can have', async () => {
    const resource = simulatedResource({ running: 2, runningPerStore: 1, waiting: 100 });
    for (let count = 0; count < 3; count += 1) await resource.enter(A, 10);

    const other = await resource.enter(B, 10);

    expect(resource.of('running', 'a')).toHaveLength(1);
    expect(other.state).toBe('running');
    while (await resource.endNext());
    expect(resource.of('ended')).toHaveLength(4);
  });
});

test('in a full queue, a newcomer displaces the last arrival of the longest queue, of a store and then of a client', async () => {
  const resource = simulatedResource({ running: 1, waiting: 5 });
  await resource.enter(A, 10);
  const [first, second, , alone] = [
    await resource.enter({ store: 'a', client: 'greedy' }, 10),
    await resource.enter({ store: 'a', client: 'greedy' }, 10),
    await resource.enter({ store: 'a', client: 'greedy' }, 10),
    await resource.enter({ store: 'a', client: 'alone' }, 10),
    await resource.enter(B, 10),
  ];

  const other = await resource.enter({ store: 'c' }, 10);
  const again = await resource.enter({ store: 'a', client: 'greedy' }, 10);

  expect([first, second, alone, other].map((entry) => entry?.state)).toEqual(Array(4).fill('waiting'));
  expect(again.state).toBe('refused');
  expect(resource.of('refused')).toHaveLength(2);
});

test('a caller shares permits by its store and mode, and within it by its customer, or its address if it is anonymous', () => {
  const caller = { tenantId: 't', mode: 'live', customerId: 'c', deadlineAt: 5, requestId: 'r' };

  expect(flowOf(caller)).toEqual({ store: 't live', client: 'c', deadlineAt: 5 });
  expect(flowOf({ ...caller, clientAddress: 'a' }).client).toBe('c');
  expect(flowOf({ tenantId: 't', mode: 'live', clientAddress: 'a' }).client).toBe('a');
  expect(flowOf({ ...caller, mode: 'sandbox' }).store).not.toBe(flowOf(caller).store);
});

describe('a store that shares the resource', () => {
  const limits = { resource: 'tested', running: 10, waiting: 10, runningPerStore: 4, runningBesideOthers: 2 };
  const countAtOnce = (queue: FairQueue): number => {
    let count = 0;
    while (count < limits.running && typeof queue.enter(A) === 'function') count += 1;
    return count;
  };

  test('has fewer permits than one that is alone', () => {
    const shared = createFairQueue(limits);
    void shared.enter(B);

    expect([countAtOnce(createFairQueue(limits)), countAtOnce(shared)]).toEqual([4, 2]);
  });

  test('has all of them again once the others are gone', () => {
    let at = 0;
    const queue = createFairQueue({ ...limits, now: () => at });
    void queue.enter(B);
    void queue.enter(A);

    at += 2001;

    expect(countAtOnce(queue)).toBe(3);
  });

  test('is not limited by work on behalf of no store, nor limits it', () => {
    const queue = createFairQueue({ ...limits, runningBesideOthers: 1 });
    void queue.enter(BACKGROUND);
    void queue.enter(flowOf({ tenantId: '00000000-0000-0000-0000-000000000000', mode: 'live' }));
    expect(countAtOnce(queue)).toBe(4);

    void queue.enter(B);

    expect(queue.enter(BACKGROUND)).toBeInstanceOf(Function);
  });

  test('has so few of them that they take as long in all as they may, but four, if it is the one with the most use', () => {
    let at = 0;
    const countAfter = (tookMs: number, tookOtherMs: number): number => {
      const queue = createFairQueue({ ...limits, runningBesideOthers: 8, msBesideOthers: 160, now: () => at });
      const use = (flow: Flow, ms: number): void => {
        const leave = queue.enter(flow);
        at += ms;
        if (typeof leave === 'function') leave();
      };
      for (let times = 0; times < 100; times += 1) {
        use(A, tookMs);
        use(B, tookOtherMs);
      }
      return countAtOnce(queue);
    };

    expect([5, 30, 100].map((ms) => countAfter(ms, 0))).toEqual([8, 6, 4]);
    expect(countAfter(100, 200)).toBe(8);
  });
});
