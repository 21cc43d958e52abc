import { migrate } from '@storefront/db';
import pg from 'pg';

/** The forbidden changes of a migration. */
export interface MigrationFinding {
  readonly migration: string;
  /** For example "rewrites the table invoice". */
  readonly change: string;
}

/** How to find the changes of a migration from snapshots of the schema before and after it. */
export interface Comparison<Snapshot> {
  read(query: <Row extends pg.QueryResultRow>(text: string) => Promise<readonly Row[]>): Promise<Snapshot>;
  /** Returns what the migration changed with its statements. */
  changes(before: Snapshot, after: Snapshot, statements: readonly string[]): readonly string[];
}

/** The migrations to apply, and the schema, to which `$1` of the queries refers. */
export interface MigrationsUnderTest {
  readonly url: string;
  readonly name: string;
  readonly folder: string;
}

/** Applies the migrations in `folder` and compares the schema before and after each. Changes are found by their effect, so this needs no rows. */
export async function compareSnapshots<Snapshot>(
  options: MigrationsUnderTest,
  { read, changes }: Comparison<Snapshot>,
): Promise<readonly MigrationFinding[]> {
  const client = new pg.Client({ connectionString: options.url });
  await client.connect();
  const snapshot = (): Promise<Snapshot> => read(async (text) => (await client.query(text, [options.name])).rows);
  const found: MigrationFinding[] = [];
  let before = await snapshot();
  let statements: string[] = [];
  try {
    await migrate({
      ...options,
      onStatement: (statement) => void statements.push(statement),
      async onApplied({ name: migration }) {
        const after = await snapshot();
        found.push(...changes(before, after, statements).map((change) => ({ migration, change })));
        before = after;
        statements = [];
      },
    });
  } finally {
    await client.end();
  }
  return found;
}
