import { migrate } from '@storefront/db';
import pg from 'pg';

/** A change that blocks the requests of a running system for as long as it processes a table. */
export interface BlockingChange {
  readonly migration: string;
  /** For example "rewrites the table invoice". */
  readonly change: string;
}

/** A table or index in the schema. Its file changes when Postgres rewrites it. */
interface Relation {
  readonly oid: string;
  readonly name: string;
  readonly file: string;
  /** The table of an index; null for a table. */
  readonly table: string | null;
}

const RELATIONS = `
  select relation.oid::text, relation.relname as name, pg_relation_filenode(relation.oid)::text as file, index.indrelid::text as table
  from pg_class relation left join pg_index index on index.indexrelid = relation.oid
  where relation.relnamespace = $1::regnamespace and relation.relkind in ('r', 'i')`;

/**
 * Applies the migrations in `folder` and returns the changes that block requests: a table is rewritten, or an index is built without
 * CONCURRENTLY, and an earlier migration created the table. Changes are found by their effect, so this needs no rows.
 */
export async function findBlockingChanges(options: { url: string; name: string; folder: string }): Promise<readonly BlockingChange[]> {
  const client = new pg.Client({ connectionString: options.url });
  await client.connect();
  const read = async (): Promise<readonly Relation[]> => (await client.query<Relation>(RELATIONS, [options.name])).rows;
  const found: BlockingChange[] = [];
  let before = await read();
  let statements: string[] = [];
  try {
    await migrate({
      ...options,
      onStatement: (statement) => void statements.push(statement),
      async onApplied({ name: migration }) {
        const after = await read();
        found.push(...blockingChanges(before, after, statements).map((change) => ({ migration, change })));
        before = after;
        statements = [];
      },
    });
  } finally {
    await client.end();
  }
  return found;
}

function blockingChanges(before: readonly Relation[], after: readonly Relation[], statements: readonly string[]): readonly string[] {
  const earlier = new Map(before.map((relation) => [relation.oid, relation]));
  const isWritten = ({ oid, file }: Relation): boolean => earlier.get(oid)?.file !== file;
  const rewritten = after.filter((relation) => relation.table === null && earlier.has(relation.oid) && isWritten(relation));
  // A rewritten table has all of its indexes rebuilt; one line is enough for them.
  const indexes = after.filter(({ table }) => table !== null && earlier.has(table) && !rewritten.some(({ oid }) => oid === table));
  const blocking = indexes.filter((index) => isWritten(index) && !isConcurrent(index, statements));
  return [
    ...rewritten.map(({ name }) => `rewrites the table ${name}`),
    ...blocking.map(({ name, table }) => `builds the index ${name} on ${earlier.get(table ?? '')?.name} without concurrently`),
  ];
}

const isConcurrent = ({ name }: Relation, statements: readonly string[]): boolean =>
  statements.some((statement) => /\bindex\s+concurrently\b/i.test(statement) && new RegExp(`\\b${name}\\b`).test(statement));
