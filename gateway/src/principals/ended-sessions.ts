import { LRUCache } from 'lru-cache';

/** A little longer than an access token lives: after that the token is refused for its age. */
const REMEMBERED_MS = 65 * 60 * 1000;
/** A family takes about 100 bytes; a million logouts an hour is beyond what one store system sees. */
const FAMILIES_MAX = 1_000_000;

export interface EndedSessions {
  has(familyId: string): boolean;
  add(familyId: string): void;
}

/** The session families whose access tokens are refused although they have not expired. */
export function endedSessions(): EndedSessions {
  const families = new LRUCache<string, true>({ max: FAMILIES_MAX, ttl: REMEMBERED_MS, ttlResolution: 1000 });
  return { has: (familyId) => families.has(familyId), add: (familyId) => void families.set(familyId, true) };
}
