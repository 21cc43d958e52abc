import { type Kysely, sql } from 'kysely';
import { untilLocked } from './until-locked.ts';

/** The table of the foreign keys that are to be added again. */
const NOTES = 'foreign_key_to_restore';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Drops the foreign keys of a schema, and notes them in a table, from which the next run adds them if this one is killed. Safe to repeat. */
export async function setForeignKeysAside(db: Kysely<unknown>, schema: string): Promise<void> {
  await sql`
    create table if not exists ${sql.id(schema, NOTES)} ("table" text, name text, definition text not null, primary key ("table", name))
  `.execute(db);
  await sql`
    insert into ${sql.id(schema, NOTES)}
    select relname, conname, pg_get_constraintdef(pg_constraint.oid) from pg_constraint join pg_class on pg_class.oid = conrelid
    where connamespace = quote_ident(${schema})::regnamespace and contype = 'f' and relkind = 'r'
    on conflict do nothing
  `.execute(db);
  for (const { table, name } of await listNotes(db, schema)) {
    await sql`alter table ${sql.id(schema, table)} drop constraint if exists ${sql.id(name)}`.execute(db);
  }
}

/** Adds the foreign keys again. They apply to new rows. */
export async function addForeignKeys(db: Kysely<unknown>, schema: string): Promise<void> {
  for (const { table, name, definition } of await listNotes(db, schema)) {
    await sql`alter table ${sql.id(schema, table)} add constraint ${sql.id(name)} ${sql.raw(definition)} not valid`.execute(db);
  }
}

/** Validates the foreign keys that were added, without a lock for which requests wait. Does nothing if all are valid. */
export async function validateForeignKeys(db: Kysely<unknown>, schema: string): Promise<void> {
  const { rows } = await sql`select where to_regclass(${`${schema}.${NOTES}`}) is not null`.execute(db);
  if (rows.length === 0) return;
  for (const { table, name } of await listNotes(db, schema)) {
    await untilLocked(() => sql`alter table ${sql.id(schema, table)} validate constraint ${sql.id(name)}`.execute(db));
    await sql`delete from ${sql.id(schema, NOTES)} where name = ${name}`.execute(db);
  }
  await sql`drop table ${sql.id(schema, NOTES)}`.execute(db);
}

async function listNotes(db: Kysely<unknown>, schema: string): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`select "table", name, definition from ${sql.id(schema, NOTES)}`.execute(db);
  return rows;
}
