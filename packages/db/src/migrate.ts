import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';

export interface MigrateOptions {
  /** The migrator's URL. */
  readonly url: string;
  /** The service, which is also the schema. */
  readonly name: string;
  readonly folder: string;
}

/** Brings a service's schema to its newest migration, under Kysely's advisory lock. Safe to run from several places at once. */
export async function migrate({ url, name, folder }: MigrateOptions): Promise<readonly string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2, options: `-c search_path=${name},public` });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: fromFolder(folder), migrationTableSchema: name });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new Error(`migration ${name}/${failed ?? '?'} failed: ${error instanceof Error ? error.message : String(error)}`, {
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
    const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).sort();
    const loaded = await Promise.all(
      files.map(async (file) => [file.replace(/\.ts$/, ''), (await import(pathToFileURL(join(folder, file)).href)) as Migration] as const),
    );
    return Object.fromEntries(loaded);
  },
});
