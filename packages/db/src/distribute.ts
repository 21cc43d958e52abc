import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { MigrationError } from './migrate.ts';
import { withMigrationLock } from './migration-lock.ts';
import { LOCK_TIMEOUT_MS, type MigratorOptions, openMigrator } from './open-migrator.ts';
import { isLockTimeout, isRetryable } from './pg-errors.ts';
import { referenceTablesOf } from './reference-tables.ts';

/** What to distribute. */
export interface DistributeOptions extends MigratorOptions {
  /** Called after each table. */
  readonly onDistributed?: (table: DistributedTable) => void;
}

/** A table that this run distributed. */
export interface DistributedTable {
  readonly table: string;
  readonly durationMs: number;
}

/** Requests hold their locks for milliseconds, so some tries are enough. */
const TRIES_MAX = 60;
const AGAIN_AFTER_MS = 500;
/** Copying this many rows takes less than a second. */
const COPIED_UNDER_LOCK = 10_000;
/** The table of the foreign keys that are to be added again. */
const NOTES = 'foreign_key_to_restore';

/** A table of the schema that is not distributed yet. */
interface LocalTable {
  readonly table: string;
  readonly isReference: boolean;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Distributes the tables of a service's schema over the nodes of Citus: those with a `tenant_id` by that column, in one colocation group, so that all rows of a store
 * are on one node. Does nothing for tables that are distributed already. A large table is copied by logical replication, while processes of this release, but not of
 * an earlier one, read and write it; statements that write tables of both kinds can fail meanwhile. Throws `MigrationError` if the database does not have the extension.
 */
export async function distribute({ onDistributed, ...options }: DistributeOptions): Promise<void> {
  const { db, pool, close } = openMigrator(options);
  const { name } = options;
  try {
    await withMigrationLock(pool, () =>
      db.connection().execute(async (connection) => {
        if (!(await hasCitus(connection))) {
          throw new MigrationError('The database does not have the extension citus; run `create extension citus` as a superuser first.');
        }
        const local = await listLocalTables(connection, name);
        if (local.length === 0) return;
        // Citus accepts a foreign key only between tables that are both distributed.
        await setForeignKeysAside(connection, name);
        for (const each of local) {
          const startedAt = Date.now();
          await distributeTable(connection, name, each);
          onDistributed?.({ table: each.table, durationMs: Date.now() - startedAt });
        }
        await restoreForeignKeys(connection, name);
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
  const { rows } = await sql<LocalTable>`
    select relname as "table", is_reference as "isReference"
    from pg_class cross join lateral (select relname = any (${referenceTablesOf(schema)}::text[]) as is_reference) as declared
    where relnamespace = quote_ident(${schema})::regnamespace and relkind = 'r'
      and (is_reference or exists (
        select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id' and attnotnull))
      and not exists (
        select from pg_dist_partition where logicalrelid = pg_class.oid and (partmethod = 'h' or repmodel = 't'))
    order by not is_reference, relname
  `.execute(db);
  return rows;
}

async function distributeTable(db: Kysely<unknown>, schema: string, { table, isReference }: LocalTable): Promise<void> {
  const name = `${schema}.${table}`;
  await dropTriggers(db, schema, table);
  if (isReference) {
    await repeated(() => sql`select create_reference_table(${name}::text)`.execute(db));
    return;
  }
  const { rows } = await sql`select from ${sql.id(schema, table)} offset ${COPIED_UNDER_LOCK} limit 1`.execute(db);
  if (rows.length === 0) {
    await repeated(() => sql`select create_distributed_table(${name}::text, 'tenant_id')`.execute(db));
    return;
  }
  // Copying takes minutes, and its last step must not give up.
  await sql`set lock_timeout = 0`.execute(db);
  await repeated(() => sql`select create_distributed_table_concurrently(${name}::text, 'tenant_id')`.execute(db));
  await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
}

/** Drops the triggers of a table, which Citus does not accept. They write what processes of earlier releases do not write themselves. */
async function dropTriggers(db: Kysely<unknown>, schema: string, table: string): Promise<void> {
  const { rows } = await sql<{ trigger: string }>`
    select tgname as trigger from pg_trigger where tgrelid = ${sql.lit(`${schema}.${table}`)}::regclass and not tgisinternal
  `.execute(db);
  for (const { trigger } of rows) await repeated(() => sql`drop trigger ${sql.id(trigger)} on ${sql.id(schema, table)}`.execute(db));
}

/** Drops the foreign keys of the schema, and notes them in a table, from which the next run restores them if this one is killed. */
async function setForeignKeysAside(db: Kysely<unknown>, schema: string): Promise<void> {
  await sql`
    create table if not exists ${sql.id(schema, NOTES)} ("table" text not null, name text not null, definition text not null)
  `.execute(db);
  const { rows } = await sql<ForeignKey>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where connamespace = quote_ident(${schema})::regnamespace and contype = 'f'
  `.execute(db);
  for (const { table, name, definition } of rows) {
    await sql`insert into ${sql.id(schema, NOTES)} ("table", name, definition) values (${table}, ${name}, ${definition})`.execute(db);
    await repeated(() => sql`alter table ${sql.id(schema, table)} drop constraint ${sql.id(name)}`.execute(db));
  }
}

/** Adds the foreign keys again, without a lock while the rows are checked. */
async function restoreForeignKeys(db: Kysely<unknown>, schema: string): Promise<void> {
  const { rows } = await sql<ForeignKey>`select "table", name, definition from ${sql.id(schema, NOTES)}`.execute(db);
  for (const { table, name, definition } of rows) {
    const target = sql`alter table ${sql.id(schema, table)}`;
    await repeated(() => sql`${target} drop constraint if exists ${sql.id(name)}`.execute(db));
    await repeated(() => sql`${target} add constraint ${sql.id(name)} ${sql.raw(definition)} not valid`.execute(db));
    await repeated(() => sql`${target} validate constraint ${sql.id(name)}`.execute(db));
    await sql`delete from ${sql.id(schema, NOTES)} where name = ${name}`.execute(db);
  }
  await sql`drop table ${sql.id(schema, NOTES)}`.execute(db);
}

/** Repeats a statement that lost a deadlock with requests, or gave up its wait for a lock, behind which requests wait as well. */
async function repeated<T>(execute: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await execute();
    } catch (error) {
      if (tries === TRIES_MAX || !(isRetryable(error) || isLockTimeout(error))) throw error;
      await sleep(AGAIN_AFTER_MS);
    }
  }
}
