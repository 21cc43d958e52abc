import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CONNECTION_SETTINGS } from './connection-settings.ts';

/** How to connect to a service's schema as the migrator role. */
export interface MigratorOptions {
  /** The URL of the migrator role. It must not lead through a pooler in transaction mode, because the lock of a run belongs to its session. */
  readonly url: string;
  /** The service name, which is also the schema name. */
  readonly name: string;
  /** Called with each statement of a migration. */
  readonly onStatement?: (statement: string) => void;
}

/** A request waits behind a migration that waits for a lock, so a migration gives up after this time. */
export const LOCK_TIMEOUT_MS = 5000;

/** Opens two connections on a service's schema as the migrator role: one for the lock of the run and one for the statements. */
export function openMigrator({ url, name, onStatement }: MigratorOptions) {
  const pool = new pg.Pool({
    ...CONNECTION_SETTINGS,
    connectionString: url,
    application_name: `${name} migrations`,
    max: 2,
    options: `-c search_path=${name},public -c lock_timeout=${LOCK_TIMEOUT_MS}`,
  });
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => onStatement?.(query.sql) });
  return { db, pool, close: () => db.destroy() };
}
