import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Authorization } from '../../credit/domain/authorization.ts';
import { type AuthorizationRow, statusesBefore, toAuthorization } from '../../credit/store/authorizations.ts';
import type { Db } from '../../store/schema.ts';
import type { PlacedOrder } from '../domain/placed-order.ts';
import type { Seller } from '../domain/seller.ts';
import { SELLER_COLUMNS, type SellerRow, toSeller } from './sellers.ts';

/** The data that an invoice depends on, besides its order. */
export interface PreparedInvoice {
  readonly isInvoiced: boolean;
  /** The order was closed before its confirmation was received. */
  readonly isClosed: boolean;
  /** The authorization as it was before it was posted. */
  readonly authorization: Authorization | undefined;
  readonly seller: Seller;
}

type Row = Pick<PreparedInvoice, 'isInvoiced' | 'isClosed'> & {
  orderId: string;
  authorization: AuthorizationRow | null;
  seller: SellerRow | null;
};

/**
 * Reads what the invoices of orders depend on, locks the credit accounts of orders on credit terms, and moves the authorizations to POSTED if their status allows
 * that, in one statement. Changes nothing of orders that are invoiced. Lock the orders first. The accounts are locked before the authorizations, as everywhere:
 * the condition on `account` makes Postgres evaluate it first. Rows are locked in the order of their IDs, so that two batches cannot deadlock. The result is by
 * order ID.
 */
export async function prepareInvoices(
  trx: Db,
  { tenantId, mode }: Scope,
  orders: readonly PlacedOrder[],
): Promise<ReadonlyMap<string, PreparedInvoice>> {
  const orderIds = sql`${orders.map(({ id }) => id)}::uuid[]`;
  const checkoutIds = sql`${orders.map(({ checkoutId }) => checkoutId)}::uuid[]`;
  const debtors = orders.filter(({ paymentRail }) => paymentRail === 'CREDIT_TERMS').map(({ customerId }) => customerId);
  const ofScope = sql`tenant_id = ${tenantId} and mode = ${mode}`;
  const { rows } = await sql<Row>`
    with invoiced as (
      select order_id, checkout_id from invoice where ${ofScope} and order_id = any (${orderIds})
    ), closed as (
      select order_id from closed_order where ${ofScope} and order_id = any (${orderIds})
    ), account as (
      select customer_id from credit_account
      where ${ofScope} and customer_id = any (${debtors}::uuid[])
      order by customer_id
      for update
    ), existing as (
      select checkout_id, status, customer_id, order_id, payment_rail, amount::text as amount, currency, terms_basis, terms_days from payment_authorization
      where ${ofScope} and checkout_id = any (${checkoutIds}) and checkout_id not in (select checkout_id from invoiced)
        and (select count(*) from account) >= 0
      order by checkout_id
      for update
    ), posted as (
      update payment_authorization set status = 'POSTED', expires_at = null, updated_at = now()
      where ${ofScope} and checkout_id = any (${checkoutIds}) and status = any (${statusesBefore('POSTED')}::text[])
        and checkout_id in (select checkout_id from existing)
    )
    select given.order_id as "orderId",
      given.order_id in (select order_id from invoiced) as "isInvoiced", given.order_id in (select order_id from closed) as "isClosed",
      (select to_json(existing) from existing where existing.checkout_id = given.checkout_id) as authorization,
      (select to_json(known) from (
        select ${sql.raw(SELLER_COLUMNS.join(', '))} from seller where ${ofScope}) known) as seller
    from unnest(${orderIds}, ${checkoutIds}) as given (order_id, checkout_id)
  `.execute(trx);
  return new Map(
    rows.map(({ orderId, isInvoiced, isClosed, authorization, seller }) => [
      orderId,
      {
        isInvoiced,
        isClosed,
        authorization: authorization === null ? undefined : toAuthorization(authorization),
        seller: toSeller(seller),
      },
    ]),
  );
}
