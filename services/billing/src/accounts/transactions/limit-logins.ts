import { normalEmail } from '@storefront/contract';
import { type CustomerScope, inTransaction, type Scope } from '@storefront/db';
import type { Db, Trx } from '../../store/schema.ts';
import { type LoginSubject, type ReachedLimit, tooManyAttempts } from '../domain/login-limit.ts';
import { findLoginWait, insertAttempts, lockLoginSubjects } from '../store/login-failures.ts';

/** Throws `rate_limited` if one of the subjects has too many failures and may not try again yet. Checked before the password is hashed. */
export async function checkLoginLimit(db: Db, scope: Scope, subjects: readonly LoginSubject[]): Promise<void> {
  const reached = await findReachedLimit(db, scope, subjects);
  if (reached !== undefined) throw tooManyAttempts(reached);
}

/**
 * Records the result of an attempt whose password was checked. The limit is checked again under a lock, so that of many concurrent guesses no
 * more than the limit learn whether they were correct. The others get 429.
 */
export async function settleLogin(db: Db, scope: Scope, subjects: readonly LoginSubject[], succeeded: boolean): Promise<void> {
  if (subjects.length === 0) return;
  const reached = await inTransaction(db, (trx) => settleAttempt(trx, scope, subjects, succeeded));
  if (reached !== undefined) throw tooManyAttempts(reached);
}

async function settleAttempt(
  trx: Trx,
  scope: Scope,
  subjects: readonly LoginSubject[],
  succeeded: boolean,
): Promise<ReachedLimit | undefined> {
  await lockLoginSubjects(trx, scope, subjects);
  const found = await findReachedLimit(trx, scope, subjects);
  const counted = subjects.filter(({ kind }) => (kind === 'login') === succeeded);
  if (found === undefined) await insertAttempts(trx, scope, counted);
  return found;
}

/** Counts the verification of an email by a customer, who must be locked, so that none is counted once the account is closed. Throws `rate_limited` like `countAttempt`. */
export async function countVerification(trx: Trx, scope: CustomerScope, email: string): Promise<void> {
  const subject = { kind: 'verification', value: normalEmail(email), customerId: scope.customerId } as const;
  const reached = await settleAttempt(trx, scope, [subject], false);
  if (reached !== undefined) throw tooManyAttempts(reached);
}

/** Counts a signup or a password reset before its work. Throws `rate_limited` if one of the subjects has made too many. */
export const countAttempt = (db: Db, scope: Scope, subjects: readonly LoginSubject[]): Promise<void> =>
  settleLogin(db, scope, subjects, false);

/** Returns the reached limit with the longest wait. */
async function findReachedLimit(db: Db, scope: Scope, subjects: readonly LoginSubject[]): Promise<ReachedLimit | undefined> {
  let reached: ReachedLimit | undefined;
  for (const subject of subjects) {
    const waitSeconds = await findLoginWait(db, scope, subject);
    if (waitSeconds === undefined || waitSeconds <= (reached?.waitSeconds ?? 0)) continue;
    reached = { kind: subject.kind, waitSeconds };
  }
  return reached;
}
