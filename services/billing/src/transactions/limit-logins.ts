import { inTransaction, type Scope } from '@storefront/db';
import type { Kysely } from 'kysely';
import { type LoginSubject, tooManyFailures } from '../domain/login-limit.ts';
import { findLoginWait, insertLoginFailures, lockLoginSubjects } from '../store/login-failures.ts';
import type { Database } from '../store/schema.ts';

/** Refuses (429) an attempt while one of its subjects has too many failures behind it, before any work is spent on it. */
export async function checkLoginLimit(db: Kysely<Database>, scope: Scope, subjects: readonly LoginSubject[]): Promise<void> {
  const wait = await longestWait(db, scope, subjects);
  if (wait !== undefined) throw tooManyFailures(wait);
}

/**
 * Settles an attempt whose password was checked. The limit is looked at again under a lock: of many guesses that ran at once no more than
 * the limit learn whether they were right, the others get 429.
 */
export async function settleLogin(
  db: Kysely<Database>,
  scope: Scope,
  subjects: readonly LoginSubject[],
  succeeded: boolean,
): Promise<void> {
  const wait = await inTransaction(db, async (trx) => {
    await lockLoginSubjects(trx, scope, subjects);
    const found = await longestWait(trx, scope, subjects);
    if (found === undefined && !succeeded) await insertLoginFailures(trx, scope, subjects);
    return found;
  });
  if (wait !== undefined) throw tooManyFailures(wait);
}

async function longestWait(db: Kysely<Database>, scope: Scope, subjects: readonly LoginSubject[]): Promise<number | undefined> {
  let longest: number | undefined;
  for (const subject of subjects) {
    const wait = await findLoginWait(db, scope, subject);
    if (wait !== undefined) longest = Math.max(longest ?? 0, wait);
  }
  return longest;
}
