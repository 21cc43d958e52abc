import type { StoreSettings } from '@storefront/contract';
import type { CustomerScope, Scope } from '@storefront/db';
import { dueByStoreClock, storeTime } from '@storefront/store-clock';
import { sql } from 'kysely';
import { type DueRow, findDueRows, isClaimable } from './due-rows.ts';
import type { Db } from './schema.ts';

/** Minimum interval between two checks of the same order. */
const CHECK_INTERVAL_SECONDS = 60;

/** An unpaid order whose grace period may have ended. */
export interface UnpaidOrder {
  readonly scope: CustomerScope;
  readonly id: string;
  readonly store: StoreSettings;
}

/** Not checked for the minimum interval. */
const IS_CHECKABLE = sql<boolean>`pay_by is not null and pay_check_at <= now()`;

/**
 * Finds unpaid orders whose grace period has ended as far as this service knows, in all stores except some. The least recently examined come first,
 * so that orders that keep failing do not delay the others.
 */
export const findUnpaidOrders = (db: Db, without: readonly string[]): Promise<readonly DueRow[]> =>
  findDueRows(db, { table: 'sales_order', due: sql<boolean>`pay_by <= now() and ${IS_CHECKABLE}`, order: 'pay_check_at' }, without);

/** Finds the unpaid orders whose grace period has ended by the clocks of their stores, where those are ahead of the real time. */
export const findOrdersUnpaidByStoreClock = (db: Db, without: readonly string[]): Promise<readonly DueRow[]> => {
  const from = dueByStoreClock('sales_order', 'pay_by', sql`now()`);
  return findDueRows(db, { table: 'sales_order', from, due: IS_CHECKABLE, order: 'pay_check_at' }, without);
};

/** Claims those of these unpaid orders of a store that no other process has claimed. */
export async function claimUnpaidOrders(db: Db, tenantId: string, found: readonly DueRow[]): Promise<readonly UnpaidOrder[]> {
  const rows = await db
    .updateTable('sales_order')
    .set({ pay_check_at: sql<Date>`now() + make_interval(secs => ${CHECK_INTERVAL_SECONDS})` })
    .where('tenant_id', '=', tenantId)
    .where(isClaimable('sales_order', IS_CHECKABLE, tenantId, found))
    .returning(['mode', 'customer_id', 'id', 'store'])
    .execute();
  return rows.map(({ mode, customer_id: customerId, id, store }) => ({ scope: { tenantId, mode, customerId }, id, store }));
}

/** Lists unpaid orders of a store whose grace period has ended by the store's clock, also those that a sweep has claimed, by ID from the one after `after`. */
export async function listUnpaidOrders(
  db: Db,
  { tenantId, mode }: Scope,
  after: string | null,
  limit: number,
): Promise<readonly UnpaidOrder[]> {
  let due = db
    .selectFrom('sales_order')
    .select(['customer_id', 'id', 'store'])
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', mode)
    .where('pay_by', '<=', storeTime());
  if (after !== null) due = due.where('id', '>', after);
  const rows = await due.orderBy('id').limit(limit).execute();
  return rows.map(({ customer_id: customerId, id, store }) => ({ scope: { tenantId, mode, customerId }, id, store }));
}
