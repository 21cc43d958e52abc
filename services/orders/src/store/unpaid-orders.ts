import type { CustomerScope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { StoreFacts } from '../domain/checkout.ts';
import type { Database } from './schema.ts';

/** How long one process has to ask billing about an order before another may. */
const CHECK_SECONDS = 60;

export interface UnpaidOrder {
  readonly scope: CustomerScope;
  readonly id: string;
  readonly store: StoreFacts;
}

/** Takes unpaid orders of all stores whose time is up, as far as this service knows of their payment sessions. */
export async function claimUnpaidOrders(db: Kysely<Database>, limit: number): Promise<UnpaidOrder[]> {
  const rows = await db
    .updateTable('sales_order')
    .set({ pay_check_at: sql<Date>`now() + make_interval(secs => ${CHECK_SECONDS})` })
    .where(sql<boolean>`(tenant_id, mode, id) in (
      select tenant_id, mode, id from sales_order
      where pay_by <= now() and pay_check_at <= now()
      order by pay_by limit ${limit}
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
