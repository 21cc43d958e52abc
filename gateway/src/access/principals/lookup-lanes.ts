import { createFairQueue, type FairQueue } from '@storefront/fair-queue';

/** The queues of lookups in the database. Client addresses share both fairly. */
export interface LookupLanes {
  /** For names that existed when they were last looked up, and for keys that only this service can have minted. */
  readonly known: FairQueue;
  /** For names that anyone can invent. */
  readonly unknown: FairQueue;
}

/** Of the five connections of the pool, one remains for the heartbeat and for operators. */
export const KNOWN_LOOKUPS_MAX = 3;
/** Enough for about a thousand lookups a second. */
export const UNKNOWN_LOOKUPS_MAX = 1;
/** All of them are looked up well within the deadline of a lookup. */
const KNOWN_WAITING_MAX = 1000;
/** All of them are looked up well within the deadline of a lookup. */
const UNKNOWN_WAITING_MAX = 200;

/** Creates the lanes of a process, which the caches of keys and origins share, because they use the same connections. */
export const lookupLanes = (): LookupLanes => ({
  known: createFairQueue({ resource: 'known_lookups', running: KNOWN_LOOKUPS_MAX, waiting: KNOWN_WAITING_MAX }),
  unknown: createFairQueue({ resource: 'unknown_lookups', running: UNKNOWN_LOOKUPS_MAX, waiting: UNKNOWN_WAITING_MAX }),
});
