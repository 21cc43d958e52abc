import { CONNECTION_SETTINGS } from '@storefront/db';
import { pause } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import pg from 'pg';

/** How to connect, and what to lock. */
export interface SessionOptions {
  readonly url: string;
  /** The name of the service. */
  readonly name: string;
  /** The holder whose lock the session keeps. */
  readonly holder: string;
  readonly log: Logger;
  /** Called when the session is established, and when it has ended. */
  readonly onChange: (isKept: boolean) => void;
}

/** A session that is kept open. */
export interface KeptSession {
  /** Opens another session, because this one has ended without notice. */
  readonly replace: () => void;
  readonly close: () => Promise<void>;
}

/** How long closing waits for the end of the connection. */
const ENDED_WITHIN_MS = 1_000;
/** The wait between attempts to connect. */
const RETRY_MS = 500;
/** Postgres ends the session of a host that has disappeared within four seconds. Without these settings it takes two hours. */
const KEEPALIVES = 'set tcp_keepalives_idle = 1; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3';

/**
 * Keeps a session open that holds the advisory lock of `holder`. When the process dies, the kernel closes the connection, Postgres ends the session, and the lock is
 * free within milliseconds. A session that ends for another reason is replaced.
 */
export function keepSession(options: SessionOptions): KeptSession {
  const { holder, log, name, onChange, url } = options;
  const closing = new AbortController();
  let replace = (): void => undefined;

  const keep = async (): Promise<void> => {
    const client = new pg.Client({ ...CONNECTION_SETTINGS, connectionString: url, application_name: `${name} lease holder` });
    const { promise: ended, resolve: isOver } = Promise.withResolvers<void>();
    client.on('end', isOver).on('error', () => isOver());
    // On an interrupted path, the connection does not end in time.
    const end = (): void => {
      void client.end().catch(() => undefined);
      setTimeout(isOver, ENDED_WITHIN_MS).unref();
    };
    replace = isOver;
    closing.signal.addEventListener('abort', end);
    try {
      await client.connect();
      await client.query(KEEPALIVES);
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [holder]);
      if (closing.signal.aborted) return;
      onChange(true);
      await ended;
    } finally {
      closing.signal.removeEventListener('abort', end);
      onChange(false);
      end();
    }
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await keep();
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'lease_holder_session_failed');
        await pause(RETRY_MS, closing.signal);
      }
    }
  };

  const running = run();
  return {
    replace: () => replace(),
    close: () => {
      closing.abort();
      return running;
    },
  };
}
