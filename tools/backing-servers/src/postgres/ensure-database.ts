import { Client, escapeIdentifier } from 'pg';

/** Postgres error code for "database does not exist". */
const INVALID_CATALOG_NAME = '3D000';
const DUPLICATE_DATABASE = '42P04';

/** A server given by URL that does not respond within this time counts as unreachable. */
const CONNECT_WITHIN_MS = 10_000;

/** Creates the URL's database if it does not exist. Throws if the server is unreachable or refuses the user. */
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
      // Another process created it at the same time.
      if (codeOf(error) !== DUPLICATE_DATABASE) throw error;
    }
  });
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // An error during shutdown also fails the statement; without a listener it would crash this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
