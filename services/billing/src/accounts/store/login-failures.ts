import { type CustomerScope, inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import { ATTEMPT_LIMITS, type LoginSubject } from '../domain/login-limit.ts';

/**
 * Returns the seconds until an attempt of the subject is admitted, or undefined if one is admitted now. A subject that has reached its limit waits until the oldest
 * of the attempts that make up the limit leaves the window, but no longer than the limit's retry time after the newest one.
 * The database's clock counts, since the processes' clocks differ.
 */
export async function findLoginWait(db: Db, scope: Scope, subject: LoginSubject): Promise<number | undefined> {
  const { max, windowSeconds, retrySeconds } = ATTEMPT_LIMITS[subject.kind];
  const counted = db
    .selectFrom('login_failure')
    .select('failed_at')
    .where(inScope(scope))
    .where('subject_kind', '=', subject.kind)
    .where('subject', '=', subject.value)
    .where('failed_at', '>', sql<Date>`clock_timestamp() - ${seconds(windowSeconds)}`)
    .orderBy('failed_at', 'desc')
    .limit(max);
  const admittedAt = sql`least(min(failed_at) + ${seconds(windowSeconds)}, max(failed_at) + ${seconds(retrySeconds)})`;
  const row = await db
    .selectFrom(counted.as('counted'))
    .select(sql<number>`ceil(extract(epoch from ${admittedAt} - clock_timestamp()))::int`.as('seconds'))
    .having(sql<number>`count(*)`, '>=', max)
    .executeTakeFirst();
  return row === undefined || row.seconds <= 0 ? undefined : row.seconds;
}

/** Blocks other attempts on these subjects until the transaction ends, so that concurrent guesses are counted one at a time. */
export async function lockLoginSubjects(trx: Db, scope: Scope, subjects: readonly LoginSubject[]): Promise<void> {
  for (const { kind, value } of subjects) {
    const key = ['login', scope.tenantId, scope.mode, kind, value].join(' ');
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  }
}

/** Counts one attempt against each subject. */
export async function insertAttempts(trx: Db, scope: Scope, subjects: readonly LoginSubject[]): Promise<void> {
  if (subjects.length === 0) return;
  const rows = subjects.map(({ kind, value, customerId = null }) => ({
    tenant_id: scope.tenantId,
    mode: scope.mode,
    subject_kind: kind,
    subject: value,
    customer_id: customerId,
    failed_at: sql<Date>`clock_timestamp()`,
  }));
  await trx.insertInto('login_failure').values(rows).execute();
}

/** Forgets the failed logins of an email. */
export async function deleteLoginFailures(trx: Db, scope: Scope, email: string): Promise<void> {
  await trx.deleteFrom('login_failure').where(inScope(scope)).where('subject_kind', '=', 'email').where('subject', '=', email).execute();
}

/** The kinds whose subject is an email. */
const OF_EMAILS: readonly LoginSubject['kind'][] = ['email', 'reset', 'verification', 'login'];

/** Names the customer in the attempts of an email that the customer is about to give up, so that closing the account finds them. */
export async function linkAttempts(trx: Db, { customerId, ...scope }: CustomerScope, email: string): Promise<void> {
  await trx
    .updateTable('login_failure')
    .set({ customer_id: customerId })
    .where(inScope(scope))
    .where('subject_kind', 'in', OF_EMAILS)
    .where('subject', '=', email)
    .execute();
}

/** Forgets the attempts of a customer who closes the account, and those of the customer's email. */
export async function deleteAttemptsOf(trx: Db, { customerId, ...scope }: CustomerScope, email: string): Promise<void> {
  await trx
    .deleteFrom('login_failure')
    .where(inScope(scope))
    .where((row) =>
      row.or([row('customer_id', '=', customerId), row.and([row('subject_kind', 'in', OF_EMAILS), row('subject', '=', email)])]),
    )
    .execute();
}

/** Forgets all attempts in a store. */
export async function deleteAttempts(db: Db, scope: Scope): Promise<void> {
  await db.deleteFrom('login_failure').where(inScope(scope)).execute();
}

const seconds = (count: number) => sql`make_interval(secs => ${sql.lit(count)})`;
