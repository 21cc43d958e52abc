/** A bounded cache in which no store can evict what others keep, as long as they keep less. */
export interface FairCache<Value> {
  get(store: string, key: string): Value | undefined;
  /** Like `get`, but does not count as a use. */
  peek(store: string, key: string): Value | undefined;
  /** Keeps a value, unless it is larger than the cache. */
  set(store: string, key: string, value: Value): void;
}

interface FairCacheOptions<Value> {
  readonly sizeMax: number;
  readonly sizeOf: (value: Value, key: string) => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
  isUsed: boolean;
}

interface Share<Value> {
  /** In order of eviction. */
  readonly entries: Map<string, Entry<Value>>;
  size: number;
}

/**
 * Creates the cache. When it is full, the store that keeps most evicts the entry that was added first and not used since; one that was used since is spared once.
 * So a store that reads everything evicts its own entries, and one that is alone has the whole cache.
 */
export function fairCache<Value>({ sizeMax, sizeOf }: FairCacheOptions<Value>): FairCache<Value> {
  const shares = new Map<string, Share<Value>>();
  let total = 0;

  const remove = (store: string, share: Share<Value>, key: string): void => {
    const { size } = share.entries.get(key) ?? NOTHING;
    if (!share.entries.delete(key)) return;
    share.size -= size;
    total -= size;
    if (share.entries.size === 0) shares.delete(store);
  };
  const evictOne = (): void => {
    const [store, share] = largest(shares);
    for (const [key, entry] of share.entries) {
      if (!entry.isUsed) return remove(store, share, key);
      entry.isUsed = false;
      // The iteration comes to it again, after all others.
      share.entries.delete(key);
      share.entries.set(key, entry);
    }
  };

  return {
    get(store, key) {
      const entry = shares.get(store)?.entries.get(key);
      if (entry === undefined) return undefined;
      entry.isUsed = true;
      return entry.value;
    },
    peek: (store, key) => shares.get(store)?.entries.get(key)?.value,
    set(store, key, value) {
      const old = shares.get(store);
      if (old) remove(store, old, key);
      const size = sizeOf(value, key);
      if (size > sizeMax) return;
      const share = shares.get(store) ?? { entries: new Map(), size: 0 };
      shares.set(store, share);
      share.entries.set(key, { value, size, isUsed: false });
      share.size += size;
      total += size;
      while (total > sizeMax) evictOne();
    },
  };
}

const NOTHING = { size: 0 };

function largest<Value>(shares: ReadonlyMap<string, Share<Value>>): [store: string, share: Share<Value>] {
  let found: [string, Share<Value>] = ['', { entries: new Map(), size: 0 }];
  for (const candidate of shares) if (candidate[1].size > found[1].size) found = candidate;
  return found;
}
