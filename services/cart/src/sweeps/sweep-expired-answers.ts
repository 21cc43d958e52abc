import { deleteExpiredAnswers } from '@storefront/idempotency';
import { type Sweep, startSweep, untilNoneIsLeft } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** A fraction of a second of work under the statement timeout. */
const BATCH = 500;
/** Old rows only cost room. */
const EVERY_MS = 10 * 60_000;

/** Forgets Idempotency-Keys after their 24 hours, a batch at a time, until closed. */
export const sweepExpiredAnswers = (db: Kysely<Database>, log: Logger): Sweep =>
  startSweep('expired_answers', EVERY_MS, log, () => untilNoneIsLeft(() => deleteExpiredAnswers(db, BATCH)));
