import type { StoreSettings } from '@storefront/contract';
import type { CustomerScope, Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db, Trx } from './schema.ts';

/**
 * Whether an order of an earlier release has not been compared with its invoices, although it can still ship, or its payment status can be wrong because its
 * invoice was credited without a payment.
 */
export const UNSETTLED = sql<boolean>`not is_settled and (
  status in ('CONFIRMED', 'PARTIALLY_SHIPPED') or status in ('SHIPPED', 'DELIVERED') and payment_status in ('UNPAID', 'ON_ACCOUNT'))`;

/** An order of an earlier release. */
export interface UnsettledOrder {
  readonly scope: CustomerScope;
  readonly id: string;
  readonly store: StoreSettings;
}

/** Lists the orders of earlier releases that have not been compared with their invoices, across all stores, after an order of the list. */
export async function listUnsettledOrders(db: Db, after: UnsettledOrder | undefined, limit: number): Promise<UnsettledOrder[]> {
  const { rows } = await sql<CustomerScope & Omit<UnsettledOrder, 'scope'>>`
    select tenant_id as "tenantId", mode, customer_id as "customerId", id, store from sales_order
    where ${UNSETTLED}
      and ${after === undefined ? sql`true` : sql`(tenant_id, mode, id) > (${after.scope.tenantId}, ${after.scope.mode}, ${after.id})`}
    order by tenant_id, mode, id limit ${limit}
  `.execute(db);
  return rows.map(({ id, store, ...scope }) => ({ scope, id, store }));
}

/** Lets the sweep compare an order with its invoices again, because of a credit note that no correction of the order has requested. */
export async function markUnsettled(trx: Trx, { tenantId, mode }: Scope, id: string, requestKey: string): Promise<void> {
  await sql`
    update sales_order set is_settled = false where tenant_id = ${tenantId} and mode = ${mode} and id = ${id} and not exists (
      select from order_return c where (c.tenant_id, c.mode, c.order_id) = (${tenantId}, ${mode}, ${id}) and c.id = ${requestKey})
  `.execute(trx);
}

/** Records that the order has been compared with its invoices. */
export async function markSettled(trx: Trx, { tenantId, mode }: Scope, id: string): Promise<void> {
  await sql`update sales_order set is_settled = true where tenant_id = ${tenantId} and mode = ${mode} and id = ${id}`.execute(trx);
}
