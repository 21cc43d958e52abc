import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@storefront/telemetry';
import pg from 'pg';
import { CONNECTION_SETTINGS } from './connection-settings.ts';

/** How to connect, and what the session is for. */
export interface SessionOptions {
  /** Must not lead through a pooler in transaction mode, where no session lasts. */
  readonly url: string;
  /** The application_name shown in pg_stat_activity. */
  readonly name: string;
  /** The statement that the session starts with, such as one that takes an advisory lock. */
  readonly first?: { readonly text: string; readonly values: unknown[] };
  /** The channel whose notifications it receives. */
  readonly channel: string;
  readonly log: Logger;
  /** Called when the session is established, and when it has ended. Notifications are missed in between. */
  readonly onChange: (isOpen: boolean) => void;
  /** Called with the payload of each notification of the channel. */
  readonly onNotification: (payload: string) => void;
}

/** A session that is opened again when it ends. */
export interface PersistentSession {
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
 * Keeps a session open that listens to a channel, and that can own locks. When the process dies, the kernel closes the connection, Postgres ends the session, and its
 * locks are free within milliseconds. A session that ends for another reason is replaced.
 */
export function keepSession(options: SessionOptions): PersistentSession {
  const { channel, first, log, name, onChange, onNotification, url } = options;
  const closing = new AbortController();
  let replace = (): void => undefined;

  const keep = async (): Promise<void> => {
    const client = new pg.Client({ ...CONNECTION_SETTINGS, connectionString: url, application_name: name });
    const { promise: ended, resolve: isOver } = Promise.withResolvers<void>();
    client.on('end', isOver).on('error', () => isOver());
    client.on('notification', ({ payload = '' }) => onNotification(payload));
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
      if (first !== undefined) await client.query(first);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
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
        if (!closing.signal.aborted) log.warn({ err: error, session: name }, 'session_failed');
        await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
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
