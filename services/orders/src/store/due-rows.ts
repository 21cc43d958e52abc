import type { Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from './schema.ts';

/** The key of a row that is due. */
export interface DueRow extends Scope {
  readonly id: string;
}

/** Enough for several batches, which stores share. */
const FOUND_MAX = 200;

interface Due {
  readonly table: keyof Database;
  /** The table, or a join with it. */
  readonly from?: RawBuilder<unknown>;
  readonly due: RawBuilder<boolean>;
  /** The column by which the longest due come first. */
  readonly order: string;
}

/** Finds due rows of all stores except some, without a lock. */
export async function findDueRows(
  db: Db,
  { table, from = sql.table(table), due, order }: Due,
  without: readonly string[],
): Promise<readonly DueRow[]> {
  const [tenantId, mode, id] = ['tenant_id', 'mode', 'id'].map((column) => sql.ref(`${table}.${column}`));
  const { rows } = await sql<DueRow>`
    select ${tenantId} as "tenantId", ${mode}, ${id} from ${from}
    where ${due} and ${tenantId} <> all(${without}::uuid[]) order by ${sql.ref(`${table}.${order}`)} limit ${FOUND_MAX}
  `.execute(db);
  return rows;
}

/** The condition that a row is one of these rows of a store, is still due, and is not locked by another process. Locks the row. */
export const isClaimable = (
  table: keyof Database,
  due: RawBuilder<boolean>,
  tenantId: string,
  found: readonly DueRow[],
) => sql<boolean>`(mode, id) in (
  select mode, id from ${sql.table(table)}
  where tenant_id = ${tenantId} and ${due} and (mode, id) in (
    select * from unnest(${found.map(({ mode }) => mode)}::text[], ${found.map(({ id }) => id)}::uuid[]))
  for update skip locked)`;
