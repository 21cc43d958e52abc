import { describe, expect, test } from '@jest/globals';
import { bodyBudget } from './body-budget.ts';
import { SMALL_BODY_BYTES } from './body-limits.ts';

const LARGE = SMALL_BODY_BYTES + 100;
const AGES_MS = 1000;

/** A budget with room for 2 unfinished bodies of an address, 3 of a store, and 4 in all, and for 1, 2, and 3 large ones. */
function aBudget() {
  const clock = { time: 0 };
  const limits = {
    perAddress: { unfinished: 2, bytes: 100 },
    perStore: { unfinished: 3, bytes: 200 },
    all: { unfinished: 4, bytes: 300 },
  };
  const budget = bodyBudget(limits, () => clock.time);
  const refused: string[] = [];
  const share = (name: string, address = name) => budget.share(address, () => refused.push(name));
  const unfinished = (name: string, address = name, store?: string) => {
    const body = share(name, address);
    body.enter();
    if (store !== undefined) body.assign(store);
    return body;
  };
  return { share, unfinished, refused, clock };
}

describe('at a limit of unfinished bodies', () => {
  test('the body that has been arriving for the longest time makes room', () => {
    const { unfinished, refused, clock } = aBudget();
    for (const name of ['first', 'second']) unfinished(name, 'address');
    clock.time += AGES_MS;

    unfinished('third', 'address');
    expect(refused).toEqual(['first']);
    clock.time += AGES_MS;
    unfinished('fourth', 'address');
    expect(refused).toEqual(['first', 'second']);
  });

  test('the newest makes room while none is slow', () => {
    const { unfinished, refused } = aBudget();

    for (const name of ['first', 'second', 'third']) unfinished(name, 'address');

    expect(refused).toEqual(['third']);
  });

  test.each([
    ['an address, whatever the stores', ['here', 'here', 'here'], ['a', 'b', 'c'], 1],
    ['a store, whatever the addresses', ['1', '2', '3', '4'], ['a', 'a', 'a', 'a'], 1],
    ['all addresses and stores', ['1', '2', '3', '4', '5', '6'], ['a', 'b', 'c', 'd', 'e', 'f'], 2],
  ])('those of %s count together', (_what, addresses, stores, excess) => {
    const { unfinished, refused } = aBudget();

    for (const [index, address] of addresses.entries()) unfinished(`${index}`, address, stores[index]);

    expect(refused).toHaveLength(excess);
  });

  test('complete, released, and refused bodies no longer count', () => {
    const { unfinished, refused } = aBudget();
    const complete = unfinished('complete', 'address');
    const gone = unfinished('gone', 'address');
    unfinished('refused', 'address');

    complete.finish();
    gone.release();
    for (const name of ['third', 'fourth']) unfinished(name, 'address');

    expect(refused).toEqual(['refused']);
  });

  test('a body that is complete when it enters does not count', () => {
    const { share, unfinished, refused } = aBudget();
    for (const name of ['first', 'second', 'third']) {
      const body = share(name, 'address');
      body.finish();
      body.enter();
    }

    unfinished('fourth', 'address');

    expect(refused).toEqual([]);
  });
});

describe('at a limit of memory', () => {
  test('the body that exceeds it makes room, or a slow one', () => {
    const { unfinished, refused, clock } = aBudget();
    unfinished('first', 'address').resize(LARGE);

    unfinished('second', 'address').resize(LARGE);
    expect(refused).toEqual(['second']);

    clock.time += AGES_MS;
    unfinished('third', 'address').resize(LARGE);
    expect(refused).toEqual(['second', 'first']);
  });

  test('a complete body keeps its memory until it is released, and never makes room', () => {
    const { unfinished, refused, clock } = aBudget();
    const complete = unfinished('complete', 'address');
    complete.resize(LARGE);
    complete.finish();
    clock.time += AGES_MS;

    unfinished('second', 'address').resize(LARGE);
    expect(refused).toEqual(['second']);

    complete.release();
    unfinished('third', 'address').resize(LARGE);
    expect(refused).toEqual(['second']);
  });

  test('small bodies are not refused', () => {
    const { unfinished, refused } = aBudget();
    for (const address of ['1', '2', '3']) unfinished(address).resize(LARGE);

    unfinished('small').resize(SMALL_BODY_BYTES);

    expect(refused).toEqual([]);
  });

  test('a body that is refused leaves all its limits', () => {
    const { unfinished, refused } = aBudget();
    for (const address of ['1', '2']) unfinished(address, address, 'store').resize(LARGE);

    unfinished('3', '3', 'store').resize(LARGE);
    expect(refused).toEqual(['3']);

    unfinished('4').resize(LARGE);
    expect(refused).toEqual(['3']);
  });
});
