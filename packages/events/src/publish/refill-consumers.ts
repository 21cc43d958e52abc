import { AckPolicy, type ConsumerInfo } from '@nats-io/jetstream';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BusLink } from '../bus.ts';
import { ensureStream, retentionOf, STREAM } from '../stream.ts';
import { matchesFilter } from './consumer-filter.ts';
import { unmarkWhere } from './unmark.ts';

/** A day before the stream drops an event, so that it is published again in time even if this process is down for hours. */
const LEAD_MS = 24 * 3_600_000;

/**
 * Marks events as unpublished that the stream is about to drop or has dropped although a durable consumer has not acknowledged them. The relay
 * publishes them again, for as long as the outbox keeps them. Stops early if `signal` is aborted. Returns the number of events marked.
 */
export async function refillConsumers<Database>(
  db: Kysely<Database>,
  { manager, replicas }: BusLink,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const retention = retentionOf(await ensureStream(manager, replicas));
  if (retention === undefined) return 0;
  const minAgeMs = retention - Math.min(LEAD_MS, retention / 2);
  const missed: RawBuilder<unknown>[] = [];
  for await (const consumer of manager.consumers.list(STREAM)) {
    if (consumer.config.durable_name !== undefined && consumer.config.ack_policy === AckPolicy.Explicit) missed.push(missedBy(consumer));
  }
  if (missed.length === 0) return 0;
  const isOld = sql`published_at < now() - ${minAgeMs} * interval '1 millisecond'`;
  return unmarkWhere(db, sql`${isOld} and (${sql.join(missed, sql` or `)})`, { minAgeMs, signal });
}

/** Selects the events that match the consumer's filter and lie behind its last acknowledgment. */
const missedBy = (consumer: ConsumerInfo): RawBuilder<unknown> =>
  sql`(stream_sequence > ${consumer.ack_floor.stream_seq} and ${matchesFilter(consumer)})`;
