import { setTimeout as sleep } from 'node:timers/promises';
import { storeOffsetMs } from '@storefront/store-clock';
import { type Kysely, sql } from 'kysely';
import { betterReading, type ClockReading } from './clock-reading.ts';
import { databaseUnavailable } from './database-unavailable.ts';

/** A clock that shows the time of the database, regardless of the clock of the process. */
export interface DatabaseClock {
  /**
   * Returns the time without a query: the real time, or in `atStoreTime` the time of the store. Throws `service_unavailable` if the database has never
   * answered.
   */
  now(): Date;
  /** Returns the real time, for what stores share, such as a cache. */
  realNow(): Date;
  close(): void;
}

/** How often the clock is read again, to follow its corrections. */
const READ_EVERY_MS = 10_000;
/** How often reading is tried while it has never succeeded. */
const RETRY_EVERY_MS = 500;
/** Startup waits this long for the first reading. If the database is unavailable, startup continues and calls fail until it answers. */
const FIRST_READING_MS = 2_000;

/**
 * Starts a clock that follows the database's. Times that several processes write and compare, such as expiries, must come from one clock, and
 * the clocks of the hosts can differ. Resolves after the first attempt to read it, or after two seconds.
 */
export async function startDatabaseClock<Database>(db: Kysely<Database>): Promise<DatabaseClock> {
  let reading: ClockReading | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const read = async (): Promise<void> => {
    const next = await readClock(db, reading === undefined).catch(() => undefined);
    if (next !== undefined) reading = betterReading(reading, next);
    if (isClosed) return;
    timer = setTimeout(() => void read(), reading === undefined ? RETRY_EVERY_MS : READ_EVERY_MS);
    timer.unref();
  };
  const waiting = new AbortController();
  await Promise.race([read(), sleep(FIRST_READING_MS, undefined, { signal: waiting.signal })]);
  waiting.abort();

  const timeAt = (offsetMs: number): Date => {
    if (reading === undefined) throw databaseUnavailable(new Error('the clock of the database has not been read yet'));
    return new Date(reading.originMs + performance.now() + offsetMs);
  };

  return {
    now: () => timeAt(storeOffsetMs()),
    realNow: () => timeAt(0),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Assumes that the database read its clock halfway between the request and the response. Of a later reading, a slow one is not used. */
async function readClock<Database>(db: Kysely<Database>, isFirst: boolean): Promise<ClockReading> {
  return db.connection().execute(async (connection) => {
    // The first statement of a connection takes longer.
    if (isFirst) await sql`select 1`.execute(connection);
    const sentAtMs = performance.now();
    const { rows } = await sql<{ at: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(connection);
    const takenAtMs = performance.now();
    const [row] = rows;
    if (row === undefined) throw new Error('the database returned no time');
    return { originMs: row.at - (sentAtMs + takenAtMs) / 2, takenAtMs, errorMs: (takenAtMs - sentAtMs) / 2 };
  });
}
