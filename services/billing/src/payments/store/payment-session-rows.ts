import { inScope, type Scope } from '@storefront/db';
import { decimal } from '@storefront/money';
import type { Db } from '../../store/schema.ts';
import type { PaymentSession } from '../domain/payment-session.ts';

/** The columns of a session. */
export const SESSION_COLUMNS = [
  'id',
  'customer_id',
  'purpose',
  'order_id',
  'invoice_id',
  'checkout_id',
  'provider',
  'provider_reference',
  'page_request',
  'check_at',
  'status',
  'amount',
  'currency',
  'redirect_url',
  'return_url',
  'cancel_url',
  'store_name',
  'payable_number',
  'settled_by',
  'expires_at',
  'failure_code',
  'created_at',
  'updated_at',
] as const;

/** Every session query within a store starts here, so none can access another store's sessions. */
export const sessionsOf = (db: Db, scope: Scope) => db.selectFrom('payment_session').select(SESSION_COLUMNS).where(inScope(scope));

type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionsOf>['executeTakeFirst']>>>;

/** Converts a row with these columns. */
export const toPaymentSession = (row: SessionRow): PaymentSession => ({
  id: row.id,
  customerId: row.customer_id,
  purpose: row.purpose,
  orderId: row.order_id,
  invoiceId: row.invoice_id,
  checkoutId: row.checkout_id,
  provider: row.provider,
  providerReference: row.provider_reference,
  pageRequest: row.page_request,
  checkAt: row.check_at,
  status: row.status,
  amount: decimal(row.amount),
  currency: row.currency,
  redirectUrl: row.redirect_url,
  returnUrl: row.return_url,
  cancelUrl: row.cancel_url,
  storeName: row.store_name,
  payableNumber: row.payable_number,
  settledBy: row.settled_by,
  expiresAt: row.expires_at,
  failureCode: row.failure_code,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
