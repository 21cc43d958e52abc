import type { StreamInfo } from '@nats-io/jetstream';
import { type Kysely, sql } from 'kysely';
import type { BusLink } from '../bus.ts';
import { ensureStream, retainedMsOf, STREAM } from '../stream.ts';
import { listMissing } from './missing-events.ts';
import { listPublished, type PublishedMark } from './outbox.ts';
import { unmarkEvents, unmarkPublished, unmarkWhere } from './unmark.ts';

/** The number of newest events that are looked up in the stream. */
const WINDOW = 50;

/** The results of earlier comparisons on a connection, so that the outbox is read whole only if the stream has changed. */
export interface Comparison {
  /** The number of gaps in the stream in which no event of this service is missing. */
  checkedGaps?: number;
}

/**
 * Compares the outbox with the stream and marks lost events as unpublished, so that the relay publishes them again.
 *
 * - If the stream was deleted and created again, its creation time differs from the one stored in the lease row, and every event within the
 *   stream's retention counts as lost.
 * - If the stream lost its tail in a crash of the machine, the newest event that this service published is not at its position, and the search
 *   goes back to one that is.
 * - If it lost its beginning or events in the middle, the state of the stream shows the gaps.
 * - If another event took the position of a lost one, only looking up that position shows it. This is done for a window of the newest events.
 *
 * Events published twice are dropped by the stream's dedupe window and the consumers' inboxes.
 *
 * Events can be lost only by a restart of the server, so the relay checks on every new connection before it publishes, and every minute as well.
 * `last` belongs to the connection. Returns the number of events marked as unpublished.
 */
export async function reconcile<Database>(db: Kysely<Database>, link: BusLink, service: string, last: Comparison = {}): Promise<number> {
  const info = await ensureStream(link.manager, link.replicas);
  const retainedMs = retainedMsOf(info);
  if ((await readStreamCreation(db, service)) !== info.created) {
    const lost = await unmarkPublished(db, retainedMs);
    // Stored last, so that a process killed before this compares again.
    await noteStreamCreation(db, service, info.created);
    return lost;
  }
  const lostInTail = await unmarkLostTail(db, link, service, retainedMs);
  const lostInWindow = await unmarkLostInWindow(db, link, service, retainedMs);
  return lostInTail + lostInWindow + (await unmarkLostInGaps(db, link, info, last));
}

async function unmarkLostInWindow<Database>(db: Kysely<Database>, link: BusLink, service: string, retainedMs: number): Promise<number> {
  return unmarkEvents(db, await listMissing(link, service, await listPublished(db, WINDOW, retainedMs)));
}

/** Repeated until no event is found, because the server drops an event that it remembers as published, even if it has lost it. */
async function unmarkLostInGaps<Database>(db: Kysely<Database>, { manager }: BusLink, info: StreamInfo, last: Comparison): Promise<number> {
  const gaps = info.state.num_deleted ?? 0;
  if (last.checkedGaps === gaps) return 0;
  if (gaps === 0 && (await isFirstOld(db, info))) {
    last.checkedGaps = gaps;
    return 0;
  }
  const { state } = await manager.streams.info(STREAM, { deleted_details: true });
  const young = sql`published_at > now() - ${retainedMsOf(info)} * interval '1 millisecond'`;
  const gone = sql`(stream_sequence < ${state.first_seq} or stream_sequence = any(${state.deleted ?? []}::bigint[]))`;
  const lost = await unmarkWhere(db, sql`${young} and ${gone}`);
  if (lost === 0) last.checkedGaps = gaps;
  return lost;
}

/** Reports whether the stream still has its first event or one that is about to expire, so that none is missing before it. */
async function isFirstOld<Database>(db: Kysely<Database>, info: StreamInfo): Promise<boolean> {
  if (info.state.first_seq <= 1) return true;
  const { rows } = await sql<{ isOld: boolean }>`
    select ${info.state.first_ts}::timestamptz < clock_timestamp() - ${retainedMsOf(info)} * interval '1 millisecond' as "isOld"
  `.execute(db);
  return rows[0]?.isOld === true;
}

async function unmarkLostTail<Database>(db: Kysely<Database>, link: BusLink, service: string, retainedMs: number): Promise<number> {
  const isInStream = async (mark: PublishedMark) => (await listMissing(link, service, [mark])).length === 0;
  const [newest] = await listPublished(db, 1, retainedMs);
  if (newest === undefined || (await isInStream(newest))) return 0;
  for (let newer = 1; ; newer *= 2) {
    const [older] = await listPublished(db, 1, retainedMs, newer);
    if (older === undefined) return unmarkPublished(db, retainedMs);
    if (await isInStream(older)) return unmarkPublished(db, retainedMs, older);
  }
}

async function readStreamCreation<Database>(db: Kysely<Database>, service: string): Promise<string | undefined> {
  const { rows } = await sql<{ created: string | null }>`
    select stream_created_at as created from relay_lease where service = ${service}
  `.execute(db);
  return rows[0]?.created ?? undefined;
}

async function noteStreamCreation<Database>(db: Kysely<Database>, service: string, created: string): Promise<void> {
  await sql`update relay_lease set stream_created_at = ${created} where service = ${service}`.execute(db);
}
