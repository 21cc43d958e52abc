import type { CustomerScope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { Authorization } from '../domain/authorization.ts';
import type { Seller } from '../domain/seller.ts';
import { type AuthorizationRow, statusesBefore, toAuthorization } from './authorizations.ts';
import { customerCondition } from './credit-accounts.ts';
import type { Database } from './schema.ts';
import { type SellerRow, toSeller } from './sellers.ts';

/** What an invoice depends on besides its order. */
export interface PreparedInvoice {
  readonly isInvoiced: boolean;
  /** The order was closed before its confirmation was received. */
  readonly isClosed: boolean;
  /** The authorization as it was before it was posted. */
  readonly authorization: Authorization | undefined;
  readonly seller: Seller;
}

type Row = Pick<PreparedInvoice, 'isInvoiced' | 'isClosed'> & { authorization: AuthorizationRow | null; seller: SellerRow | null };

/**
 * Reads what an invoice depends on, locks the credit account if asked to, and moves the authorization to POSTED if its status allows that, in one
 * statement. Changes nothing if the order is invoiced. Lock the order first. The account is locked before the authorization, as everywhere: the
 * condition on `account` makes Postgres evaluate it first.
 */
export async function prepareInvoice(
  trx: Kysely<Database>,
  customer: CustomerScope,
  order: { readonly id: string; readonly checkoutId: string },
  { lockAccount }: { readonly lockAccount: boolean },
): Promise<PreparedInvoice> {
  const { tenantId, mode } = customer;
  const ofScope = sql`tenant_id = ${tenantId} and mode = ${mode}`;
  const ofCheckout = sql`${ofScope} and checkout_id = ${order.checkoutId}`;
  const { rows } = await sql<Row>`
    with history as (
      select exists (select from invoice where ${ofScope} and order_id = ${order.id}) as "isInvoiced",
        exists (select from closed_order where ${ofScope} and order_id = ${order.id}) as "isClosed"
    ), account as (
      select customer_id from credit_account
      where ${lockAccount}::boolean and ${customerCondition(customer)} and not (select "isInvoiced" from history)
      for update
    ), existing as (
      select checkout_id, status, customer_id, order_id, payment_rail, amount::text as amount, currency, terms_days from payment_authorization
      where ${ofCheckout} and not (select "isInvoiced" from history) and (select count(*) from account) >= 0
      for update
    ), posted as (
      update payment_authorization set status = 'POSTED', expires_at = null, updated_at = now()
      where ${ofCheckout} and status = any (${statusesBefore('POSTED')}::text[]) and exists (select from existing)
    )
    select history.*, (select to_json(existing) from existing) as authorization,
      (select to_json(known) from (
        select legal_name, tax_number, address, logo_hash, invoice_note, invoice_prefix from seller where ${ofScope}) known) as seller
    from history
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('the statement returned no row');
  const { isInvoiced, isClosed, authorization, seller } = row;
  return {
    isInvoiced,
    isClosed,
    authorization: authorization === null ? undefined : toAuthorization(authorization),
    seller: toSeller(seller),
  };
}
