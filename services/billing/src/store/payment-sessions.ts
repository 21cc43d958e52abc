import type { CustomerScope, Scope } from '@storefront/db';
import { type Decimal, decimal } from '@storefront/money';
import { type Kysely, sql } from 'kysely';
import { type PaymentSession, type PaymentSessionStatus, sessionSources } from '../domain/payment-session.ts';
import type { Database } from './schema.ts';

/** Opens a session. A second live one for the same order or invoice is a unique violation. */
export async function insertPaymentSession(trx: Kysely<Database>, scope: CustomerScope, session: PaymentSession): Promise<void> {
  await trx
    .insertInto('payment_session')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      id: session.id,
      customer_id: scope.customerId,
      purpose: session.purpose,
      order_id: session.orderId,
      invoice_id: session.invoiceId,
      checkout_id: session.checkoutId,
      provider: session.provider,
      status: session.status,
      amount: session.amount.toFixed(),
      currency: session.currency,
      redirect_url: session.redirectUrl,
      return_url: session.returnUrl,
      cancel_url: session.cancelUrl,
      failure_code: session.failureCode,
      expires_at: session.expiresAt,
      created_at: session.createdAt,
      updated_at: session.updatedAt,
    })
    .execute();
}

/** Keeps what the provider answered. */
export async function saveProviderPage(
  db: Kysely<Database>,
  scope: Scope,
  sessionId: string,
  page: { providerReference: string; redirectUrl: string },
): Promise<PaymentSession> {
  const row = await db
    .updateTable('payment_session')
    .set({ provider_reference: page.providerReference, redirect_url: page.redirectUrl })
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('id', '=', sessionId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toPaymentSession(row);
}

/** The session of this id, of whatever store: gateways name it by nothing else. */
export async function findSessionAnywhere(
  db: Kysely<Database>,
  sessionId: string,
): Promise<{ scope: CustomerScope; session: PaymentSession } | undefined> {
  const row = await db
    .selectFrom('payment_session')
    .select(['tenant_id', 'mode', ...COLUMNS])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row && { scope: { tenantId: row.tenant_id, mode: row.mode, customerId: row.customer_id }, session: toPaymentSession(row) };
}

/** The newest session of a checkout. */
export async function findSessionOfCheckout(db: Kysely<Database>, scope: Scope, checkoutId: string): Promise<PaymentSession | undefined> {
  const row = await sessionsOf(db, scope)
    .where('checkout_id', '=', checkoutId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}

/** The order's live session, or else its last one; the customer's own orders only. */
export async function findSessionOfOrder(db: Kysely<Database>, scope: CustomerScope, orderId: string): Promise<PaymentSession | undefined> {
  const row = await sessionsOf(db, scope)
    .where('customer_id', '=', scope.customerId)
    .where('order_id', '=', orderId)
    .where('purpose', '=', 'ORDER')
    .orderBy(sql`status in ('PENDING', 'PROCESSING')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}

/** The session whose money paid the order, also where it came after the session's end. */
export async function findPaidSessionOfOrder(db: Kysely<Database>, scope: Scope, orderId: string): Promise<PaymentSession | undefined> {
  const row = await sessionsOf(db, scope)
    .where('order_id', '=', orderId)
    .where('purpose', '=', 'ORDER')
    .where((session) => session.or([session('status', '=', 'PAID'), session('late_paid_at', 'is not', null)]))
    .where('unapplied_amount', '=', '0')
    .orderBy('updated_at')
    .limit(1)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}

/** The sessions of an order, or of an invoice, that may still be paid. */
export async function listLiveSessions(
  trx: Kysely<Database>,
  scope: Scope,
  of: { orderId: string } | { invoiceId: string },
): Promise<PaymentSession[]> {
  const live = sessionsOf(trx, scope).where('status', 'in', ['PENDING', 'PROCESSING']);
  const rows = await ('orderId' in of ? live.where('order_id', '=', of.orderId) : live.where('invoice_id', '=', of.invoiceId)).execute();
  return rows.map(toPaymentSession);
}

/**
 * Compare and set: moves the session to `to` if the table of statuses allows it from where it stands now, and returns it as it is then;
 * undefined when somebody was faster or the session has ended.
 */
export async function moveSession(
  trx: Kysely<Database>,
  scope: Scope,
  sessionId: string,
  move: { to: PaymentSessionStatus; failureCode?: string | null; now: Date },
): Promise<PaymentSession | undefined> {
  const row = await trx
    .updateTable('payment_session')
    .set({ status: move.to, failure_code: move.failureCode ?? null, updated_at: move.now })
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('id', '=', sessionId)
    .where('status', 'in', sessionSources(move.to))
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}

/** Notes that money came for a session that had ended unpaid, and returns it; undefined when that was noted before, or it is paid or still live. */
export async function markPaidLate(trx: Kysely<Database>, scope: Scope, sessionId: string, now: Date): Promise<PaymentSession | undefined> {
  const row = await trx
    .updateTable('payment_session')
    .set({ late_paid_at: now, updated_at: now })
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('id', '=', sessionId)
    .where('status', 'in', ['FAILED', 'EXPIRED', 'CANCELLED'])
    .where('late_paid_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}

/** Notes how much of a session's money pays for nothing. */
export async function saveUnapplied(trx: Kysely<Database>, scope: Scope, sessionId: string, amount: Decimal): Promise<void> {
  await trx
    .updateTable('payment_session')
    .set({ unapplied_amount: amount.toFixed() })
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('id', '=', sessionId)
    .execute();
}

/** Sessions of all stores that nobody paid in time, oldest first. */
export async function listLapsedSessions(db: Kysely<Database>, now: Date, limit: number): Promise<(Scope & { sessionId: string })[]> {
  const rows = await db
    .selectFrom('payment_session')
    .select(['tenant_id', 'mode', 'id'])
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, mode: row.mode, sessionId: row.id }));
}

const COLUMNS = [
  'id',
  'customer_id',
  'purpose',
  'order_id',
  'invoice_id',
  'checkout_id',
  'provider',
  'status',
  'amount',
  'currency',
  'redirect_url',
  'return_url',
  'cancel_url',
  'expires_at',
  'failure_code',
  'created_at',
  'updated_at',
] as const;

/** Every session query starts here, so none can reach another store's sessions. */
const sessionsOf = (db: Kysely<Database>, scope: Scope) =>
  db.selectFrom('payment_session').select(COLUMNS).where('tenant_id', '=', scope.tenantId).where('mode', '=', scope.mode);

type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionsOf>['executeTakeFirst']>>>;

const toPaymentSession = (row: SessionRow): PaymentSession => ({
  id: row.id,
  customerId: row.customer_id,
  purpose: row.purpose,
  orderId: row.order_id,
  invoiceId: row.invoice_id,
  checkoutId: row.checkout_id,
  provider: row.provider,
  status: row.status,
  amount: decimal(row.amount),
  currency: row.currency,
  redirectUrl: row.redirect_url,
  returnUrl: row.return_url,
  cancelUrl: row.cancel_url,
  expiresAt: row.expires_at,
  failureCode: row.failure_code,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
