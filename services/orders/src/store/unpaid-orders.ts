import type { StoreSettings } from '@storefront/contract';
import type { CustomerScope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

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
export async function claimUnpaidOrders(db: Kysely<Database>, limit: number): Promise<UnpaidOrder[]> {
  const rows = await db
    .updateTable('sales_order')
    .set({ pay_check_at: sql<Date>`now() + make_interval(secs => ${CHECK_INTERVAL_SECONDS})` })
    .where(sql<boolean>`(tenant_id, mode, id) in (
      select tenant_id, mode, id from sales_order
      where pay_by <= now() and pay_check_at <= now()
      order by pay_check_at limit ${limit}
      for update skip locked
    )`)
    .returning(['tenant_id', 'mode', 'customer_id', 'id', 'store'])
    .execute();
  return rows.map((row) => ({
    scope: { tenantId: row.tenant_id, mode: row.mode, customerId: row.customer_id },
    id: row.id,
    store: row.store,
  }));
}
