import type pg from 'pg';
import { databaseUnavailable } from './database-unavailable.ts';
import { isReadOnly, isResponseTimeout, isUnavailable } from './pg-errors.ts';

/**
 * Ends connections that must not be used again, and reports an unavailable database as `service_unavailable`. The driver itself only reports errors:
 *
 * - After a response timeout, the connection would return to the pool with the response still outstanding, and every later statement on it would wait for that.
 * - After a failover, a connection to the former primary would refuse every write, although new connections reach the new primary.
 */
export function handleConnectionErrors(pool: pg.Pool): void {
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
