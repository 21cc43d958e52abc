import type { Scope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import { LOGIN_FAILURES_MAX, LOGIN_WINDOW_SECONDS, type LoginSubject } from '../domain/login-limit.ts';
import type { Database } from './schema.ts';

/**
 * Seconds until the subject may try again, or undefined when it may now: until the oldest of its last ten failures leaves the window.
 * The database's clock counts, since the processes' clocks differ.
 */
export async function findLoginWait(db: Kysely<Database>, scope: Scope, subject: LoginSubject): Promise<number | undefined> {
  const row = await db
    .selectFrom('login_failure')
    .select(sql<number>`ceil(extract(epoch from failed_at + ${WINDOW} - clock_timestamp()))::int`.as('seconds'))
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('subject_kind', '=', subject.kind)
    .where('subject', '=', subject.value)
    .where('failed_at', '>', sql<Date>`clock_timestamp() - ${WINDOW}`)
    .orderBy('failed_at', 'desc')
    .offset(LOGIN_FAILURES_MAX - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.seconds;
}

/** Holds back other attempts on these subjects until the transaction ends, so that parallel guesses are counted one by one. */
export async function lockLoginSubjects(trx: Kysely<Database>, scope: Scope, subjects: readonly LoginSubject[]): Promise<void> {
  for (const { kind, value } of subjects) {
    const key = ['login', scope.tenantId, scope.mode, kind, value].join(' ');
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  }
}

/** Counts one failure against each subject. */
export async function insertLoginFailures(trx: Kysely<Database>, scope: Scope, subjects: readonly LoginSubject[]): Promise<void> {
  if (subjects.length === 0) return;
  const rows = subjects.map(({ kind, value }) => ({
    tenant_id: scope.tenantId,
    mode: scope.mode,
    subject_kind: kind,
    subject: value,
    failed_at: sql<Date>`clock_timestamp()`,
  }));
  await trx.insertInto('login_failure').values(rows).execute();
}

/** Forgets failures that no window holds any more, of all stores. */
export async function deleteOldLoginFailures(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('login_failure').where('failed_at', '<', sql<Date>`clock_timestamp() - ${WINDOW}`).execute();
}

const WINDOW = sql`make_interval(secs => ${sql.lit(LOGIN_WINDOW_SECONDS)})`;
