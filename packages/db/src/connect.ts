import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CONNECTION_SETTINGS, STATEMENT_TIMEOUT_MS } from './connection-settings.ts';
import { databaseUnavailable } from './database-unavailable.ts';
import { observePool } from './observe-pool.ts';
import { isReadOnly, isResponseTimeout, isUnavailable } from './pg-errors.ts';
import { retryStatements } from './retry-statements.ts';
import { sharePool } from './share-pool.ts';
import { statementNames } from './statement-names.ts';

/** How to connect to the database. */
export interface ConnectOptions {
  readonly url: string;
  /** The application_name shown in pg_stat_activity. */
  readonly name: string;
  readonly poolMax?: number;
  /** Replaces the statement timeout of the role. */
  readonly statementTimeoutMs?: number;
  /**
   * Whether to use prepared statements for all queries, or only for those marked with PREPARED. This saves Postgres parsing and planning,
   * but suits only statements whose plans do not depend on the values.
   */
  readonly prepared?: boolean | 'marked';
  /**
   * Whether the URL leads through a pooler in transaction mode. Statements are then not prepared, and a statement timeout is set in each
   * transaction, because nothing that belongs to a session lasts.
   */
  readonly pooler?: boolean;
}

/** An open connection pool with its query builder. */
export interface DatabaseHandle<Database> {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/** More connections bring no benefit for one process with two Postgres cores behind it. */
const POOL_MAX = 10;
/**
 * Postgres ends a statement itself after the statement timeout. If no response arrives within this time after that, the path to Postgres is broken,
 * and the connection is ended.
 */
const RESPONSE_MARGIN_MS = 1000;

/** Creates a pool on the service's schema. Timestamps are returned as Date, numeric and bigint as text, jsonb parsed. Connections open on first use. */
export function connect<Database>(options: ConnectOptions): DatabaseHandle<Database> {
  const { url, name, poolMax, statementTimeoutMs, prepared = false, pooler = false } = options;
  const pool = new pg.Pool({
    ...CONNECTION_SETTINGS,
    connectionString: url,
    application_name: name,
    max: poolMax ?? POOL_MAX,
    query_timeout: (statementTimeoutMs ?? STATEMENT_TIMEOUT_MS) + RESPONSE_MARGIN_MS,
    ...(statementTimeoutMs === undefined || pooler ? {} : sessionTimeouts(statementTimeoutMs)),
  });
  // A connection that Postgres closes (for example on a restart) is replaced on next use; without a listener the error would end the process. The pool's
  // event covers only idle connections, so each connection has a listener as well, for errors between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  handleConnectionErrors(pool);
  if (prepared !== false && !pooler) prepareStatements(pool, prepared);
  if (statementTimeoutMs !== undefined && pooler) limitStatements(pool, statementTimeoutMs);
  // After the pooler's limit, so that it repeats its transaction as a whole.
  retryStatements(pool);
  const observed = observePool(pool, sharePool(pool, name), name);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: observed.pool }) });
  return {
    db,
    close: () => {
      observed.close();
      return db.destroy();
    },
  };
}

/** Sent when a connection is opened. A pooler refuses them. */
const sessionTimeouts = (timeoutMs: number) => ({ statement_timeout: timeoutMs, idle_in_transaction_session_timeout: timeoutMs });

/** Prepares a statement with values on a connection once it has been repeated there. */
function prepareStatements(pool: pg.Pool, which: true | 'marked'): void {
  const nameOf = statementNames();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const query = (statement: unknown, values?: readonly unknown[], ...rest: readonly unknown[]): unknown => {
      const isPrepared =
        typeof statement === 'string' && Array.isArray(values) && values.length > 0 && (which === true || isMarked(statement));
      const name = isPrepared ? nameOf(statement) : undefined;
      return name === undefined ? send(statement, values, ...rest) : send({ name, text: statement, values });
    };
    Object.assign(client, { query });
  });
}

const MARK = '/* prepared */';

/** Marks a statement to be prepared even if `prepared` is false. Place it at the start of the statement. */
export const PREPARED = sql.raw(MARK);

const isMarked = (statement: string): boolean => statement.trimStart().startsWith(MARK);

/**
 * Ends connections that must not be used again, and reports an unavailable database as `service_unavailable`. The driver itself only reports errors:
 *
 * - After a response timeout, the connection would return to the pool with the response still outstanding, and every later statement on it would wait for that.
 * - After a failover, a connection to the former primary would refuse every write, although new connections reach the new primary.
 */
function handleConnectionErrors(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const query = (...args: readonly unknown[]): unknown => {
      const sent = send(...args);
      if (!(sent instanceof Promise)) return sent;
      return sent.catch((error: unknown) => {
        // Before the caller learns of the error, so that the pool finds the connection ended when it is released.
        if (isResponseTimeout(error) || isReadOnly(error)) client.end().catch(() => undefined);
        throw isUnavailable(error) ? databaseUnavailable(error) : error;
      });
    };
    Object.assign(client, { query });
  });
}

/** Limits the statements of a pool behind a pooler in transaction mode: each runs in a transaction that begins with the timeout, its own if there is none yet. */
function limitStatements(pool: pg.Pool, timeoutMs: number): void {
  const limit = `set local statement_timeout = ${timeoutMs}`;
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: readonly unknown[]) => Promise<unknown>;
    let isInTransaction = false;
    const query = async (text: unknown, ...values: readonly unknown[]): Promise<unknown> => {
      if (isStart(text)) {
        // Directly after the start: the settings that may follow in the same text take precedence.
        const started = await send(text.replace(/^[^;]*/, (start) => `${start}; ${limit}`));
        isInTransaction = true;
        return started;
      }
      if (isEnd(text)) isInTransaction = false;
      if (isInTransaction || isEnd(text)) return await send(text, ...values);
      await send(`begin; ${limit}`);
      try {
        const result = await send(text, ...values);
        await send('commit');
        return result;
      } catch (error) {
        await send('rollback').catch(() => undefined);
        throw error;
      }
    };
    Object.assign(client, { query });
  });
}

/** The statements with which Kysely starts and ends transactions. */
const isStart = (text: unknown): text is string => typeof text === 'string' && /^(begin|start transaction)\b/i.test(text);
const isEnd = (text: unknown): boolean => typeof text === 'string' && /^(commit|rollback)$/i.test(text);
