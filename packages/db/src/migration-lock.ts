import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** An arbitrary advisory lock number, so that two runs never migrate one database at once. */
const MIGRATION_LOCK = 715_003;
/** A migration usually takes a few milliseconds. */
const TRY_EVERY_MS = 50;

/**
 * Runs `work` while no other process migrates the database, and waits for another run to end first. The lock is tried repeatedly, because a statement that waits for
 * a lock holds a snapshot, and `create index concurrently` in the other run would wait for that.
 */
export async function withMigrationLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  client.on('error', () => undefined);
  const isLocked = async (): Promise<boolean> => {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [MIGRATION_LOCK]);
    return rows[0]?.locked === true;
  };
  try {
    while (!(await isLocked())) await sleep(TRY_EVERY_MS);
    return await work();
  } finally {
    // Ends the connection, and with it the lock.
    client.release(true);
  }
}
