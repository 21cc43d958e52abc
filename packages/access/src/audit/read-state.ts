import { isMode } from '@storefront/contract';
import { PREPARED } from '@storefront/db';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { OperatorCall } from '../operators/operator.ts';
import type { AuditedRow, AuditedValue } from './audited-rpc.ts';

/** The rows of an object: usually one. */
export interface State {
  readonly id: string;
  readonly tenantId: string;
  readonly mode: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly personal: Readonly<Record<string, unknown>>;
}

/** No object has more rows, such as the prices of a customer for a product. */
const ROWS_MAX = 100;

/** Locks and reads the rows with a key, in which a list stands for any of its values, so that nothing changes between this and the change that is recorded. */
export async function readState<Database>(
  trx: Transaction<Database>,
  { table, id, columns, computed = {}, personal = {}, lock, isUnscoped = false }: AuditedRow,
  key: Readonly<Record<string, unknown>>,
  { tenantId, mode }: Pick<OperatorCall, 'tenantId' | 'mode'>,
): Promise<readonly State[]> {
  if (lock !== undefined && tenantId !== null && mode !== null && isMode(mode)) await lock(trx, { tenantId, mode });
  const scope = isUnscoped ? {} : { tenant_id: tenantId, mode };
  const conditions = Object.entries({ ...scope, ...key }).map(([column, value]) =>
    Array.isArray(value) ? sql`${sql.ref(column)} = any (${value})` : sql`${sql.ref(column)} = ${value}`,
  );
  const own = Object.fromEntries(columns.map((column) => [column, sql.ref(column)]));
  const { rows } = await sql<State>`${PREPARED}
    select ${sql.ref(id)}::text as id, tenant_id as "tenantId", mode, ${objectOf({ ...own, ...computed }, tenantId)} as fields, ${objectOf(personal, tenantId)} as personal
    from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
    order by mode, id limit ${ROWS_MAX} ${lock === undefined ? sql`for update` : sql``}
  `.execute(trx);
  return rows;
}

function objectOf(values: Readonly<Record<string, AuditedValue>>, tenantId: string | null): RawBuilder<unknown> {
  const parts = Object.entries(values).flatMap(([name, value]) => [
    sql.lit(name),
    typeof value === 'function' ? value(tenantId ?? '') : value,
  ]);
  return parts.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(parts)})`;
}
