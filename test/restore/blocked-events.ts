import { Client } from 'pg';

/** Without rows in billing's inbox no event is consumed there; without the lease of orders' relay none is published. */
export type BlockedTable = 'billing.inbox' | 'orders.relay_lease';

/** Runs `work` while no row can be written to a table. Reads continue. */
export async function whileBlocked<T>(postgresUrl: string, table: BlockedTable, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in share mode`);
    return await work();
  } finally {
    await client.end();
  }
}

/** Counts the statements that wait for a blocked table. */
export const countWaiting = async (postgresUrl: string, table: BlockedTable): Promise<number> =>
  Number((await readColumn(postgresUrl, `select count(*) from pg_locks where not granted and relation = '${table}'::regclass`))[0]);

/** Runs a query as the superuser and returns the first column of its rows. */
export async function readColumn(postgresUrl: string, query: string): Promise<string[]> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return rows.map((row: unknown[]) => String(row[0]));
  } finally {
    await client.end();
  }
}
