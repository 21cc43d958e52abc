import { compareSnapshots, type MigrationFinding, type MigrationsUnderTest } from './compare-snapshots.ts';

/** A table or index in the schema. Its file changes when Postgres rewrites it. */
interface Relation {
  readonly oid: string;
  readonly name: string;
  readonly file: string;
  /** The table of an index; null for a table. */
  readonly table: string | null;
  /** The first column or expression of an index; null for a table. */
  readonly leading: string | null;
  /** Whether statements of the previous release may need the index for its uniqueness. */
  readonly unique: boolean | null;
}

/** A check or foreign key. To validate it, Postgres reads the whole table. */
interface Constraint {
  readonly name: string;
  readonly table: string;
  readonly validated: boolean;
}

interface Snapshot {
  readonly relations: readonly Relation[];
  readonly constraints: readonly Constraint[];
}

const RELATIONS = `
  select relation.oid::text, relation.relname as name, pg_relation_filenode(relation.oid)::text as file, index.indrelid::text as table,
    case when index.indexrelid is not null then pg_get_indexdef(index.indexrelid, 1, true) end as leading, index.indisunique as unique
  from pg_class relation left join pg_index index on index.indexrelid = relation.oid
  where relation.relnamespace = $1::regnamespace and relation.relkind in ('r', 'i')`;

const CONSTRAINTS = `
  select conname as name, conrelid::text as table, convalidated as validated from pg_constraint
  where connamespace = $1::regnamespace and contype in ('c', 'f')`;

/**
 * Applies the migrations in `folder` and returns the changes that block requests for as long as they process a table that an earlier migration created: the
 * table is rewritten, its rows are updated or deleted, an index is built without CONCURRENTLY or is missing until another one has been built, or a constraint is
 * validated in the transaction that adds it. A unique index that is dropped is found by `findBreakingChanges`.
 */
export const findBlockingChanges = (options: MigrationsUnderTest): Promise<readonly MigrationFinding[]> =>
  compareSnapshots<Snapshot>(options, {
    read: async (query) => ({ relations: await query<Relation>(RELATIONS), constraints: await query<Constraint>(CONSTRAINTS) }),
    changes: (before, after, statements) => [
      ...writtenRelations(before.relations, after.relations, statements),
      ...droppedIndexes(before.relations, after.relations, statements),
      ...validatedConstraints(before, after),
      ...writtenRows(before.relations, statements),
    ],
  });

function writtenRelations(before: readonly Relation[], after: readonly Relation[], statements: readonly string[]): readonly string[] {
  const earlier = new Map(before.map((relation) => [relation.oid, relation]));
  const isWritten = ({ oid, file }: Relation): boolean => earlier.get(oid)?.file !== file;
  const rewritten = after.filter((relation) => relation.table === null && earlier.has(relation.oid) && isWritten(relation));
  // A rewritten table has all of its indexes rebuilt; one line is enough for them.
  const indexes = after.filter(({ table }) => table !== null && earlier.has(table) && !rewritten.some(({ oid }) => oid === table));
  const blocking = indexes.filter((index) => isWritten(index) && !isConcurrent(index, statements));
  const replaced = indexes.filter(
    (index) =>
      isWritten(index) && isConcurrent(index, statements) && before.some(({ name, table }) => table !== null && name === index.name),
  );
  return [
    ...rewritten.map(({ name }) => `rewrites the table ${name}`),
    ...replaced.map(({ name, table }) => `leaves ${earlier.get(table ?? '')?.name} without the index ${name} while it is built again`),
    ...blocking.map(({ name, table }) => `builds the index ${name} on ${earlier.get(table ?? '')?.name} without concurrently`),
  ];
}

const BUILD = /\b(?:create\s+(?:unique\s+)?|re)index\s+(?:\([^)]*\)\s*)?(?:index\s+)?concurrently\b/i;

const names = (statement: string, { name }: Relation): boolean => new RegExp(`\\b${name}\\b`).test(statement);

const isConcurrent = (index: Relation, statements: readonly string[]): boolean =>
  statements.some((statement) => BUILD.test(statement) && names(statement, index));

/** A dropped index needs one with the same leading column that exists before it is dropped. */
function droppedIndexes(before: readonly Relation[], after: readonly Relation[], statements: readonly string[]): readonly string[] {
  const tables = new Map(after.filter(({ table }) => table === null).map(({ oid, name }) => [oid, name]));
  const dropped = before.filter(
    ({ oid, name, table, unique }) =>
      unique === false && tables.has(table ?? '') && !after.some((index) => index.oid === oid || index.name === name),
  );
  const isReplaced = (index: Relation): boolean => {
    const droppedAt = statements.findIndex((statement) => /\bdrop\b/i.test(statement) && names(statement, index));
    return after.some(
      (other) =>
        other.table === index.table &&
        other.leading === index.leading &&
        (before.some(({ oid }) => oid === other.oid) ||
          statements.slice(0, droppedAt).some((statement) => BUILD.test(statement) && names(statement, other))),
    );
  };
  return dropped
    .filter((index) => !isReplaced(index))
    .map(({ name, table }) => `drops the index ${name} of ${tables.get(table ?? '')} before another one replaces it`);
}

/** A constraint that an earlier migration added as NOT VALID can be validated: that lock lets requests pass. */
function validatedConstraints(before: Snapshot, after: Snapshot): readonly string[] {
  const tables = new Map(before.relations.map(({ oid, name }) => [oid, name]));
  const isEarlier = ({ name, table }: Constraint): boolean =>
    before.constraints.some((earlier) => earlier.name === name && earlier.table === table);
  const added = after.constraints.filter((constraint) => constraint.validated && tables.has(constraint.table) && !isEarlier(constraint));
  return added.map(({ name, table }) => `reads all of ${tables.get(table)} to validate the constraint ${name}`);
}

const WRITE = /\b(?:update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/gi;
/** These contain statements that run later. */
const DEFINITION = /^\s*create\b/i;
const LIMIT = /\blimit\b/i;

/** Row locks last until the migration commits. Outside a transaction, a statement with a limit commits what it has changed. */
function writtenRows(before: readonly Relation[], statements: readonly string[]): readonly string[] {
  const tables = new Set(before.filter(({ table }) => table === null).map(({ name }) => name));
  const isBatch = (statement: string): boolean => !statements.includes('begin') && LIMIT.test(statement);
  const run = statements.filter((statement) => !DEFINITION.test(statement) && !isBatch(statement));
  const written = run
    .flatMap((statement) => [...statement.matchAll(WRITE)].map(([, table = '']) => table))
    .filter((table) => tables.has(table));
  return [...new Set(written)].map((table) => `changes rows of ${table}`);
}
