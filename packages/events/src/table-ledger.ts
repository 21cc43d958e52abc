import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Ledger, LedgerField } from './operations/ledger.ts';

export interface TableLedger {
  readonly kind: string;
  /** The table to read; `columns` and `where` refer to it as `row`. */
  readonly table: string;
  /** The column that follows (tenant_id, mode) in its primary key: a UUID. */
  readonly id: string;
  /** Named like the fields of a LedgerEntry. */
  readonly columns: RawBuilder<unknown>;
  readonly where?: RawBuilder<unknown>;
  /** An indexed timestamp, for a table that grows with history. Without it, every list is complete. */
  readonly changedAt?: string;
  /** The columns to search by; each is indexed together with (tenant_id, mode). */
  readonly searched: Readonly<Partial<Record<LedgerField, string>>>;
}

/** Sorts before every key. */
const START = '00000000-0000-0000-0000-000000000000  00000000-0000-0000-0000-000000000000';

/** A ledger over one table, which it reads along the primary key. */
export function tableLedger<Database>(db: Kysely<Database>, ledger: TableLedger): Ledger {
  const { kind, table, id, columns, where = sql`true`, changedAt, searched } = ledger;
  const key = sql`row.tenant_id, row.mode, ${sql.ref(`row.${id}`)}`;
  const fields = sql`${kind} as kind, row.tenant_id as "tenantId", row.mode, ${columns}`;
  return {
    kind,
    async read(after, limit, since) {
      const [tenantId, mode, last] = (after || START).split(' ');
      const changed = since === undefined || changedAt === undefined ? sql`true` : sql`${sql.ref(`row.${changedAt}`)} >= ${since}`;
      const { rows } = await sql<LedgerEntry & { position: string }>`
        select ${fields}, concat_ws(' ', ${key}) as position
        from ${sql.table(table)} as row
        where (${key}) > (${tenantId}::uuid, ${mode}, ${last}::uuid) and ${where} and ${changed}
        order by ${key} limit ${limit}
      `.execute(db);
      return rows;
    },
    async find(by, keys) {
      const column = searched[by];
      if (column === undefined) throw new Error(`the ledger ${kind} cannot be searched by ${by}`);
      const { rows } = await sql<LedgerEntry>`
        select ${fields} from unnest(
          ${keys.map(({ tenantId }) => tenantId)}::uuid[], ${keys.map(({ mode }) => mode)}::text[], ${keys.map((each) => each.id)}::uuid[]
        ) as given (tenant_id, mode, id)
        join ${sql.table(table)} as row
          on row.tenant_id = given.tenant_id and row.mode = given.mode and ${sql.ref(`row.${column}`)} = given.id
        where ${where}
      `.execute(db);
      return rows;
    },
  };
}
