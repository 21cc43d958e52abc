import { expect, test } from '@jest/globals';
import { chooseEvents, type Predecessors, ROWS_MAX } from './choose-events.ts';
import { FIRST_GAP_WAIT_MS, GAP_WAIT_MS } from './pending-event.ts';

const eventsOf = (positions: readonly number[], aggregateId = 'A') =>
  positions.map((position) => ({ aggregate: 'stock', aggregateId, position }));
/** Chooses from events of one aggregate, by their positions. */
function choose(positions: readonly number[], known: Partial<Predecessors>, rows = 1) {
  const { now, later } = chooseEvents(
    eventsOf(positions),
    () => ({ dispatchedTo: undefined, isBehind: false, isNext: false, ...known }),
    () => rows,
  );
  return [now.map(({ position }) => position), [...later].map(([{ position }, waitMs]) => [position, waitMs])];
}

test.each([
  ['events in order are dispatched', [1, 2, 3], { dispatchedTo: null }, [[1, 2, 3], []]],
  ['events after those that were dispatched are dispatched', [4, 5], { dispatchedTo: 3 }, [[4, 5], []]],
  ['a late event, or one that is repeated, is dispatched', [3, 3, 2], { dispatchedTo: 3 }, [[3, 3, 2], []]],
  [
    'an event after a gap waits for the missing one, and the next one for it',
    [5, 6],
    { dispatchedTo: 3 },
    [
      [],
      [
        [5, GAP_WAIT_MS],
        [6, undefined],
      ],
    ],
  ],
  [
    'two gaps are waited for',
    [5, 7],
    { dispatchedTo: 3 },
    [
      [],
      [
        [5, GAP_WAIT_MS],
        [7, GAP_WAIT_MS],
      ],
    ],
  ],
  [
    'an event that another has overtaken is dispatched',
    [2, 1, 3],
    { dispatchedTo: 0 },
    [
      [1],
      [
        [2, GAP_WAIT_MS],
        [3, undefined],
      ],
    ],
  ],
  ['the first event that is received waits shortly for an earlier one', [5], { dispatchedTo: null }, [[], [[5, FIRST_GAP_WAIT_MS]]]],
  ['the event after a pending one waits for that only', [5], { dispatchedTo: 3, isBehind: true, isNext: true }, [[], [[5, undefined]]]],
  ['an event that has both a pending predecessor and a gap waits', [7], { dispatchedTo: null, isBehind: true }, [[], [[7, GAP_WAIT_MS]]]],
  ['a store that needs no order waits for pending events', [5], { isBehind: true }, [[], [[5, undefined]]]],
  ['a store that needs no order waits for no missing one', [5, 9], {}, [[5, 9], []]],
] as const)('%s', (_, positions, known, expected) => {
  expect(choose(positions, known)).toEqual(expected);
});

test('the events of a store with one subscription are all dispatched at once, and no more rows are written', () => {
  const positions = Array.from({ length: ROWS_MAX + 2 }, (_, index) => index + 1);

  expect(choose(positions, { dispatchedTo: null })).toEqual([
    positions.slice(0, ROWS_MAX),
    [
      [ROWS_MAX + 1, undefined],
      [ROWS_MAX + 2, undefined],
    ],
  ]);
});

test('no event passes one of its aggregate for which there was no room, and one of another aggregate does', () => {
  const [large, small, other] = [...eventsOf([1, 2]), ...eventsOf([1], 'B')];
  const rowsOf = (event: object) => (event === large ? ROWS_MAX : 1);
  const given = [other, large, small].flatMap((event) => event ?? []);
  const { now, later } = chooseEvents(given, () => ({ dispatchedTo: undefined, isBehind: false, isNext: false }), rowsOf);

  expect(now).toEqual([other]);
  expect([...later.keys()]).toEqual([large, small]);
});
