import { inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { isOverdueAt } from '../../invoices/store/is-overdue-at.ts';
import type { Db } from '../../store/schema.ts';

/** A count reads at most one row more than are counted, so that it is as fast in a store with many. */
const READ_MAX = 1001;

/** The counts of billing on the home page of operators. */
export interface BillingCounts {
  readonly pendingCustomers: number;
  readonly overdueInvoices: number;
  /** Decimal text. */
  readonly overdueAmount: string;
}

/** Counts the customers who wait for the approval of the store, and its overdue invoices in a currency. */
export async function countStoreBilling(
  db: Db,
  scope: Scope,
  { now, currency }: { readonly now: Date; readonly currency: string },
): Promise<BillingCounts> {
  const { rows } = await sql<BillingCounts>`
    select pending.count as "pendingCustomers", least(overdue.count, ${READ_MAX}::int) as "overdueInvoices", overdue.amount as "overdueAmount"
    from
      (select count(*)::int from (select from customer where ${inScope(scope)} and status = 'PENDING_APPROVAL' limit ${READ_MAX}) c) pending,
      (select count(*)::int, coalesce(sum(amount_due), 0)::text as amount
        from invoice where ${inScope(scope)} and ${isOverdueAt(now)} and currency = ${currency}) overdue
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('the database returned no counts');
  return counts;
}
