import { lookupCache } from './lookup-cache.ts';
import type { LookupLimit } from './lookup-limit.ts';

/** No browser sends a longer origin, so a longer one is not looked up. */
const ORIGIN_LENGTH_MAX = 300;

/** A cached lookup of allowed origins. */
export interface OriginCache {
  /** Whether any active publishable key allows the origin; `null` is never allowed. Rejects with 503 if the lookup fails. */
  isAllowed(origin: string): Promise<boolean>;
  forget(): void;
}

interface OriginCacheOptions {
  readonly load: (origin: string) => Promise<boolean>;
  /** Shared with the lookups of keys, because both use the same connections. */
  readonly limit: LookupLimit;
}

/** Caches which origins are allowed by any active publishable key, for preflights, which carry no key. */
export function originCache({ load, limit }: OriginCacheOptions): OriginCache {
  const { find, forget } = lookupCache({
    load: async (origin) => ((await load(origin)) ? { origin } : undefined),
    limit,
    isPlausible: (origin) => origin !== 'null' && origin.length <= ORIGIN_LENGTH_MAX,
  });
  return { isAllowed: async (origin) => (await find(origin)) !== undefined, forget: () => forget() };
}
