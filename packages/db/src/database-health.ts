import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/** A result is used for this long. The gateway keeps it for as long again, so that a reported state is at most about a second old. */
const FRESH_MS = 500;
/** A check that takes longer returns the last known state, so that a busy database delays no response. */
const WAIT_MS = 300;
/** A database that takes this long to respond is unavailable. */
const UNAVAILABLE_AFTER_MS = 2_000;

/**
 * Returns a function that reports whether statements of the pool succeed. It asks the database only when it is called, and never more than once at a time, so
 * that a database that does not respond uses up one connection at most.
 */
export function databaseHealth<Database>(db: Kysely<Database>): () => Promise<boolean> {
  let isAvailable = true;
  let settledAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    const overdue = setTimeout(() => {
      isAvailable = false;
    }, UNAVAILABLE_AFTER_MS).unref();
    isAvailable = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    clearTimeout(overdue);
    settledAt = performance.now();
    checking = undefined;
  };

  return async () => {
    if (performance.now() - settledAt > FRESH_MS) {
      checking ??= check();
      await Promise.race([checking, sleep(WAIT_MS, undefined, { ref: false })]);
    }
    return isAvailable;
  };
}
