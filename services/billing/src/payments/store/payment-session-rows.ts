import { inScope, recordOf, type Scope } from '@storefront/db';
import type { Db } from '../../store/schema.ts';
import type { PaymentSession } from '../domain/payment-session.ts';

const SESSION = recordOf<PaymentSession>()({
  id: 'plain',
  customerId: 'plain',
  purpose: 'plain',
  orderId: 'plain',
  invoiceId: 'plain',
  checkoutId: 'plain',
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
