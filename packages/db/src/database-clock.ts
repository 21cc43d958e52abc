import { setTimeout as sleep } from 'node:timers/promises';
import { storeOffsetMs } from '@storefront/store-clock';
import { type Kysely, sql } from 'kysely';
import { databaseUnavailable } from './database-unavailable.ts';

/** A clock that shows the time of the database, regardless of the clock of the process. */
export interface DatabaseClock {
  /**
   * Returns the time without a query: the real time, or in `atStoreTime` the time of the store. Throws `service_unavailable` if the database has never
   * responded.
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
/** Startup waits this long for the first reading. If the database is unavailable, startup continues and calls fail until it responds. */
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

/** A reading of the database's clock, with the most that it can be wrong by. Times are in milliseconds. */
interface ClockReading {
  /** The time of the database, since the epoch, when the process's monotonic clock was 0. */
  readonly originMs: number;
  /** When the reading was taken, by the process's monotonic clock. */
  readonly takenAtMs: number;
  readonly errorMs: number;
}

/** How fast two clocks can drift apart, in milliseconds per millisecond; generous, so that a slow reading replaces an old one. */
const DRIFT = 0.001;

/**
 * Returns the more accurate of two readings. The later one also wins if they contradict each other, because the clock of the database was
 * changed, or another server took over.
 */
export function betterReading(earlier: ClockReading | undefined, later: ClockReading): ClockReading {
  if (earlier === undefined) return later;
  const errorMs = earlier.errorMs + (later.takenAtMs - earlier.takenAtMs) * DRIFT;
  const isContradiction = Math.abs(later.originMs - earlier.originMs) > errorMs + later.errorMs;
  return isContradiction || later.errorMs <= errorMs ? later : earlier;
}
