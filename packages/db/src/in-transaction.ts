import type { Kysely, Transaction } from 'kysely';
import { isRetryable } from './pg-errors.ts';

/** Two writers that lock in an unlucky order meet once; a fourth failure is a design fault, not luck. */
const ATTEMPTS_MAX = 4;

/** Runs `work` in one transaction; a deadlock or serialization failure runs it again, so `work` must touch nothing but `trx`. */
export async function inTransaction<Database, T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS_MAX || !isRetryable(error)) throw error;
    }
  }
}
