import { Client } from 'pg';
import { systemUnderTest } from '../systems/system-under-test.ts';

/** Runs a statement as the superuser, for what no API can do, such as changing stored times. */
export async function asSuperuser(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: systemUnderTest().postgresUrl });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
