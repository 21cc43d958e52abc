import { type Sweep, startSweep, untilNoneIsLeft } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import { clearClosedFreezes, deleteReleasedFreezes } from '../store/ended-freezes.ts';
import type { Database } from '../store/schema.ts';

/** A checkout is over within minutes, so no freeze that a tombstone must refuse is under way after hours; the rest is for whoever looks into one. */
const KEPT_DAYS = 7;
/** A fraction of a second of work under the statement timeout. */
const BATCH = 500;
/** Old rows only cost room. */
const EVERY_MS = 10 * 60_000;

/** Forgets what ended freezes have left, a batch at a time, until closed. Every process may: locked rows are left to whoever holds them. */
export const sweepEndedFreezes = (db: Kysely<Database>, log: Logger): Sweep =>
  startSweep('ended_freezes', EVERY_MS, log, async () => {
    await untilNoneIsLeft(() => deleteReleasedFreezes(db, { keptDays: KEPT_DAYS, limit: BATCH }));
    await untilNoneIsLeft(() => clearClosedFreezes(db, { keptDays: KEPT_DAYS, limit: BATCH }));
  });
