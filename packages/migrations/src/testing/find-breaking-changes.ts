import { compareSnapshots, type MigrationFinding, type MigrationsUnderTest } from './compare-snapshots.ts';

interface Column {
  readonly table: string;
  readonly tableName: string;
  readonly number: number;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly kind: 'c' | 'f' | 'u' | 'p' | 'x';
  readonly definition: string;
  readonly columns: readonly number[];
}

interface UniqueIndex {
  readonly table: string;
  readonly name: string;
  /** The columns and the predicate, as ON CONFLICT names them. */
  readonly key: string;
}

interface Snapshot {
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  readonly uniqueIndexes: readonly UniqueIndex[];
}

/** A column is required if an insert that omits it fails. */
const COLUMNS = `
  select class.oid::text as table, class.relname as "tableName", attnum as number, attname as name, format_type(atttypid, atttypmod) as type,
    attnotnull and not atthasdef and attidentity = '' as required
  from pg_attribute join pg_class class on class.oid = attrelid
  where class.relnamespace = $1::regnamespace and class.relkind in ('r', 'p') and attnum > 0 and not attisdropped`;

const CONSTRAINTS = `
  select conrelid::text as table, conname as name, contype as kind, pg_get_constraintdef(oid) as definition, conkey as columns
  from pg_constraint where connamespace = $1::regnamespace and contype in ('c', 'f', 'u', 'p', 'x')`;

const UNIQUE_INDEXES = `
  select indrelid::text as table, relname as name, substring(pg_get_indexdef(indexrelid) from ' USING .*$') as key
  from pg_index join pg_class on pg_class.oid = indexrelid where indisunique and relnamespace = $1::regnamespace`;

/**
 * Applies the migrations in `folder` and returns the changes after which statements of the previous release can fail: a table, a column, or a unique key that
 * an earlier migration created is dropped, renamed, or of another type, or what an earlier migration allowed to be written is refused.
 */
export const findBreakingChanges = (options: MigrationsUnderTest): Promise<readonly MigrationFinding[]> =>
  compareSnapshots<Snapshot>(options, {
    read: async (query) => ({
      columns: await query<Column>(COLUMNS),
      constraints: await query<Constraint>(CONSTRAINTS),
      uniqueIndexes: await query<UniqueIndex>(UNIQUE_INDEXES),
    }),
    changes: (before, after) => [...missingNames(before, after), ...refusedRows(before, after), ...missingKeys(before, after)],
  });

/** Columns keep their numbers, and tables their OIDs, when they are renamed. */
function missingNames({ columns: before }: Snapshot, { columns: after }: Snapshot): readonly string[] {
  const found = before.flatMap((column) => {
    const { table, tableName, number, name, type } = column;
    if (!after.some((other) => other.table === table)) return [`drops the table ${tableName}`];
    const now = after.find((other) => other.table === table && other.number === number);
    if (now === undefined) return [`drops the column ${tableName}.${name}`];
    return [
      ...(now.tableName === tableName ? [] : [`renames the table ${tableName}`]),
      ...(now.name === name ? [] : [`renames the column ${tableName}.${name}`]),
      ...(now.type === type || isWider(type, now.type) ? [] : [`changes the type of ${tableName}.${name} from ${type} to ${now.type}`]),
    ];
  });
  return [...new Set(found)];
}

/** Text without a limit accepts and returns everything that a limited one does. */
const isWider = (from: string, to: string): boolean => to === 'text' && from.startsWith('character varying');

/** Rows that the previous release writes, and that were accepted, are refused. */
function refusedRows(before: Snapshot, after: Snapshot): readonly string[] {
  const tables = new Map(before.columns.map(({ table, tableName }) => [table, tableName]));
  const columnIn = ({ columns }: Snapshot, table: string, number: number) =>
    columns.find((column) => column.table === table && column.number === number);
  const required = after.columns.filter(
    ({ table, number, required }) => required && tables.has(table) && columnIn(before, table, number)?.required !== true,
  );
  const added = after.constraints.filter(
    (constraint) =>
      tables.has(constraint.table) &&
      // A row of the previous release leaves a new column at its default, which the constraint accepts, or the migration fails.
      constraint.columns.some((number) => columnIn(before, constraint.table, number) !== undefined) &&
      !before.constraints.some((earlier) => earlier.table === constraint.table && accepts(constraint, earlier)),
  );
  return [
    ...required.map(({ tableName, name }) => `requires ${tableName}.${name} without a default`),
    ...added.map(({ table, name }) => `adds the constraint ${name} to ${tables.get(table)}`),
  ];
}

const LITERAL = /'(?:[^']|'')*'(::[a-z ]+)?/g;

/** Whether a constraint accepts what an earlier one did: it is the same, or the same list with more values. */
function accepts(constraint: Constraint, earlier: Constraint): boolean {
  if (constraint.kind !== earlier.kind) return false;
  const shapeOf = ({ definition }: Constraint): string =>
    definition
      .replace(LITERAL, '?')
      .replace(/\?(, \?)*/g, '?')
      .replace(' NOT VALID', '');
  const valuesOf = ({ definition }: Constraint): readonly string[] => definition.match(LITERAL) ?? [];
  const values = valuesOf(constraint);
  return shapeOf(constraint) === shapeOf(earlier) && valuesOf(earlier).every((value) => values.includes(value));
}

/** ON CONFLICT of the previous release needs its unique index. */
function missingKeys(before: Snapshot, after: Snapshot): readonly string[] {
  const tables = new Map(after.columns.map(({ table, tableName }) => [table, tableName]));
  const missing = before.uniqueIndexes.filter(
    ({ table, key }) => tables.has(table) && !after.uniqueIndexes.some((other) => other.table === table && other.key === key),
  );
  return missing.map(({ table, name }) => `drops the unique index ${name} of ${tables.get(table)}`);
}
