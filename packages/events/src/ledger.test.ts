import { expect, test } from '@jest/globals';
import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1/LedgerEntry';
import { entriesOf, type LedgerPage } from './ledger.ts';

const counting =
  (kind: string, count: number): LedgerPage =>
  (after, limit) => {
    const first = after === '' ? 0 : Number(after) + 1;
    const length = Math.max(0, Math.min(limit, count - first));
    return Promise.resolve(Array.from({ length }, (_, at) => ({ kind, checkoutId: String(first + at), position: String(first + at) })));
  };

test.each([0, 1, 4_999, 5_000, 5_001, 10_000])('a ledger of %d entries is told whole, each once', async (count) => {
  const told: LedgerEntry[] = [];
  for await (const entry of entriesOf([counting('a', count), counting('b', 1)])) told.push(entry);

  expect(told).toHaveLength(count + 1);
  expect(new Set(told.map(({ kind, checkoutId }) => `${kind} ${checkoutId}`)).size).toBe(count + 1);
  expect(told.at(-1)).toEqual({ kind: 'b', checkoutId: '0' });
});
