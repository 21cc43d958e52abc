import { expect, test } from '@jest/globals';
import { byStore } from './by-store.ts';
import { claimByStore } from './claim-by-store.ts';

const keysOf = (stores: string) => stores.split('').map((tenantId, id) => ({ tenantId, id }));

test('rows are grouped by store, in the order of the first row of each', () => {
  const groups = byStore(keysOf('bacab'));

  expect([...groups].map(([store, rows]) => [store, rows.map(({ id }) => id)])).toEqual([
    ['b', [0, 4]],
    ['a', [1, 3]],
    ['c', [2]],
  ]);
});

test.each([
  { found: '', limit: 3, claims: [] },
  { found: 'aab', limit: 3, claims: ['a 0 1', 'b 2'] },
  { found: 'aaaaaab', limit: 2, claims: ['a 0', 'b 6'] },
  { found: 'aaaaaabb', limit: 5, claims: ['a 0 1 2', 'b 6 7'] },
  { found: 'abcd', limit: 2, claims: ['a 0', 'b 1'] },
  { found: 'baba', limit: 3, claims: ['b 0 2', 'a 1'] },
])('of $found, at most $limit are claimed, in rounds of the stores: $claims', async ({ found, limit, claims }) => {
  const made: string[] = [];

  const claimed = await claimByStore(keysOf(found), limit, async (store, keys) => {
    made.push([store, ...keys.map(({ id }) => id)].join(' '));
    return keys;
  });

  expect(made).toEqual(claims);
  expect(claimed).toHaveLength(Math.min(limit, found.length));
});

test('rows that are locked or no longer due are not claimed', async () => {
  const claimed = await claimByStore(keysOf('aabb'), 4, async (_store, keys) => keys.slice(1));

  expect(claimed.map(({ id }) => id)).toEqual([1, 3]);
});
