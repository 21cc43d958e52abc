import type { Scope } from '@storefront/contract';

/** As many rows as the events of one transaction make for a store with one subscription. */
export const ROWS_MAX = 64;

/**
 * Returns the events that a transaction leaves for a later one, so that it writes few rows of each store. `rowsOf` returns how many an event makes, at most
 * `ROWS_MAX`.
 */
export function eventsForLater<Event extends Scope>(events: readonly Event[], rowsOf: (event: Event) => number): ReadonlySet<Event> {
  const written = new Map<string, number>();
  const later = new Set<Event>();
  for (const event of events) {
    const store = `${event.tenantId} ${event.mode}`;
    const rows = (written.get(store) ?? 0) + rowsOf(event);
    if (rows > ROWS_MAX) later.add(event);
    else written.set(store, rows);
  }
  return later;
}
