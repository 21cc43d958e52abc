import { hasOffset, isDate, parseTime } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { type Kysely, sql } from 'kysely';
import { OUTBOX_RETENTION_DAYS } from '../event-sweeps.ts';
import { unmarkWhere } from './unmark.ts';

/**
 * Marks all events as unpublished that were published at or after `since`, so that the relay publishes them again. Consumers ignore those that
 * they have recorded. Returns the number of events marked. Throws `validation_error` if the time is malformed, in the future, or before the events that
 * the outbox keeps.
 */
export async function republishSince<Database>(db: Kysely<Database>, since: string): Promise<number> {
  const time = parseTime(since);
  if (time === undefined || !(hasOffset(since) || isDate(since))) {
    throw invalid('since', 'must be an ISO 8601 time with a time zone, such as 2026-11-22T10:00:00Z, or a date');
  }
  const { rows } = await sql<{ isFuture: boolean; isPurged: boolean }>`
    select ${time}::timestamptz > clock_timestamp() as "isFuture",
      ${time}::timestamptz < clock_timestamp() - ${OUTBOX_RETENTION_DAYS} * interval '1 day' as "isPurged"
  `.execute(db);
  if (rows[0]?.isFuture) throw invalid('since', 'is in the future');
  if (rows[0]?.isPurged) throw invalid('since', `is more than ${OUTBOX_RETENTION_DAYS} days ago, and older events are deleted`);
  return unmarkWhere(db, sql`(published_at is null or published_at >= ${time})`);
}
