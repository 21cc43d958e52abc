import type { Keyset } from '@storefront/proto/storefront/common/v1';

/** Cuts a page out of a list that a service returns whole, in the order of a key that never changes. */
export function pageOfWhole<Row>(whole: readonly Row[], { limit = 0, after }: Keyset, keyOf: (row: Row) => string) {
  const sorted = whole.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const rest = after === undefined ? sorted : sorted.filter((row) => keyOf(row) > after);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rest.length <= limit || last === undefined ? undefined : keyOf(last) };
}
