import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { statementNames } from './statement-names.ts';

export interface ConnectOptions {
  readonly url: string;
  /** Shown as application_name in pg_stat_activity. */
  readonly name: string;
  readonly poolMax?: number;
  readonly statementTimeoutMs?: number;
  /**
   * Keeps statements prepared, which spares Postgres their parsing and planning: all of them, or those that begin with KEPT_PREPARED. For
   * statements whose plans do not depend on the values.
   */
  readonly prepared?: boolean | 'marked';
}

export interface DatabaseHandle<Database> {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/** One service process with two cores of Postgres behind it gains nothing from more connections. */
const POOL_MAX = 10;
/** No statement of a request path needs longer; a stuck one must not hold its locks. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A transaction that idles holds locks and keeps vacuum from cleaning the outbox. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
/** Waiting longer for a connection than a request lives helps nobody. */
const CONNECT_TIMEOUT_MS = 5000;

/** A pool on the service's own schema. Timestamps come back as Date, numeric and bigint as text, jsonb parsed. Opens nothing yet. */
export function connect<Database>({ url, name, poolMax, statementTimeoutMs, prepared = false }: ConnectOptions): DatabaseHandle<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: poolMax ?? POOL_MAX,
    statement_timeout: statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that Postgres closes (a restart) is replaced at the next use; without a listener it would end the process. The pool's
  // own event covers idle ones alone, so each connection has one as well: between two statements of a transaction it is not idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: prepared === false ? pool : preparing(pool, prepared) }) });
  return { db, close: () => db.destroy() };
}

/** The pool, with connections that send a statement with values under its name once it has come back. */
function preparing(pool: pg.Pool, which: true | 'marked'): PostgresPool {
  const nameOf = statementNames();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const query = (statement: unknown, values?: readonly unknown[], ...rest: readonly unknown[]): unknown => {
      const isKept = typeof statement === 'string' && Array.isArray(values) && values.length > 0 && (which === true || isMarked(statement));
      const name = isKept ? nameOf(statement) : undefined;
      return name === undefined ? send(statement, values, ...rest) : send({ name, text: statement, values });
    };
    Object.assign(client, { query });
  });
  return pool;
}

const MARK = '/* kept prepared */';

/** Begins a statement that is kept prepared also where others are not. */
export const KEPT_PREPARED = sql.raw(MARK);

const isMarked = (statement: string): boolean => statement.trimStart().startsWith(MARK);
