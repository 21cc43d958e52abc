/** No statement in a request takes longer; a stuck one must not hold its locks. `provision` sets this for the roles of the services. */
export const STATEMENT_TIMEOUT_MS = 10_000;

/** The settings of every connection to Postgres, in a pool or single. */
export const CONNECTION_SETTINGS = {
  /** The limit for opening a connection, and for waiting until one of the pool is free; no request takes longer. */
  connectionTimeoutMillis: 5000,
  /** Detects a server that disappeared without closing the connection, even while no statement is running. */
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;
