import { inScope, recordOf, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { PaymentSession } from '../domain/payment-session.ts';

const SESSION = recordOf<PaymentSession>()({
  id: 'plain',
  customerId: 'plain',
  purpose: 'plain',
  orderId: 'plain',
  invoiceId: 'plain',
  checkoutId: 'plain',
  allocations: 'json',
  provider: 'plain',
  providerReference: 'plain',
  pageRequest: 'json',
  checkAt: 'plain',
  status: 'plain',
  amount: 'decimal',
  currency: 'plain',
  redirectUrl: 'plain',
  returnUrl: 'plain',
  cancelUrl: 'plain',
  storeName: 'plain',
  payableNumber: 'plain',
  settledBy: 'plain',
  expiresAt: 'plain',
  failureCode: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
});
/** The columns of a session, and the conversions from and to a row. */
export const { columns: SESSION_COLUMNS, read: toPaymentSession, write: toSessionRow } = SESSION;

/** Every session query within a store starts here, so none can access another store's sessions. */
export const sessionsOf = (db: Db, scope: Scope) => db.selectFrom('payment_session').select(SESSION_COLUMNS).where(inScope(scope));

/** The object of a session: an order, or invoices. */
export type Payable = { readonly orderId: string } | { readonly invoiceIds: readonly string[] };

/** The SQL condition that a session pays the order, or at least one of the invoices. */
export function pays(scope: Scope, of: Payable): RawBuilder<boolean> {
  if ('orderId' in of) return sql`order_id = ${of.orderId}`;
  const ids = sql`any (${of.invoiceIds}::uuid[])`;
  return sql`(invoice_id = ${ids} or (purpose = 'INVOICES'
    and customer_id = any (array(select invoice.customer_id from invoice where ${inScope(scope)} and invoice.id = ${ids}))
    and exists (select from jsonb_array_elements(payment_session.allocations) as part where (part ->> 'invoiceId')::uuid = ${ids})))`;
}
