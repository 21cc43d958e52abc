import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { System } from '@storefront/local-system';
import pg from 'pg';
import type { Sample } from './measure.ts';
import { waitUntilDrained } from './wait-until-drained.ts';

/** The bytes that a system writes. */
const KINDS = ['database', 'write-ahead log', 'events', 'logs'] as const;

type Bytes = Readonly<Record<(typeof KINDS)[number], number>>;

/** Adds to the sample the bytes that the system has written for each response, once all events have been handled. */
export async function withBytesWritten(system: System, measure: () => Promise<Sample>): Promise<Sample> {
  await waitUntilDrained(system.env);
  await emptyLogs(system);
  const before = await bytesOf(system);
  const sample = await measure();
  await waitUntilDrained(system.env);
  const after = await bytesOf(system);
  const each = KINDS.map((kind) => [kind, Math.max(0, after[kind] - before[kind]) / sample.done] as const);
  return { ...sample, bytesOf: Object.fromEntries(each) };
}

/** Processes append to their logs, which are therefore empty files until the next line. A log that was rotated is deleted, so that a run is counted in full. */
async function emptyLogs({ home }: System): Promise<void> {
  for (const file of await filesIn(join(home, 'logs'))) await (file.endsWith('.1') ? rm(file) : truncate(file));
}

async function bytesOf({ home, urls }: System): Promise<Bytes> {
  const client = new pg.Client({ connectionString: urls.postgresUrl });
  await client.connect();
  const { rows } = await client.query<{ database: number; log: number }>(
    "select pg_database_size(current_database())::float8 as database, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as log",
  );
  await client.end();
  const [row] = rows;
  if (row === undefined) throw new Error('Postgres returned no sizes');
  return {
    database: row.database,
    'write-ahead log': row.log,
    events: await sizeOf(await filesIn(join(home, 'nats'))),
    logs: await sizeOf(await filesIn(join(home, 'logs'))),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A file that was deleted since it was listed has no size. */
async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file)
        .then(({ size }) => size)
        .catch(() => 0),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
