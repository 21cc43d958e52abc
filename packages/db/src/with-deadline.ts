import { type Kysely, sql, type Transaction } from 'kysely';
import { PREPARED } from './connect.ts';

/** Less than this is no time for a statement, and 0 would mean no limit to Postgres. */
const STATEMENT_MS_MIN = 1;

/** Limits the next statement to the time that is left, and applies settings to the statements from there on. */
export type Renew = (settings?: Readonly<Record<string, string>>) => Promise<void>;

/**
 * Runs reads on one snapshot. Postgres cancels their statements at `deadlineAt`, in milliseconds since the epoch, so that a statement does not run
 * on for a caller that has stopped waiting. Postgres limits each statement by itself, so `read` must call `renew` before every statement after the
 * first. Without a deadline, the pool's statement timeout applies. `settings` are Postgres settings for these reads, and `renew` can change them.
 */
export async function withDeadline<Database, T>(
  db: Kysely<Database>,
  deadlineAt: number | undefined,
  read: (db: Transaction<Database>, renew: Renew) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    await applySettings(trx, { ...settings, ...timeoutUntil(deadlineAt) });
    return read(trx, (changed = {}) => applySettings(trx, { ...changed, ...timeoutUntil(deadlineAt) }));
  });
}

/** Returns the setting that cancels a statement at the deadline if it starts now. */
const timeoutUntil = (deadlineAt: number | undefined): Readonly<Record<string, string>> =>
  deadlineAt === undefined ? {} : { statement_timeout: String(Math.max(STATEMENT_MS_MIN, Math.round(deadlineAt - Date.now()))) };

/** Applies settings until the end of the transaction. */
async function applySettings<Database>(trx: Transaction<Database>, settings: Readonly<Record<string, string>>): Promise<void> {
  const local = Object.entries(settings);
  if (local.length === 0) return;
  await sql`${PREPARED} select set_config(name, setting, true) from unnest(${local.map(([name]) => name)}::text[], ${local.map(([, value]) => value)}::text[])
    as given (name, setting)`.execute(trx);
}
