import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { inSpan } from '@storefront/telemetry';
import { recordSpans, type SpanRecorder } from '@storefront/telemetry/testing';
import { createBatcher } from './batcher.ts';

const INTERVAL_MS = 50;

describe('with an interval', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('the first item is processed immediately, and items that follow within the interval share a batch', async () => {
    const batches: (readonly number[])[] = [];
    const process = createBatcher<number, number>(
      async (items) => {
        batches.push(items);
        return items.map((item) => 2 * item);
      },
      { intervalMs: INTERVAL_MS },
    );

    const results = [process(1)];
    await jest.advanceTimersByTimeAsync(10);
    results.push(process(2));
    await jest.advanceTimersByTimeAsync(10);
    results.push(process(3));
    await jest.advanceTimersByTimeAsync(INTERVAL_MS - 30);
    expect(batches).toEqual([[1]]);
    await jest.advanceTimersByTimeAsync(20);

    expect(await Promise.all(results)).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  test('an item after a pause does not wait', async () => {
    const batches: number[] = [];
    const process = createBatcher<number, number>(
      async (items) => {
        batches.push(...items);
        return items;
      },
      { intervalMs: INTERVAL_MS },
    );
    void process(1);
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);

    void process(2);
    await jest.advanceTimersByTimeAsync(0);

    expect(batches).toEqual([1, 2]);
  });
});

test('items beyond the maximum are processed by the next batch', async () => {
  const batches: number[][] = [];
  const process = createBatcher<number, undefined>(
    async (items) => {
      batches.push([...items]);
      return items.map(() => undefined);
    },
    { max: 2 },
  );

  await Promise.all([1, 2, 3].map(process));

  expect(batches).toEqual([[1, 2], [3]]);
});

test('a full batch does not wait for the interval', async () => {
  const process = createBatcher<number, number>(async (items) => items, { max: 2, intervalMs: 60_000 });

  expect(await process(1)).toBe(1);
  expect(await Promise.all([process(2), process(3)])).toEqual([2, 3]);
});

test('a batch that hangs delays neither the next batch nor the items of another one', async () => {
  const process = createBatcher<string, string>(
    (items) => (items.includes('hanging') ? new Promise(() => undefined) : Promise.resolve(items)),
    { concurrency: 2 },
  );

  void process('hanging');
  await setImmediate();

  expect(await Promise.all(['a', 'b'].map(process))).toEqual(['a', 'b']);
  expect(await process('c')).toBe('c');
});

test('no more batches run at the same time than allowed', async () => {
  let running = 0;
  let most = 0;
  const process = createBatcher<number, number>(
    async (items) => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      return items;
    },
    { concurrency: 2, max: 3 },
  );

  await Promise.all(Array.from({ length: 30 }, (_, index) => process(index)));

  expect(most).toBe(2);
});

describe('a batch that fails', () => {
  const refusing = (reason: string) => async (items: readonly string[]) => {
    if (items.includes('refused')) throw new Error(reason);
    return items;
  };
  const isDueToOne = (error: unknown) => error instanceof Error && error.message === 'value';

  test('if one item can be the reason, the others are processed without it', async () => {
    const process = createBatcher(refusing('value'), { isDueToOne });

    const [first, refused, last] = await Promise.allSettled(['first', 'refused', 'last'].map(process));

    expect([first, last]).toEqual([
      { status: 'fulfilled', value: 'first' },
      { status: 'fulfilled', value: 'last' },
    ]);
    expect(refused).toEqual({ status: 'rejected', reason: new Error('value') });
  });

  test('otherwise no item is processed again, because it may have taken effect', async () => {
    const process = createBatcher(refusing('connection lost'), { isDueToOne });

    const results = await Promise.allSettled(['first', 'refused', 'last'].map(process));

    expect(results).toEqual(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: new Error('connection lost') })));
  });
});

describe('the context of a batch', () => {
  const context = new AsyncLocalStorage<string>();
  const namesOfContexts = () =>
    context.run('creator', () => createBatcher<string, string>(async (items) => items.map(() => context.getStore() ?? 'none')));

  test('of several items is that of none of their callers, and the results arrive in those of the callers', async () => {
    const process = namesOfContexts();

    const results = ['first', 'second'].map((name) => context.run(name, async () => [await process(name), context.getStore()]));

    expect(await Promise.all(results)).toEqual([
      ['none', 'first'],
      ['none', 'second'],
    ]);
  });

  test('of a single item is that of its caller, even if it had to wait for the item of another caller', async () => {
    const process = namesOfContexts();
    const first = context.run('first', () => process('item'));
    await setImmediate();
    const second = context.run('second', () => process('item'));

    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  });
});

describe('the spans of a batch', () => {
  let recorder: SpanRecorder;
  beforeAll(() => {
    recorder = recordSpans();
  });
  afterAll(() => recorder.close());

  /** Processes an item for each name, in a trace of that name, and returns the trace IDs of the callers and the spans of the batches. */
  async function traced(names: readonly string[], process: (item: string) => Promise<unknown>) {
    const seen = recorder.spans.length;
    await Promise.all(names.map((name) => inSpan(name, { kind: 'server' }, () => process(name))));
    const spans = recorder.spans.slice(seen);
    const callers = names.map((name) => spans.find((span) => span.name === name)?.traceId);
    return { callers, others: spans.filter(({ name }) => !names.includes(name)) };
  }
  const statement = (items: readonly string[]) => inSpan('statement', { kind: 'client' }, async () => items);

  test('of several items belong to one trace, which is that of no caller and links to those of all', async () => {
    const { callers, others } = await traced(['first', 'second'], createBatcher(statement));

    expect(others.map(({ name, linkedTraceIds }) => ({ name, linkedTraceIds }))).toEqual([
      { name: 'statement', linkedTraceIds: [] },
      { name: 'process batch', linkedTraceIds: callers },
    ]);
    expect(new Set([...callers, ...others.map(({ traceId }) => traceId)]).size).toBe(3);
  });

  test('of a single item belong to the trace of its caller, even if it had to wait', async () => {
    const { callers, others } = await traced(['first', 'second'], createBatcher(statement, { max: 1 }));

    expect(others).toEqual(callers.map((traceId) => ({ name: 'statement', traceId, linkedTraceIds: [] })));
  });
});
