import { type Kysely, sql } from 'kysely';
import { addForeignKeys, setForeignKeysAside, validateForeignKeys } from './foreign-keys-aside.ts';
import { MigrationError } from './migrate.ts';
import { withMigrationLock } from './migration-lock.ts';
import { type MigratorOptions, openMigrator } from './open-migrator.ts';
import { referenceTablesOf } from './reference-tables.ts';
import { untilLocked } from './until-locked.ts';

/** The tables to distribute. */
export interface DistributeOptions extends MigratorOptions {
  /** Called after each table. */
  readonly onDistributed?: (table: DistributedTable) => void;
}

/** A table that this run distributed. */
export interface DistributedTable {
  readonly table: string;
  readonly durationMs: number;
}

/** Copying this many rows takes less than a second. */
const COPIED_UNDER_LOCK = 10_000;
/** Less than the `deadlock_timeout` of Postgres, which would otherwise end the transaction of a request. */
const LOCK_WAIT_MS = 200;

/** A table of the schema that is not distributed yet. */
interface LocalTable {
  readonly table: string;
  readonly isReference: boolean;
  /** Up to one more than are copied under a lock. */
  readonly rows: number;
}

/**
 * Distributes the tables of a service's schema over the nodes of Citus: those with a `tenant_id` by that column, in one colocation group, so that all rows of a store
 * are on one node. Does nothing for tables that are distributed already. All tables are distributed in one transaction, for which requests wait, because Citus refuses
 * many statements on tables of both kinds. Only large tables are copied before it by logical replication, so some statements fail meanwhile. Throws `MigrationError`
 * if the database does not have the extension.
 */
export async function distribute({ onDistributed = () => undefined, ...options }: DistributeOptions): Promise<void> {
  const { db, pool, close } = openMigrator(options);
  const { name } = options;
  try {
    await withMigrationLock(pool, () =>
      db.connection().execute(async (connection) => {
        if (!(await hasCitus(connection))) {
          throw new MigrationError('The database does not have the extension citus; run `create extension citus` as a superuser first.');
        }
        const local = await listLocalTables(connection, name);
        if (local.length > 0) await distributeTables(connection, name, local, onDistributed);
        await validateForeignKeys(connection, name);
      }),
    );
  } finally {
    await close();
  }
}

/** Reports whether the database has the extension Citus. */
export async function hasCitus(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/** Lists the tables that are still to be distributed, reference tables first. Copies on every node have the replication model `t`. */
async function listLocalTables(db: Kysely<unknown>, schema: string): Promise<readonly LocalTable[]> {
  const { rows } = await sql<Omit<LocalTable, 'rows'>>`
    select relname as "table", is_reference as "isReference"
    from pg_class cross join lateral (select relname = any (${referenceTablesOf(schema)}::text[]) as is_reference) as declared
    where relnamespace = quote_ident(${schema})::regnamespace and relkind = 'r'
      and (is_reference or exists (
        select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id' and attnotnull))
      and not exists (
        select from pg_dist_partition where logicalrelid = pg_class.oid and (partmethod = 'h' or repmodel = 't'))
    order by not is_reference, relname
  `.execute(db);
  const tables: LocalTable[] = [];
  for (const each of rows) {
    const counted = await sql`select from ${sql.id(schema, each.table)} limit ${COPIED_UNDER_LOCK + 1}`.execute(db);
    tables.push({ ...each, rows: counted.rows.length });
  }
  return tables;
}

async function distributeTables(
  db: Kysely<unknown>,
  schema: string,
  local: readonly LocalTable[],
  onDistributed: (table: DistributedTable) => void,
): Promise<void> {
  const large = local.filter(({ isReference, rows }) => !isReference && rows > COPIED_UNDER_LOCK);
  const rest = local.filter((each) => !large.includes(each));
  // Creating shards takes most of the time for which requests wait. Without a large table, it is shorter to divide one shard afterwards.
  if (large.length === 0 && local.some(({ rows }) => rows > 0)) await sql`set citus.shard_count = 1`.execute(db);
  await sql`set lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(db);
  if (large.length > 0) await untilLocked(() => setForeignKeysAside(db, schema));
  for (const each of large) onDistributed(await distributeLarge(db, schema, each));
  for (const each of await untilLocked(() => distributeTogether(db, schema, rest))) onDistributed(each);
}

async function distributeLarge(db: Kysely<unknown>, schema: string, large: LocalTable): Promise<DistributedTable> {
  const startedAt = Date.now();
  // Copying takes minutes, and its last step must not give up.
  await sql`set lock_timeout = 0`.execute(db);
  await untilLocked(() => createTable(db, 'create_distributed_table_concurrently', schema, large));
  await sql`set lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(db);
  return { table: large.table, durationMs: Date.now() - startedAt };
}

/** Distributes tables in one transaction, so that no statement finds only some of them distributed. */
const distributeTogether = (db: Kysely<unknown>, schema: string, tables: readonly LocalTable[]): Promise<readonly DistributedTable[]> =>
  db.transaction().execute(async (trx) => {
    await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(trx);
    const names = tables.map(({ table }) => sql.id(schema, table));
    if (names.length > 0) await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(trx);
    await setForeignKeysAside(trx, schema);
    const distributed: DistributedTable[] = [];
    for (const each of tables) {
      const startedAt = Date.now();
      if (each.isReference) await sql`select create_reference_table(${`${schema}.${each.table}`}::text)`.execute(trx);
      else await createTable(trx, 'create_distributed_table', schema, each);
      distributed.push({ table: each.table, durationMs: Date.now() - startedAt });
    }
    await addForeignKeys(trx, schema);
    return distributed;
  });

/** Distributes a table like those that are distributed already. */
async function createTable(
  db: Kysely<unknown>,
  create: 'create_distributed_table' | 'create_distributed_table_concurrently',
  schema: string,
  { table }: LocalTable,
): Promise<void> {
  await sql`
    select ${sql.raw(create)}(${`${schema}.${table}`}::text, 'tenant_id', colocate_with => coalesce(
      (select logicalrelid::text from pg_dist_partition where partmethod = 'h' order by logicalrelid limit 1), 'default'))
  `.execute(db);
}
