import type pg from 'pg';
import { ATTEMPTS_MAX } from './in-transaction.ts';
import { isRetryable } from './pg-errors.ts';

/**
 * Repeats statements outside transactions after a serialization failure or deadlock, as `inTransaction` does with transactions. Citus reports the former when the
 * shard of a statement has just been divided.
 */
export function retryStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const query = (...args: readonly unknown[]): unknown => {
      const isInTransaction = client.getTransactionStatus() !== 'I';
      const sent = send(...args);
      return sent instanceof Promise && !isInTransaction ? repeat(sent, () => send(...args)) : sent;
    };
    Object.assign(client, { query });
  });
}

async function repeat(first: Promise<unknown>, again: () => unknown): Promise<unknown> {
  let sent: unknown = first;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sent;
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isRetryable(error)) throw error;
      sent = again();
    }
  }
}
