import { Client, escapeIdentifier } from 'pg';

/** Postgres' code for "this database does not exist". */
const INVALID_CATALOG_NAME = '3D000';
const DUPLICATE_DATABASE = '42P04';

/** A server behind a URL that does not answer within this is not there. */
const CONNECT_WITHIN_MS = 10_000;

/** Creates the database of a URL if the server does not have it. Throws when the server does not answer or refuses the user. */
export async function ensureDatabase(url: string): Promise<void> {
  const missing = await withClient(url, async () => undefined).then(
    () => false,
    (error: unknown) => {
      if (codeOf(error) === INVALID_CATALOG_NAME) return true;
      throw error;
    },
  );
  if (!missing) return;
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  await withClient(maintenance.href, async (client) => {
    try {
      await client.query(`create database ${escapeIdentifier(name)}`);
    } catch (error) {
      // Another process that starts at the same moment was quicker.
      if (codeOf(error) !== DUPLICATE_DATABASE) throw error;
    }
  });
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // What the server says while it goes away also fails the statement; without a listener it would end this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
