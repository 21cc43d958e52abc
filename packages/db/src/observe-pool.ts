import { durations, gauges, hasMetrics } from '@storefront/telemetry';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { SharedPool } from './share-pool.ts';

/** A pool whose connections are counted. */
export interface ObservedPool {
  readonly pool: PostgresPool;
  /** Removes the gauges. */
  readonly close: () => void;
}

/** Records the connections of a pool, the requests that wait for one, and how long they wait, whether or not they succeed. */
export function observePool(pool: pg.Pool, shared: SharedPool, name: string): ObservedPool {
  if (!hasMetrics()) return { pool: shared, close: () => undefined };
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
      [{ 'db.client.connection.pending_requests': shared.waiting() }, attributes],
    ],
  );
  const connect = (): ReturnType<PostgresPool['connect']> => {
    const startedAt = performance.now();
    return shared.connect().finally(() => record((performance.now() - startedAt) / 1000, attributes));
  };
  return { close, pool: { ...shared, connect } };
}
