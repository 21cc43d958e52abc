import { type Kysely, sql } from 'kysely';

/** Less than this is no time for a statement, and 0 would mean no limit to Postgres. */
const STATEMENT_MS_MIN = 1;

/** A further statement may start this long after its timeout was set without setting it again. It then ends this much after the deadline at most. */
const RENEWED_AFTER_MS = 50;

/** Limits the next statement to the time that is left, and applies settings to the statements from there on. */
export type Renew = (settings?: Settings) => Promise<void>;

type Settings = Readonly<Record<string, string>>;

/**
 * Runs reads on one snapshot. Postgres cancels their statements at `deadlineAt`, in milliseconds since the epoch, so that a statement does not run
 * on for a caller that has stopped waiting. Postgres limits each statement by itself, so `read` must call `renew` before every statement after the
 * first. Without a deadline, the pool's statement timeout applies. `settings` are Postgres settings for these reads, and `renew` can change them.
 */
export async function withDeadline<Database, T>(
  db: Kysely<Database>,
  deadlineAt: number | undefined,
  read: (snapshot: Kysely<Database>, renew: Renew) => Promise<T>,
  settings: Settings = {},
): Promise<T> {
  return db.connection().execute(async (connection) => {
    let setAt = Date.now();
    const renew: Renew = async (changed = {}) => {
      const isRecent = Date.now() - setAt < RENEWED_AFTER_MS;
      const statements = settingsUntil(isRecent ? undefined : deadlineAt, changed);
      if (!isRecent) setAt = Date.now();
      if (statements.length > 0) await send(connection, statements);
    };
    try {
      // One round trip: a text without values may contain several statements.
      await send(connection, ['start transaction isolation level repeatable read read only', ...settingsUntil(deadlineAt, settings)]);
      const result = await read(connection, renew);
      await send(connection, ['commit']);
      return result;
    } catch (error) {
      // On a broken connection, the first error says why.
      await send(connection, ['rollback']).catch(() => undefined);
      throw error;
    }
  });
}

/** Returns statements that apply settings until the end of the transaction, and cancel a statement at the deadline if it starts now. */
function settingsUntil(deadlineAt: number | undefined, settings: Settings): readonly string[] {
  const timeout =
    deadlineAt === undefined ? {} : { statement_timeout: String(Math.max(STATEMENT_MS_MIN, Math.round(deadlineAt - Date.now()))) };
  return Object.entries({ ...settings, ...timeout }).map(([name, value]) => `set local ${name} = '${value.replaceAll("'", "''")}'`);
}

const send = <Database>(connection: Kysely<Database>, statements: readonly string[]): Promise<unknown> =>
  sql.raw(statements.join('; ')).execute(connection);
