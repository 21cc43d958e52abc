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
    where (indisunique or indisexclusion) and attnum <> all (indkey::smallint[])
    union all
    select relname || '.' || conname from store_table join pg_constraint on conrelid = store_table.oid
    where contype = 'f' and attnum <> all (conkey)
    order by key`.execute(db);
  return rows.map(({ key }) => key);
}
