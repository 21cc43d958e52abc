import { SERVICE_NAMES } from '@storefront/access';
import type { Cell } from './cells.ts';
import { MoveError } from './move-error.ts';

/** A table with rows of stores. */
export interface MovableTable {
  readonly schema: string;
  readonly name: string;
  /** Its quoted name with the schema. */
  readonly sql: string;
  /** The columns that are copied, in order. */
  readonly columns: readonly string[];
  /** The columns that identify a row within a store; all columns if there is no primary key. */
  readonly key: readonly string[];
  /** A copied column with a sequence, which must not assign its values again. */
  readonly identity: string | undefined;
  /** A condition on the rows of the store `$1`. */
  readonly isOfStore: string;
}

/** Written by the triggers of `product`, in the target as well. */
export const TRIGGERED: readonly Pick<MovableTable, 'sql' | 'isOfStore'>[] = [
  { sql: 'catalog."search_lexeme"', isOfStore: 'tenant_id = $1' },
  { sql: 'catalog."search_reindex"', isOfStore: 'tenant_id = $1' },
];
/** Tables about processes, streams, and operators, which belong to a deployment and not to a store, and those that triggers write. */
const NOT_MOVED = new Set([
  'audit_entry',
  'consumer_position',
  'gateway_instance',
  'kysely_migration',
  'lease_holder',
  'operator_token',
  'relay_lease',
  'search_lexeme',
  'search_reindex',
  'sender',
  'store_move',
]);
/** Tables without tenant_id, and how their rows belong to a store. */
const INDIRECT: Readonly<Record<string, string>> = {
  'billing.sandbox_refund': 'session_id in (select id from billing.payment_session where tenant_id = $1)',
};

/** The outbox gets new positions in the target, because those of other stores have its old ones. */
export const isOutbox = ({ name }: Pick<MovableTable, 'name'>): boolean => name === 'outbox';
/** The columns of the outbox that say how far an event has come in the streams of one deployment. */
export const PUBLICATION: readonly string[] = ['published_at', 'stream_sequence', 'message_id'];

interface TableRow {
  readonly schema: string;
  readonly name: string;
  readonly columns: string[];
  readonly key: string[];
  readonly identity: string | null;
  readonly parents: string[];
}

const TABLES = `
  select n.nspname as schema, c.relname as name,
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select a.attname::text from pg_constraint k, unnest(k.conkey) with ordinality u (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum
      where k.conrelid = c.oid and k.contype = 'p' order by u.place) as key,
    (select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attidentity <> '') as identity,
    array(select p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid) as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'r' and c.relname not like '%' || $2 || '%'
  order by n.nspname, c.relname`;

/** Part of the name of every table in which a move collects rows; see staging.ts. */
export const STAGING_MARK = '_moving_';

/** Reads the tables with rows of stores from the catalog of a database, each after the tables that it references. */
export async function listMovableTables(cell: Cell): Promise<readonly MovableTable[]> {
  const { rows } = await cell.query<TableRow>(TABLES, [SERVICE_NAMES, STAGING_MARK]);
  const tables = rows.filter(({ name }) => !NOT_MOVED.has(name));
  return inOrderOfReferences(tables).map(toMovable);
}

function toMovable({ schema, name, columns, key, identity }: TableRow): MovableTable {
  const isOfStore = columns.includes('tenant_id') ? 'tenant_id = $1' : INDIRECT[`${schema}.${name}`];
  if (isOfStore === undefined) throw new MoveError(`The table ${schema}.${name} has no tenant_id, so its rows cannot be moved.`);
  return {
    schema,
    name,
    sql: `${schema}."${name}"`,
    columns,
    key: isOutbox({ name }) ? ['id'] : key.length > 0 ? key : columns,
    identity: isOutbox({ name }) ? undefined : (identity ?? undefined),
    isOfStore,
  };
}

/** Sorts tables so that each follows the tables of its foreign keys. */
function inOrderOfReferences(tables: readonly TableRow[]): readonly TableRow[] {
  const sorted: TableRow[] = [];
  const visit = (table: TableRow): void => {
    if (sorted.includes(table)) return;
    for (const parent of table.parents) {
      const found = tables.find(({ schema, name }) => schema === table.schema && name === parent);
      if (found !== undefined) visit(found);
    }
    sorted.push(table);
  };
  for (const table of tables) visit(table);
  return sorted;
}
