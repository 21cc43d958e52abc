import { Client } from 'pg';

/** Counts the checkouts that have not finished. Reads the table, because the API does not expose checkouts without a waiting client. */
export async function countUnfinishedCheckouts(postgresUrl: string): Promise<number> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select count(*)::int as count from orders.checkout where finished_at is null');
    return rows[0].count;
  } finally {
    await client.end();
  }
}
