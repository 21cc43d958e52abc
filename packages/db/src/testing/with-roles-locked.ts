import pg from 'pg';

/** An arbitrary advisory lock number. Roles belong to the whole server, and Postgres refuses concurrent changes of one role. */
const ROLES_LOCK = 715_002;

/** Runs `work` while no other test changes roles. All callers must pass the same database, since advisory locks belong to one. */
export async function withRolesLocked<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ROLES_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}
