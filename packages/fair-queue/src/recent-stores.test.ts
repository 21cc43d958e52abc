import { expect, test } from '@jest/globals';
import { BACKGROUND } from './flow.ts';
import { recentStores } from './recent-stores.ts';

test('a store has others while one of them has used the resource within two seconds', () => {
  let at = 0;
  const recent = recentStores(() => at);
  const results: boolean[] = [];
  const ask = (store: string): number => results.push(recent.hasOthers(store));

  recent.note('a');
  ask('a');
  ask('b');
  recent.note('b');
  recent.note('b');
  ask('a');
  ask('b');
  at = 1999;
  recent.note('b');
  ask('b');
  at = 2000;
  ask('a');
  ask('b');

  expect(results).toEqual([false, true, true, true, true, true, false]);
});

test('work on behalf of no store is not another one', () => {
  const recent = recentStores(() => 0);

  recent.note('a');
  recent.note(BACKGROUND.store);

  expect(recent.hasOthers('a')).toBe(false);
});
