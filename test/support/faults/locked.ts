import type { System } from '@storefront/local-system';
import pg from 'pg';

/** Locks a table while `run` runs, as a long migration would. */
export async function locked<T>(system: System, table: string, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    return await run();
  } finally {
    await client.end();
  }
}
