import type { Scope } from '@storefront/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Stores how far a store's sandbox clock is ahead. A clock never moves back, so the larger of two offsets wins. */
export async function saveOffset<Database>(db: Kysely<Database>, { tenantId }: Scope, offsetMs: number): Promise<void> {
  await sql`
    insert into sandbox_clock as stored (tenant_id, mode, offset_ms) values (${tenantId}, 'sandbox', ${offsetMs})
    on conflict (tenant_id, mode) do update set offset_ms = excluded.offset_ms, updated_at = excluded.updated_at
    where stored.offset_ms < excluded.offset_ms
  `.execute(db);
}

/** Returns how far a store's clock is ahead, in milliseconds. Live mode needs no query. */
export async function findOffset<Database>(db: Kysely<Database>, { tenantId, mode }: Scope): Promise<number> {
  if (mode !== 'sandbox') return 0;
  const { rows } = await sql<{ offset_ms: string }>`
    select offset_ms from sandbox_clock where tenant_id = ${tenantId} and mode = 'sandbox'
  `.execute(db);
  return Number(rows[0]?.offset_ms ?? 0);
}

/**
 * Returns a `from` item with the rows of `table` that are due by the clocks of their stores, for stores whose clocks are ahead of `at`, the real time. It costs
 * nothing while no clock is ahead.
 */
export const dueByStoreClock = (table: string, column: string, at: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  sandbox_clock clock join ${sql.table(table)} on ${sql.ref(`${table}.tenant_id`)} = clock.tenant_id and ${sql.ref(`${table}.mode`)} = clock.mode
    and ${sql.ref(`${table}.${column}`)} <= ${at} + clock.offset_ms * interval '1 millisecond'`;
