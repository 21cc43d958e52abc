import { lookupCache } from './lookup-cache.ts';
import type { LookupLanes } from './lookup-lanes.ts';

/** No browser sends a longer origin, so a longer one is not looked up. */
const ORIGIN_LENGTH_MAX = 300;

/** A cached lookup of allowed origins. */
export interface OriginCache {
  /** Whether any active publishable key allows the origin; `null` is never allowed. `client` returns the address of who asks. Rejects with 503 if the lookup fails. */
  isAllowed(origin: string, client: () => string): Promise<boolean>;
  /** Keeps the allowed origins that are being read together. */
  fill(reading: Promise<readonly string[]>): Promise<void>;
  forget(): void;
}

interface OriginCacheOptions {
  readonly load: (origin: string) => Promise<boolean>;
  /** Shared with the lookups of keys, because both use the same connections. */
  readonly lanes: LookupLanes;
  /** A clock that is never set, in milliseconds. */
  readonly ticks?: () => number;
}

/** Caches which origins are allowed by any active publishable key, for preflights, which carry no key. */
export function originCache({ load, ...options }: OriginCacheOptions): OriginCache {
  const { find, fill, forget } = lookupCache({ load: async (origin) => ((await load(origin)) ? { origin } : undefined), ...options });
  return {
    isAllowed: async (origin, client) =>
      origin !== 'null' && origin.length <= ORIGIN_LENGTH_MAX && (await find(origin, { client })) !== undefined,
    fill: (reading) => fill(reading.then((origins) => origins.map((origin) => [origin, { origin }]))),
    forget: () => forget(),
  };
}
