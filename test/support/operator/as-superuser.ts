import { Client } from 'pg';
import { systemUnderTest } from '../systems/system-under-test.ts';

/** Runs a statement as the superuser, for what no API can do, such as changing stored times. Returns its rows. */
export async function asSuperuser<Row = unknown>(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const client = new Client({ connectionString: systemUnderTest().postgresUrl });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}
