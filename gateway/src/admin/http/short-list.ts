import type { Keyset } from '@storefront/proto/storefront/common/v1';

/** Cuts a page out of a list that a service returns whole, in the order of a key that never changes; with -1, in the reverse order. */
export function pageOfWhole<Row>(whole: readonly Row[], { limit = 0, after }: Keyset, keyOf: (row: Row) => string, order: 1 | -1 = 1) {
  const isBefore = (a: string, b: string) => (order === 1 ? a < b : a > b);
  const sorted = whole.toSorted((a, b) => (isBefore(keyOf(a), keyOf(b)) ? -1 : 1));
  const rest = after === undefined ? sorted : sorted.filter((row) => isBefore(after, keyOf(row)));
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rest.length <= limit || last === undefined ? undefined : keyOf(last) };
}
