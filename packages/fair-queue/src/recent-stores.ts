import { BACKGROUND } from './flow.ts';

/** For how long another store that has used a resource counts as one that uses it. */
const BESIDE_MS = 2000;

/** Which stores have used a resource lately. */
export interface RecentStores {
  readonly note: (store: string) => void;
  /** Whether a store other than this one has used it lately. */
  readonly hasOthers: (store: string) => boolean;
}

/** Remembers the two stores that have used a resource last, which is enough to know whether there are others than one of them. */
export function recentStores(now: () => number): RecentStores {
  let last = { store: BACKGROUND.store, at: Number.NEGATIVE_INFINITY };
  let other = last;
  return {
    note(store) {
      if (store === BACKGROUND.store) return;
      if (store !== last.store) other = last;
      last = { store, at: now() };
    },
    hasOthers: (store) => now() - (store === last.store ? other : last).at < BESIDE_MS,
  };
}
