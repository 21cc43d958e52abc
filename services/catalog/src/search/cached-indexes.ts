import { LRUCache } from 'lru-cache';
import type { FacetIndex } from '../domain/facet-index.ts';

/** Indexes are built again from time to time, because they keep the sets of tags and categories that products no longer have. */
const TTL_MAX_MS = 3_600_000;
/** An index that takes all of the room stays at least this long, which is many times as long as it takes to build. One that takes a tenth, ten times as long. */
const TTL_MIN_MS = 60_000;
/** An index that has not been read for this long makes room for others at once. */
const UNUSED_MS = 60_000;

interface CachedIndex {
  readonly index: FacetIndex;
  readonly builtAt: number;
  usedAt: number;
}

/**
 * Creates the cache of the facet indexes of a process, with room for `productsMax` products. Stores whose indexes do not fit together have them one after the other, each for the same
 * time multiplied by its products. Without that, two of them would replace each other's index with every read, and building would take the whole process.
 */
export function cachedIndexes(productsMax: number, now: () => number) {
  const indexes = new LRUCache<string, CachedIndex>({
    maxSize: productsMax,
    sizeCalculation: ({ index }) => index.size + 1,
    ttl: TTL_MAX_MS,
    noUpdateTTL: true,
  });

  let reserved = 0;

  const canGo = ({ index, builtAt, usedAt }: CachedIndex): boolean =>
    now() - usedAt >= UNUSED_MS || (now() - builtAt) * (index.size + 1) >= TTL_MIN_MS * productsMax;

  return {
    find(name: string): FacetIndex | undefined {
      const cached = indexes.get(name);
      if (cached !== undefined) cached.usedAt = now();
      return cached?.index;
    },
    /**
     * Reserves room for another index until the returned function is called, and removes indexes for it, those first that were not used for the longest time.
     * Returns undefined if others must stay.
     */
    reserve(products: number): (() => void) | undefined {
      indexes.purgeStale();
      const going: string[] = [];
      let room = productsMax - indexes.calculatedSize - reserved;
      for (const name of indexes.rkeys()) {
        const cached = indexes.peek(name);
        if (room > products) break;
        if (cached === undefined || !canGo(cached)) continue;
        going.push(name);
        room += cached.index.size + 1;
      }
      if (room <= products) return undefined;
      for (const name of going) indexes.delete(name);
      let isReserved = true;
      reserved += products + 1;
      return () => {
        if (isReserved) reserved -= products + 1;
        isReserved = false;
      };
    },
    keep: (name: string, index: FacetIndex): void => void indexes.set(name, { index, builtAt: now(), usedAt: now() }),
    /** Counts the size of an index that has changed. One that has outgrown the room is dropped. */
    resize(name: string, index: FacetIndex): void {
      const cached = indexes.peek(name);
      // The cache counts the size of an entry only when it gets another object.
      if (cached?.index === index) indexes.set(name, { ...cached });
    },
    drop: (name: string): void => void indexes.delete(name),
  };
}
