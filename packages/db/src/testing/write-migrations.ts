import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The statements of a migration, and whether it runs in a transaction. */
export interface WrittenMigration {
  readonly statements: readonly string[];
  readonly transaction?: false;
}

const KYSELY = createRequire(import.meta.url).resolve('kysely');

/** Writes migrations into `folder`, by default a new temporary one, and returns it. */
export async function writeMigrations(migrations: Readonly<Record<string, WrittenMigration>>, folder?: string): Promise<string> {
  const target = folder ?? (await mkdtemp(join(tmpdir(), 'storefront-migrations-')));
  for (const [name, { statements, transaction = true }] of Object.entries(migrations)) {
    const source = `import { sql } from ${JSON.stringify(KYSELY)};
      export const transaction = ${transaction};
      export async function up(db) { for (const statement of ${JSON.stringify(statements)}) await sql.raw(statement).execute(db); }`;
    await writeFile(join(target, `${name}.ts`), source);
  }
  return target;
}
