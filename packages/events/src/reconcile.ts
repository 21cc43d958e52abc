import { JetStreamApiError } from '@nats-io/jetstream';
import { type Kysely, sql } from 'kysely';
import type { BusLink } from './bus.ts';
import { findPublished, type PublishedMark, unmarkPublished } from './outbox.ts';
import { ensureStream, STREAM } from './stream.ts';

/** What the stream would still hold: its own seven days, less an hour for clocks that differ. */
const HELD_MS = 7 * 24 * 3_600_000 - 3_600_000;
/** NATS's word for a sequence at which nothing is stored. */
const NO_MESSAGE_CODE = 10_037;

/**
 * Compares the outbox with the stream and puts lost events back into the backlog, which the relay then publishes in order.
 *
 * The stream loses events in two ways. It is gone, with its directory, and was created anew: then its creation time is another than the one
 * noted in the lease row, and everything that is not older than the stream's own retention counts as lost. Or it lost its tail in a crash of
 * the machine: then the newest event that this service published is not at its place, and the search walks back to one that is. What is put
 * back too much is dropped by the stream's dedupe window and the consumers' inboxes.
 *
 * A loss needs a restart of the server, so the relay asks on every new connection before it publishes, and every minute besides.
 * Returns how many events it put back.
 */
export async function reconcile<Database>(db: Kysely<Database>, link: BusLink, service: string): Promise<number> {
  const created = (await ensureStream(link.manager, link.replicas)).created;
  const known = await readStreamCreation(db, service);
  const lost = known === created ? await unmarkLostTail(db, link) : await unmarkPublished(db, '0', HELD_MS);
  // Noted last: a process killed before this compares again.
  if (known !== created) await noteStreamCreation(db, service, created);
  return lost;
}

async function unmarkLostTail<Database>(db: Kysely<Database>, link: BusLink): Promise<number> {
  const newest = await findPublished(db, 0, HELD_MS);
  if (newest === undefined || (await isInStream(link, newest))) return 0;
  for (let newer = 1; ; newer *= 2) {
    const older = await findPublished(db, newer, HELD_MS);
    if (older === undefined) return unmarkPublished(db, '0', HELD_MS);
    if (await isInStream(link, older)) return unmarkPublished(db, older.position, HELD_MS);
  }
}

async function isInStream({ manager }: BusLink, { id, streamSequence }: PublishedMark): Promise<boolean> {
  try {
    const message = await manager.streams.getMessage(STREAM, { seq: Number(streamSequence) });
    return message?.header.get('Nats-Msg-Id') === id;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === NO_MESSAGE_CODE) return false;
    throw error;
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
