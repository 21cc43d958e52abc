import { type Sweep, startSweep, untilNoneIsLeft } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import { deleteAbandonedCarts } from '../store/abandoned-carts.ts';
import type { Database } from '../store/schema.ts';

/** An expired cart says so for as long again as it lived, twice over; then it is as if it had never been. */
const KEPT_DAYS = 60;
/** A fraction of a second of work under the statement timeout. */
const BATCH = 500;
/** Old rows only cost room. */
const EVERY_MS = 10 * 60_000;

/** Deletes long expired carts, a batch at a time, until closed. Every process may: locked rows are left to whoever holds them. */
export const sweepAbandonedCarts = (db: Kysely<Database>, log: Logger): Sweep =>
  startSweep('abandoned_carts', EVERY_MS, log, () =>
    untilNoneIsLeft(() => deleteAbandonedCarts(db, { keptDays: KEPT_DAYS, limit: BATCH })),
  );
