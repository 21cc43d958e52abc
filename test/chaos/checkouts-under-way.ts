import { Client } from 'pg';

/** How many checkouts have not come to their end. Nothing public says so: a checkout that nobody waits for is nobody's business. */
export async function checkoutsUnderWay(postgresUrl: string): Promise<number> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select count(*)::int as count from orders.checkout where finished_at is null');
    return rows[0].count;
  } finally {
    await client.end();
  }
}
