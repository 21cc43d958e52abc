import { activeFlow, BACKGROUND, createFairQueue, type Flow } from '@storefront/fair-queue';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { CONNECTION_SETTINGS } from './connection-settings.ts';
import { databaseUnavailable } from './database-unavailable.ts';
import { isUnavailable } from './pg-errors.ts';

/** More than the requests of a full gateway for which a service works at once. */
const WAITING_MAX = 1000;
/** The connections that no single store can take, because its writers wait for each other's locks: one of five. */
const RESERVED_SHARE = 5;
/**
 * While others use the pool as well, one store has few connections at once, because Postgres divides its processors among statements: two of five, but
 * two at least. One can be in use by a writer of the catalog, and one by another that waits for its lock.
 */
const BESIDE_OTHERS_SHARE = 2 / 5;

/** The connections of a pool, and how many wait for one. */
export interface SharedPool extends PostgresPool {
  readonly waiting: () => number;
}

/**
 * Shares the connections of a pool among the stores for which this process works. Those that wait get fair shares, until the deadline of their call. Reports it as
 * `service_unavailable` if no connection can be opened or becomes free in time.
 */
export function sharePool(pool: pg.Pool, name: string): SharedPool {
  const { max } = pool.options;
  const queue = createFairQueue({
    resource: `${name.replaceAll(' ', '_')}_connections`,
    running: max,
    waiting: WAITING_MAX,
    runningPerStore: max - Math.floor(max / RESERVED_SHARE),
    runningBesideOthers: Math.max(2, Math.ceil(max * BESIDE_OTHERS_SHARE)),
  });
  let waiting = 0;

  const enter = async () => {
    const entered = queue.enter(flowAt(Date.now()));
    if (typeof entered === 'function') return entered;
    waiting += 1;
    try {
      return await entered;
    } finally {
      waiting -= 1;
    }
  };
  return {
    waiting: () => waiting,
    async connect() {
      const leave = await enter();
      try {
        return releasing(await pool.connect(), leave);
      } catch (error) {
        leave();
        throw isUnavailable(error) ? databaseUnavailable(error) : error;
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** The flow of the call for which this process works. What goes on after the deadline, such as a compensation, still gets a connection. */
function flowAt(now: number): Flow {
  const { store, client, deadlineAt = 0 }: Flow = activeFlow() ?? BACKGROUND;
  return { store, client, deadlineAt: deadlineAt > now ? deadlineAt : now + CONNECTION_SETTINGS.connectionTimeoutMillis };
}

/** Releases the permit when the client is released. The pool sets another `release` each time that a client is taken. */
function releasing(client: pg.PoolClient, leave: () => void): PostgresPoolClient {
  const release = client.release.bind(client);
  client.release = (error) => {
    release(error);
    leave();
  };
  return client;
}
