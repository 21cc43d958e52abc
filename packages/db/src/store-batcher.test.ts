import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Scope } from '@storefront/contract';
import { activeFlow, inFlow } from '@storefront/fair-queue';
import { createStoreBatcher } from './store-batcher.ts';

interface Item extends Scope {
  readonly id: number;
}

const scopeOf = ({ tenantId, mode }: Item): Scope => ({ tenantId, mode });
const anItem = (tenantId: string, id: number, mode: Scope['mode'] = 'live'): Item => ({ tenantId, mode, id });

/** Records its batches, and never ends those of the store `hanging`. */
function recordedBatches() {
  const batches: string[] = [];
  const run = (items: readonly Item[]): Promise<readonly number[]> => {
    batches.push(items.map(({ tenantId, mode, id }) => `${tenantId} ${mode} ${id}`).join(', '));
    return items.some(({ tenantId }) => tenantId === 'hanging') ? new Promise(() => undefined) : Promise.resolve(items.map(({ id }) => id));
  };
  return { batches, run };
}

test('items of different stores or modes are never in one batch, and each gets its result', async () => {
  const { batches, run } = recordedBatches();
  const process = createStoreBatcher(run, scopeOf);
  const items = [anItem('a', 1), anItem('b', 2), anItem('a', 3), anItem('a', 4, 'sandbox'), anItem('b', 5)];

  expect(await Promise.all(items.map(process))).toEqual([1, 2, 3, 4, 5]);

  expect(batches.sort()).toEqual(['a live 1, a live 3', 'a sandbox 4', 'b live 2, b live 5']);
});

test('stores whose batches all hang delay no other store', async () => {
  const { run } = recordedBatches();
  const process = createStoreBatcher(run, scopeOf, { concurrency: 2 });
  for (const id of [1, 2, 3]) {
    void process(anItem('hanging', id));
    void process(anItem('hanging', id, 'sandbox'));
    await setImmediate();
  }

  expect(await process(anItem('a', 4))).toBe(4);
  expect(await Promise.all([anItem('a', 5), anItem('b', 6)].map(process))).toEqual([5, 6]);
});

test('a batch of several items runs in the flow of its store, and a single item in that of its caller', async () => {
  const process = createStoreBatcher(async (items: readonly Item[]) => items.map(() => activeFlow()), scopeOf);
  const caller = { store: 'a live', client: 'buyer' };

  const several = await inFlow(caller, () => Promise.all([process(anItem('a', 1)), process(anItem('a', 2))]));
  const single = await inFlow(caller, () => process(anItem('a', 3)));

  expect(several).toEqual([{ store: 'a live' }, { store: 'a live' }]);
  expect(single).toEqual(caller);
});

test('an item that fails does not stop its store', async () => {
  const process = createStoreBatcher(async (items: readonly Item[]) => {
    if (items.some(({ id }) => id === 1)) throw new Error('refused');
    return items.map(({ id }) => id);
  }, scopeOf);

  await expect(process(anItem('a', 1))).rejects.toThrow('refused');
  expect(await process(anItem('a', 2))).toBe(2);
});

describe('with an interval', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('the batches of a store keep their distance, even if it is idle in between, and do not delay those of another', async () => {
    const { batches, run } = recordedBatches();
    const process = createStoreBatcher(run, scopeOf, { intervalMs: 50 });

    void process(anItem('a', 1));
    await jest.advanceTimersByTimeAsync(30);
    void process(anItem('a', 2));
    void process(anItem('b', 3));
    await jest.advanceTimersByTimeAsync(10);
    expect(batches).toEqual(['a live 1', 'b live 3']);
    await jest.advanceTimersByTimeAsync(20);
    expect(batches).toEqual(['a live 1', 'b live 3', 'a live 2']);

    await jest.advanceTimersByTimeAsync(20);
    void process(anItem('a', 4));
    await jest.advanceTimersByTimeAsync(20);
    expect(batches).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(20);
    expect(batches.at(-1)).toBe('a live 4');
  });
});
