import { type CustomerScope, inScope, ofCustomer } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { sql } from 'kysely';
import { scopedCustomers } from '../../customers/store/customers.ts';
import type { Db } from '../../store/schema.ts';

/** Longer than a request, whose closing may wait for checkouts. If its process dies, the customer can order again after this time. */
const CLOSING_SECONDS = 30;
/** A closing ends this long before the customer could order again: longer than a transaction. */
const MARGIN_SECONDS = 5;

/** Marks a customer, who is locked, as closing; false if another closing is in progress. */
export async function markClosing(trx: Db, { customerId, ...scope }: CustomerScope, closingId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customer')
    .set({ closing_id: closingId, closing_until: sql<Date>`now() + make_interval(secs => ${CLOSING_SECONDS})` })
    .where(inScope(scope))
    .where('id', '=', customerId)
    .where(sql<boolean>`(closing_id = ${closingId} or closing_until is null or closing_until < now())`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a closing of which the account stays open. */
export async function unmarkClosing(db: Db, { customerId, ...scope }: CustomerScope, closingId: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ closing_id: null, closing_until: null })
    .where(inScope(scope))
    .where('id', '=', customerId)
    .where('closing_id', '=', closingId)
    .execute();
}

/** Locks the customer, and reports whether the account was closed for good, and whether the closing is still in progress; 404 if the customer is unknown. */
export async function lockClosing(
  trx: Db,
  { customerId, ...scope }: CustomerScope,
  closingId: string,
): Promise<{ readonly isErased: boolean; readonly isInProgress: boolean }> {
  const customer = scopedCustomers(trx, scope).where('id', '=', customerId);
  await customer.select('id').forUpdate().executeTakeFirst();
  // The lock can have taken long, so the time is that of a statement after it.
  const row = await customer
    .select([
      sql<boolean>`erased_at is not null`.as('isErased'),
      sql<boolean>`coalesce(closing_id = ${closingId} and closing_until > clock_timestamp() + make_interval(secs => ${MARGIN_SECONDS}), false)`.as(
        'isInProgress',
      ),
    ])
    .executeTakeFirst();
  if (row === undefined) throw notFound('customer');
  return row;
}

/** Deletes the stored responses of a customer's requests, which contain personal data. */
export async function deleteIdempotentResponses(trx: Db, scope: CustomerScope): Promise<void> {
  await trx.deleteFrom('idempotent_response').where(ofCustomer(scope)).execute();
}
