import { type Kysely, sql } from 'kysely';
import { listMigrations } from './list-migrations.ts';
import { isMissingTable } from './pg-errors.ts';

/** Which migrations of a service are applied, in order of name. */
export interface MigrationState {
  /** All applied migrations, including those of a newer version. */
  readonly applied: readonly string[];
  /** The migrations of this version that are not applied. */
  readonly pending: readonly string[];
}

/** Compares the migrations in `folder` with those applied to the connection's schema. */
export async function readMigrationState<Database>(db: Kysely<Database>, folder: string | URL): Promise<MigrationState> {
  const known = await listMigrations(folder);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db).catch(noTable);
  const applied = rows.map((row) => row.name);
  return { applied, pending: known.filter((migration) => !applied.includes(migration)) };
}

/** Before the first migration, there is no such table. */
function noTable(error: unknown): { rows: { name: string }[] } {
  if (isMissingTable(error)) return { rows: [] };
  throw error;
}
