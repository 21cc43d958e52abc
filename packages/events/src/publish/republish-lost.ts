import type { ConsumerInfo } from '@nats-io/jetstream';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BusLink } from '../bus.ts';
import { parseNote } from '../consume/lost-range-note.ts';
import { OUTBOX_RETENTION_DAYS } from '../event-sweeps.ts';
import { ensureStream, STREAM } from '../stream.ts';
import { matchesFilter } from './consumer-filter.ts';
import { unmarkWhere } from './unmark.ts';

const OUTBOX_RETENTION_MS = OUTBOX_RETENTION_DAYS * 24 * 3_600_000;
/** An event that was being published during one search is found by the next. */
const EMPTY_SEARCHES = 2;

/** The events that a consumer lost because its database was restored. */
export interface LostEvents {
  readonly consumer: string;
  /** The description of the consumer, which differs for each restore. */
  readonly note: string;
  /** Selects these events in the outbox; those that were published again have a later position in the stream. */
  readonly condition: RawBuilder<unknown>;
}

/** Lists what consumers have lost, for as long as outboxes have the events. */
export async function listLostEvents({ manager, replicas }: BusLink): Promise<readonly LostEvents[]> {
  await ensureStream(manager, replicas);
  const all: LostEvents[] = [];
  for await (const consumer of manager.consumers.list(STREAM)) {
    const lost = lostBy(consumer);
    if (lost !== undefined) all.push(lost);
  }
  return all;
}

function lostBy(consumer: ConsumerInfo): LostEvents | undefined {
  const { description = '' } = consumer.config;
  const note = parseNote(description);
  if (note === undefined || Date.now() - note.detectedAt.getTime() > OUTBOX_RETENTION_MS) return undefined;
  const condition = sql`(stream_sequence > ${note.after} and stream_sequence <= ${note.through} and ${matchesFilter(consumer)})`;
  return { consumer: consumer.name, note: description, condition };
}

/** The number of searches that found nothing, by the note of the consumer, so that the outbox is not read again and again. */
export type EmptySearches = Map<string, number>;

/** Marks the events as unpublished that a consumer has lost, so that the relay publishes them again. Returns the number of events marked. */
export async function republishLost<Database>(
  db: Kysely<Database>,
  link: BusLink,
  searches: EmptySearches,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  let republished = 0;
  for (const { consumer, note, condition } of await listLostEvents(link)) {
    const key = `${consumer} ${note}`;
    const empty = searches.get(key) ?? 0;
    if (empty >= EMPTY_SEARCHES) continue;
    const found = await unmarkWhere(db, condition, { signal });
    if (!signal.aborted) searches.set(key, found === 0 ? empty + 1 : 0);
    republished += found;
  }
  return republished;
}
