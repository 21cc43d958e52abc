import { expect, test } from '@jest/globals';
import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1';
import { type Ledger, streamEntries } from './ledger.ts';

const counting = (count: number): Ledger => ({
  kind: 'a',
  read: (after, limit) => {
    const first = after === '' ? 0 : Number(after) + 1;
    const length = Math.max(0, Math.min(limit, count - first));
    return Promise.resolve(
      Array.from({ length }, (_, at) => ({ kind: 'a', checkoutId: String(first + at), position: String(first + at) })),
    );
  },
  find: () => Promise.resolve([]),
});

test.each([0, 1, 999, 1_000, 1_001, 2_000])('a ledger of %d entries is streamed completely, each entry once', async (count) => {
  const streamed: LedgerEntry[] = [];
  for await (const entry of streamEntries(counting(count))) streamed.push(entry);

  expect(streamed).toHaveLength(count);
  expect(new Set(streamed.map(({ checkoutId }) => checkoutId)).size).toBe(count);
  if (count > 0) expect(streamed.at(-1)).toEqual({ kind: 'a', checkoutId: String(count - 1) });
});
