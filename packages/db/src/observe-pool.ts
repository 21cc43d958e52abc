import { durations, gauges, hasMetrics } from '@storefront/telemetry';
import type pg from 'pg';

/** The metrics of a connection pool. */
export interface PoolMetrics {
  /** Records how long a request for a connection waited, whether or not it succeeded. */
  readonly waited: <T>(connected: Promise<T>) => Promise<T>;
  /** Removes the gauges. */
  readonly close: () => void;
}

/** Records the connections of a pool, the requests that wait for one, and how long they wait. */
export function observePool(pool: pg.Pool, name: string): PoolMetrics {
  if (!hasMetrics()) return { waited: (connected) => connected, close: () => undefined };
  const attributes = { 'db.client.connection.pool.name': name };
  const record = durations('db.client.connection.wait_time', 'Time that requests for a connection of the pool waited.');
  const close = gauges(
    {
      'db.client.connection.count': { description: 'Connections of the pool.' },
      'db.client.connection.pending_requests': { description: 'Requests that wait for a connection of the pool.' },
    },
    () => [
      [{ 'db.client.connection.count': pool.idleCount }, { ...attributes, 'db.client.connection.state': 'idle' }],
      [{ 'db.client.connection.count': pool.totalCount - pool.idleCount }, { ...attributes, 'db.client.connection.state': 'used' }],
      [{ 'db.client.connection.pending_requests': pool.waitingCount }, attributes],
    ],
  );
  return {
    close,
    waited: (connected) => {
      const startedAt = performance.now();
      return connected.finally(() => record((performance.now() - startedAt) / 1000, attributes));
    },
  };
}
