import type { Kysely, Transaction } from 'kysely';
import { isRetryable } from './pg-errors.ts';
import { nextRecord } from './record-transactions.ts';
import { setLocally } from './set-locally.ts';

/** A lock conflict between two writers rarely happens twice; a fourth failure indicates a design error. */
export const ATTEMPTS_MAX = 4;

/**
 * Runs `work` in one transaction; a deadlock or serialization failure runs it again, so `work` must touch nothing but `trx`. With
 * `lockTimeoutMs`, a statement that waits longer than that for a lock fails.
 */
export async function inTransaction<Database, T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
  { lockTimeoutMs }: { readonly lockTimeoutMs?: number } = {},
): Promise<T> {
  const record = nextRecord();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        if (lockTimeoutMs !== undefined) await setLocally(trx, 'lock_timeout', `${lockTimeoutMs}ms`);
        await record?.begin(trx);
        const result = await work(trx);
        await record?.end(trx);
        return result;
      });
    } catch (error) {
      if (attempt < ATTEMPTS_MAX && isRetryable(error)) continue;
      record?.failed();
      throw error;
    }
  }
}

/** A sweep skips an item whose rows have been locked by others for this long, so that one lock cannot delay all other items. */
const SWEEP_LOCK_TIMEOUT_MS = 1_000;

/** Runs one item of a sweep in a transaction that fails if it waits for a lock. */
export const inSweepTransaction = <Database, T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  inTransaction(db, work, { lockTimeoutMs: SWEEP_LOCK_TIMEOUT_MS });

/** Runs reads that see one snapshot of the database. */
export const inSnapshot = <Database, T>(db: Kysely<Database>, read: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** Runs work in a transaction that is then rolled back, and returns what it would have done. */
export async function rehearse<Database, T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  const rehearsed = new Rehearsed<T>();
  try {
    return await inTransaction(db, async (trx): Promise<never> => {
      rehearsed.result = { value: await work(trx) };
      throw rehearsed;
    });
  } catch (error) {
    if (error !== rehearsed || rehearsed.result === undefined) throw error;
    return rehearsed.result.value;
  }
}

/** Rolls a transaction back. */
class Rehearsed<T> extends Error {
  result: { readonly value: T } | undefined;
}
