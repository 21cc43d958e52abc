import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The locks of migrations, as seen every few milliseconds. */
export interface LockWatch {
  /** Stops watching. Resolves to the longest time for which a statement of the system waited for a migration, and its table. */
  stop(): Promise<{ readonly waitedMs: number; readonly table: string | null }>;
}

interface Waiting {
  readonly waitedMs: number;
  readonly table: string | null;
}

const EVERY_MS = 5;

/** Sessions that wait for a lock that a migration has, or asked for earlier. */
const WAITING = `
  select (extract(epoch from clock_timestamp() - waiting.waitstart) * 1000)::float8 as "waitedMs", waiting.relation::regclass::text as "table"
  from pg_locks waiting
  join pg_stat_activity session on session.pid = waiting.pid and session.application_name not like '% migrations'
  where not waiting.granted and waiting.waitstart is not null and exists (
    select from unnest(pg_blocking_pids(waiting.pid)) as blocking (pid) join pg_stat_activity using (pid) where application_name like '% migrations')
  order by waiting.waitstart limit 1`;

/** Watches which statements wait for migrations, until it is stopped. */
export async function watchLocks(postgresUrl: string): Promise<LockWatch> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const stopping = new AbortController();
  let longest: Waiting = { waitedMs: 0, table: null };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const { rows } = await client.query<Waiting>(WAITING);
      if (rows[0] !== undefined && rows[0].waitedMs > longest.waitedMs) [longest] = rows;
      await sleep(EVERY_MS);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      await client.end();
      return longest;
    },
  };
}
