import { inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';

/** A customer as reports name it. A closed account has a replacement for its email. */
export interface ReportedCustomer {
  readonly id: string;
  readonly email: string;
}

/** Lists the next customers with an invoice in the order of their IDs, from the first one on if `after` is null. */
export async function listInvoicedCustomers(db: Db, scope: Scope, after: string | null, limit: number): Promise<ReportedCustomer[]> {
  const { rows } = await sql<ReportedCustomer>`
    select id, email from customer
    where ${inScope(scope)} and (${after}::uuid is null or id > ${after}::uuid) and exists (
      select from invoice where invoice.tenant_id = ${scope.tenantId} and invoice.mode = ${scope.mode} and invoice.customer_id = customer.id)
    order by id limit ${limit}`.execute(db);
  return rows;
}
