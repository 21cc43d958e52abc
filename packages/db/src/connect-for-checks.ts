import { type ConnectOptions, connect, type DatabaseHandle } from './connect.ts';

/** One connection for the invariants and one for a ledger that is being streamed; further checks wait. */
const CONNECTIONS = 2;
/** A full scan of tens of millions of rows takes minutes. It holds no locks that a request waits for. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;

/** A small pool for checks, so that a long scan never takes a connection from requests. It opens its first connection when a check runs. */
export const connectForChecks = <Database>({
  name,
  ...options
}: Pick<ConnectOptions, 'url' | 'name' | 'pooler'>): DatabaseHandle<Database> =>
  connect<Database>({ ...options, name: `${name} checks`, poolMax: CONNECTIONS, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
