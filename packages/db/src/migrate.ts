import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { CONNECTION_SETTINGS } from './connection-settings.ts';
import { listMigrations } from './list-migrations.ts';

/** What to migrate. */
export interface MigrateOptions {
  /** The URL of the migrator role. */
  readonly url: string;
  /** The service name, which is also the schema name. */
  readonly name: string;
  readonly folder: string;
}

/** Runs a service's pending migrations under Kysely's advisory lock. Safe to run concurrently. */
export async function migrate({ url, name, folder }: MigrateOptions): Promise<readonly string[]> {
  const pool = new pg.Pool({ ...CONNECTION_SETTINGS, connectionString: url, max: 2, options: `-c search_path=${name},public` });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: fromFolder(folder), migrationTableSchema: name });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new Error(`Migration ${name}/${failed ?? '?'} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

const fromFolder = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const names = await listMigrations(folder);
    const load = async (name: string) => [name, (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Migration] as const;
    return Object.fromEntries(await Promise.all(names.map(load)));
  },
});
