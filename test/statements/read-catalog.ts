import { referenceTablesOf } from '@storefront/db/testing';
import type pg from 'pg';

/** The types and keys of the names in a service's statements, according to its schema. */
export interface Catalog {
  /** The tables and views in which each row belongs to a store, without the tables of which every node has a copy. */
  readonly storeTables: ReadonlySet<string>;
  /** Other tables with a store, which statements of one store may compare with that of its rows. */
  readonly sharedTables: ReadonlySet<string>;
  /** The tables whose primary key has a mode. */
  readonly modeTables: ReadonlySet<string>;
  readonly volatileFunctions: ReadonlySet<string>;
  readonly stableFunctions: ReadonlySet<string>;
  /** The functions of the schema itself, whose statements are not seen. */
  readonly ownFunctions: ReadonlySet<string>;
}

/** Reads the catalog of a schema with the functions that its statements can call, or returns undefined if there is no such schema. */
export async function readCatalog(client: pg.ClientBase, schema: string): Promise<Catalog | undefined> {
  const { rows: schemas } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  if (schemas.length === 0) return undefined;
  const tables = await client.query<{ name: string; isOfStores: boolean }>(
    `select relname as name, (relkind in ('v', 'm') or attnotnull) and relname <> all ($2) as "isOfStores"
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = quote_ident($1)::regnamespace and attname = 'tenant_id' and relkind in ('r', 'p', 'v', 'm')`,
    [schema, referenceTablesOf(schema)],
  );
  const tablesOf = (isOfStores: boolean) => new Set(tables.rows.filter((table) => table.isOfStores === isOfStores).map(({ name }) => name));
  const modes = await client.query<{ name: string }>(
    `select relname as name from pg_class join pg_index on indrelid = pg_class.oid and indisprimary join pg_attribute on attrelid = pg_class.oid
     where relnamespace = quote_ident($1)::regnamespace and attname = 'mode' and attnum = any (indkey)`,
    [schema],
  );
  const functions = await client.query<{ name: string; volatility: string }>(
    // Functions of the same name differ in volatility by the types of their arguments.
    `select proname as name, case when bool_or(provolatile = 'v') then 'volatile' when bool_and(provolatile = 's') then 'stable' end as volatility
     from pg_proc where pronamespace in (quote_ident($1)::regnamespace, 'pg_catalog'::regnamespace, 'public'::regnamespace) group by proname`,
    [schema],
  );
  const own = await client.query<{ name: string }>(
    'select proname as name from pg_proc where pronamespace = quote_ident($1)::regnamespace',
    [schema],
  );
  const functionsOf = (kind: string) => new Set(functions.rows.filter(({ volatility }) => volatility === kind).map(({ name }) => name));
  return {
    storeTables: tablesOf(true),
    sharedTables: tablesOf(false),
    modeTables: new Set(modes.rows.map(({ name }) => name)),
    volatileFunctions: functionsOf('volatile'),
    stableFunctions: functionsOf('stable'),
    ownFunctions: new Set(own.rows.map(({ name }) => name)),
  };
}
