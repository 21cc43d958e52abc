import type { StoreSettings } from '@storefront/contract';
import type { CustomerScope, Scope } from '@storefront/db';
import { dueByStoreClock } from '@storefront/store-clock';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

/** Minimum interval between two checks of the same order. */
const CHECK_INTERVAL_SECONDS = 60;

/** An unpaid order whose grace period may have ended. */
export interface UnpaidOrder {
  readonly scope: CustomerScope;
  readonly id: string;
  readonly store: StoreSettings;
}

/**
 * Claims unpaid orders, across all stores, whose grace period has ended as far as this service knows. The least recently examined come first,
 * so that orders that keep failing do not delay the others.
 */
export const claimUnpaidOrders = (db: Db, limit: number): Promise<UnpaidOrder[]> =>
  claimOrders(db, limit, sql`sales_order where pay_by <= now()`);

/** Claims the unpaid orders whose grace period has ended by the clocks of their stores, where those are ahead of the real time. */
export const claimOrdersUnpaidByStoreClock = (db: Db, limit: number): Promise<UnpaidOrder[]> =>
  claimOrders(db, limit, sql`${dueByStoreClock('sales_order', 'pay_by', sql`now()`)} where true`);

async function claimOrders(db: Db, limit: number, due: RawBuilder<unknown>): Promise<UnpaidOrder[]> {
  const rows = await db
    .updateTable('sales_order')
    .set({ pay_check_at: sql<Date>`now() + make_interval(secs => ${CHECK_INTERVAL_SECONDS})` })
    .where(sql<boolean>`(tenant_id, mode, id) in (
      select sales_order.tenant_id, sales_order.mode, sales_order.id from ${due} and pay_check_at <= now()
      order by pay_check_at limit ${limit}
      for update of sales_order skip locked
    )`)
    .returning(['tenant_id', 'mode', 'customer_id', 'id', 'store'])
    .execute();
  return rows.map((row) => ({
    scope: { tenantId: row.tenant_id, mode: row.mode, customerId: row.customer_id },
    id: row.id,
    store: row.store,
  }));
}

/** Ends the interval between two checks for the unpaid orders of a store whose clock has moved. */
export async function makeUnpaidOrdersCheckable(db: Db, { tenantId, mode }: Scope): Promise<void> {
  await sql`
    update sales_order set pay_check_at = now()
    where tenant_id = ${tenantId} and mode = ${mode} and pay_by is not null and pay_check_at > now()
  `.execute(db);
}
