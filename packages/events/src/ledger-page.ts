import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LedgerPage } from './ledger.ts';

export interface LedgerQuery {
  readonly kind: string;
  /** The table that is read; `columns` and `where` know it as `row`. */
  readonly table: string;
  /** What follows (tenant_id, mode) in its primary key: a UUID. */
  readonly id: string;
  /** Named as the fields of a LedgerEntry. */
  readonly columns: RawBuilder<unknown>;
  readonly where?: RawBuilder<unknown>;
}

/** Before every key there is. */
const START = '00000000-0000-0000-0000-000000000000  00000000-0000-0000-0000-000000000000';

/** A ledger that is read along the primary key of its table. */
export function ledgerPage<Database>(db: Kysely<Database>, { kind, table, id, columns, where = sql`true` }: LedgerQuery): LedgerPage {
  const key = sql`row.tenant_id, row.mode, ${sql.ref(`row.${id}`)}`;
  return async (after, limit) => {
    const [tenantId, mode, last] = (after || START).split(' ');
    const { rows } = await sql<{ position: string }>`
      select ${kind} as kind, row.tenant_id as "tenantId", row.mode, concat_ws(' ', ${key}) as position, ${columns}
      from ${sql.table(table)} as row
      where (${key}) > (${tenantId}::uuid, ${mode}, ${last}::uuid) and ${where}
      order by ${key} limit ${limit}
    `.execute(db);
    return rows;
  };
}
