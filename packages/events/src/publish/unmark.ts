import { randomUUID } from 'node:crypto';
import { byStore } from '@storefront/db';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OutboxKey, PublishedMark } from './outbox.ts';

/** Small enough for the statement timeout of every service. */
const BATCH = 10_000;

/** Which part of the outbox is read. */
interface UnmarkOptions {
  /** Begins after this time of creation. */
  readonly after?: RawBuilder<Date>;
  /** Ends at events younger than this. */
  readonly minAgeMs?: number;
  /** Ends after the current batch when aborted. */
  readonly signal?: AbortSignal;
}

/**
 * Marks the events that match `condition` as unpublished, with new message IDs: the stream drops a message whose ID it has seen within ten minutes, even if
 * every consumer has acknowledged it. Returns the number changed.
 */
export const unmarkWhere = <Database>(db: Kysely<Database>, condition: RawBuilder<unknown>, options: UnmarkOptions = {}): Promise<number> =>
  unmark(db, condition, options, randomUUID);

/** Marks published events that are younger than `maxAgeMs`, and were created after `mark` if given, as unpublished. Returns the number changed. */
export function unmarkPublished<Database>(db: Kysely<Database>, maxAgeMs: number, mark?: PublishedMark): Promise<number> {
  const oldest = sql<Date>`now() - ${maxAgeMs} * interval '1 millisecond'`;
  if (mark === undefined) return unmark(db, sql`published_at is not null`, { after: oldest }, () => null);
  const { createdAt, tenantId, position } = mark;
  const after = sql<Date>`greatest(${oldest}, ${createdAt}::timestamptz - interval '1 millisecond')`;
  const isLater = sql`published_at is not null and (created_at, tenant_id, position) > (${createdAt}, ${tenantId}, ${position})`;
  return unmark(db, isLater, { after }, () => null);
}

/** Marks these events as unpublished. Returns the number changed. */
export const unmarkEvents = <Database>(db: Kysely<Database>, keys: readonly OutboxKey[]): Promise<number> =>
  unmarkByStore(db, keys, sql`published_at is not null`, () => null);

/** Reads the outbox in the order of creation, in batches, and then changes the events found, store by store. */
async function unmark<Database>(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  { after: first = sql<Date>`'-infinity'::timestamptz`, minAgeMs = 0, signal }: UnmarkOptions,
  newMessageId: () => string | null,
): Promise<number> {
  const isOld = sql`created_at <= now() - ${minAgeMs} * interval '1 millisecond'`;
  let unmarked = 0;
  for (let after: RawBuilder<Date> | undefined = first; after !== undefined && signal?.aborted !== true;) {
    const { rows: ends }: { rows: { at: Date }[] } = await sql<{ at: Date }>`
      select created_at as at from outbox where created_at > ${after} and ${isOld} order by created_at offset ${BATCH - 1} limit 1
    `.execute(db);
    const end: RawBuilder<Date> | undefined = ends[0] && sql<Date>`${ends[0].at}::timestamptz`;
    const { rows } = await sql<OutboxKey>`
      select tenant_id as "tenantId", position from outbox
      where created_at > ${after} and ${end === undefined ? sql`true` : sql`created_at <= ${end}`} and ${isOld} and (${condition})
    `.execute(db);
    unmarked += await unmarkByStore(db, rows, condition, newMessageId);
    after = end;
  }
  return unmarked;
}

/** Changes those of these events that still match the condition. */
async function unmarkByStore<Database>(
  db: Kysely<Database>,
  keys: readonly OutboxKey[],
  condition: RawBuilder<unknown>,
  newMessageId: () => string | null,
): Promise<number> {
  let unmarked = 0;
  for (const [tenantId, rows] of byStore(keys)) {
    const positions = sql`${rows.map(({ position }) => position)}::bigint[]`;
    const { numAffectedRows = 0n } = await sql`
      update outbox set published_at = null, stream_sequence = null, message_id = coalesce(lost.new_message_id, message_id)
      from unnest(${positions}, ${rows.map(newMessageId)}::uuid[]) as lost (lost_position, new_message_id)
      where tenant_id = ${tenantId} and position = any (${positions}) and position = lost.lost_position and (${condition})
    `.execute(db);
    unmarked += Number(numAffectedRows);
  }
  return unmarked;
}
