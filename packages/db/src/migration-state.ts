import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { isMissingTable } from './pg-errors.ts';

/** Which migrations of a service are applied, in order of name. */
export interface MigrationState {
  /** All applied migrations, including those of a newer version. */
  readonly applied: readonly string[];
  /** The migrations of this version that are not applied. */
  readonly pending: readonly string[];
}

/** Compares the migrations in `folder` with those applied to a schema. */
export async function readMigrationState<Database>(db: Kysely<Database>, schema: string, folder: string | URL): Promise<MigrationState> {
  const known = await listMigrations(folder);
  // With the schema, because a search path skips one without privileges, and the table would seem to be missing.
  const applications = sql<{ name: string }>`select name from ${sql.id(schema, 'kysely_migration')} order by name collate "C"`;
  const { rows } = await applications.execute(db).catch(noTable);
  const applied = rows.map((row) => row.name);
  return { applied, pending: known.filter((migration) => !applied.includes(migration)) };
}

/** Before the first migration, there is no such table. */
function noTable(error: unknown): { rows: { name: string }[] } {
  if (isMissingTable(error)) return { rows: [] };
  throw error;
}

/** Returns the names of the migrations in a folder, in their order. */
async function listMigrations(folder: string | URL): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file));
  return files.map((file) => file.replace(/\.ts$/, '')).sort();
}
