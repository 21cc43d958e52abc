import { referenceTablesOf } from '@storefront/db/testing';
import { type Kysely, sql } from 'kysely';

/** Returns the primary keys, unique keys, exclusions, and foreign keys without the store in the tables of stores of a schema, as `table.key`. */
export async function keysWithoutStore(db: Kysely<unknown>, schema: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    with store_table as (
      select pg_class.oid, relname, attnum from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = quote_ident(${schema})::regnamespace and relkind in ('r', 'p') and attname = 'tenant_id' and attnotnull
        and relname <> all (${referenceTablesOf(schema)}::text[]))
    select store_table.relname || '.' || index.relname as key
    from store_table join pg_index on indrelid = store_table.oid join pg_class as index on index.oid = indexrelid
    -- The columns that an index includes after those of its key do not make a row unique.
    where (indisunique or indisexclusion) and attnum <> all ((indkey::smallint[])[:indnkeyatts - 1])
    union all
    select relname || '.' || conname from store_table join pg_constraint on conrelid = store_table.oid
    where contype = 'f' and not exists (
      select from unnest(conkey, confkey) as pair (own, other) join pg_attribute on attrelid = confrelid and pg_attribute.attnum = other
      where own = store_table.attnum and attname = 'tenant_id')
    order by key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Returns the tables of a schema whose rows belong to no store, as far as their columns show. They stay on the server of the connections. */
export async function tablesWithoutStore(db: Kysely<unknown>, schema: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = quote_ident(${schema})::regnamespace and relkind in ('r', 'p', 'm', 'v') and relname <> all (${referenceTablesOf(schema)}::text[])
      and not exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id' and attnotnull)
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the triggers of tables of stores, as `table.trigger`. Tables that are distributed have none. */
export async function triggersOfStores(db: Kysely<unknown>, schema: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname || '.' || tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = quote_ident(${schema})::regnamespace and not tgisinternal
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id' and attnotnull)
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}
