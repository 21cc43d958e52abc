import { inTransaction, PREPARED } from '@storefront/db';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StoredPosition } from './assess-position.ts';

interface PositionRow {
  readonly streamCreatedAt: string;
  readonly settled: string;
  readonly settledDelivery: string;
  readonly floor: string;
  readonly lostAfter: string | null;
  readonly lostThrough: string | null;
  readonly recordedAt: Date;
}

type Found = StoredPosition & { readonly recordedAt: Date };

/** Reads the position of a consumer, if it is stored. A consumer has one row for the events of all stores. */
export const findPosition = <Database>(db: Kysely<Database>, consumer: string): Promise<Found | undefined> =>
  readPosition(db, consumer, sql``);

async function readPosition<Database>(db: Kysely<Database>, consumer: string, lock: RawBuilder<unknown>): Promise<Found | undefined> {
  const { rows } = await sql<PositionRow>`
    select stream_created_at as "streamCreatedAt", settled, settled_delivery as "settledDelivery", floor, lost_after as "lostAfter",
      lost_through as "lostThrough", recorded_at as "recordedAt"
    from consumer_position where consumer = ${consumer} ${lock}
  `.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  const { streamCreatedAt, lostAfter, lostThrough, recordedAt } = row;
  const lost = lostAfter === null ? undefined : { after: Number(lostAfter), through: Number(lostThrough) };
  return {
    streamCreatedAt,
    settled: Number(row.settled),
    settledDelivery: Number(row.settledDelivery),
    floor: Number(row.floor),
    lost,
    recordedAt,
  };
}

/** Locks the position of a consumer, applies `assess`, and stores the result. `lostAt` is when the database was found to be behind. */
export async function changePosition<Database, Result extends StoredPosition & { readonly isBehind: boolean }>(
  db: Kysely<Database>,
  consumer: string,
  assess: (stored: StoredPosition | undefined) => Result,
): Promise<Result & { readonly lostAt: Date | null }> {
  return inTransaction(db, async (trx) => {
    // Inserted first, so that there is always a row to lock. No stream has an empty creation time.
    await sql`
      insert into consumer_position (consumer, stream_created_at, settled, settled_delivery, floor) values (${consumer}, '', 0, 0, 0) on conflict do nothing
    `.execute(trx);
    const result = assess(await readPosition(trx, consumer, sql`for update`));
    const { rows } = await sql<{ lostAt: Date | null }>`
      update consumer_position set
        stream_created_at = ${result.streamCreatedAt}, settled = ${result.settled}, settled_delivery = ${result.settledDelivery}, floor = ${result.floor},
        lost_after = ${result.lost?.after ?? null}, lost_through = ${result.lost?.through ?? null}, recorded_at = clock_timestamp(),
        lost_at = case when ${result.isBehind}::boolean then clock_timestamp() else lost_at end
      where consumer = ${consumer}
      returning lost_at as "lostAt"
    `.execute(trx);
    return { ...result, lostAt: rows[0]?.lostAt ?? null };
  });
}

/** A step of a position. It is made only if the stored position is still current. */
interface Advance {
  readonly consumer: string;
  readonly streamCreatedAt: string;
  readonly from: number;
  readonly to: number;
  readonly delivery: number;
  readonly lostThrough: number | null;
}

/** Advances a position, unless it has gone back or another process has found that events were lost. Returns whether it was advanced. */
export async function advancePosition<Database>(db: Kysely<Database>, advance: Advance): Promise<boolean> {
  const { numAffectedRows } = await sql`${PREPARED}
    update consumer_position set
      settled = greatest(settled, ${advance.to}), settled_delivery = greatest(settled_delivery, ${advance.delivery}), recorded_at = clock_timestamp()
    where consumer = ${advance.consumer} and stream_created_at = ${advance.streamCreatedAt} and settled >= ${advance.from}
      and lost_through is not distinct from ${advance.lostThrough}::bigint
  `.execute(db);
  return numAffectedRows === 1n;
}
