import { LRUCache } from 'lru-cache';
import { withinLookUp } from './within-look-up.ts';

/** As long as keys are trusted: a revoked key's origins go with it. */
const TRUSTED_MS = 4000;
/** The cache looks at the clock this often instead of at every look-up. */
const CLOCK_MS = 100;
const ORIGINS_MAX = 10_000;
/** No browser sends a longer one; a longer one is not looked up. */
const ORIGIN_LENGTH_MAX = 300;

export interface OriginDirectory {
  /** Whether some active publishable key allows the origin; a 503 while nobody can tell. `null` is never allowed. */
  isAllowed(origin: string): Promise<boolean>;
  forget(): void;
}

/** Answers preflights, which carry no key, from a cache over the origins of all active publishable keys. */
export function originDirectory(load: (origin: string) => Promise<boolean>): OriginDirectory {
  const cache = new LRUCache<string, boolean>({ max: ORIGINS_MAX, ttl: TRUSTED_MS, ttlResolution: CLOCK_MS });
  return {
    async isAllowed(origin) {
      if (origin === 'null' || origin.length > ORIGIN_LENGTH_MAX) return false;
      const cached = cache.get(origin);
      if (cached !== undefined) return cached;
      const allowed = await withinLookUp(load(origin));
      cache.set(origin, allowed);
      return allowed;
    },
    forget: () => cache.clear(),
  };
}
