import { Client } from 'pg';
import { systemUnderTest } from './system-under-test.ts';

/** Runs one statement as the superuser: for what no API can do, as to let stored time pass. */
export async function asSuperuser(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: systemUnderTest().postgresUrl });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
