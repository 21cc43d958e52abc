import { isUuid } from '@storefront/contract';
import { type CustomerScope, inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import { type PaymentSession, type PaymentSessionStatus, type SessionOfStore, sessionStatusesBefore } from '../domain/payment-session.ts';
import { type Payable, pays, SESSION_COLUMNS, sessionsOf, toPaymentSession, toSessionRow } from './payment-session-rows.ts';

/** Inserts a session. A second live session of the same order or invoice is a unique violation. `openedBy` identifies a keyed request. */
export async function insertPaymentSession(
  trx: Db,
  scope: CustomerScope,
  session: PaymentSession,
  openedBy: string | null = null,
): Promise<void> {
  await trx
    .insertInto('payment_session')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, ...toSessionRow(session), customer_id: scope.customerId, opened_by: openedBy })
    .execute();
}

/** Saves the page that the gateway returned. */
export async function savePaymentPage(
  db: Db,
  scope: Scope,
  sessionId: string,
  page: { providerReference: string; redirectUrl: string },
): Promise<PaymentSession> {
  const row = await db
    .updateTable('payment_session')
    .set({ provider_reference: page.providerReference, redirect_url: page.redirectUrl })
    .where(inScope(scope))
    .where('id', '=', sessionId)
    .returning(SESSION_COLUMNS)
    .executeTakeFirstOrThrow();
  return toPaymentSession(row);
}

/** Finds a session of a store. If `store` is undefined, as for a page whose URL has only the session's ID, it finds the session in any store. */
export async function findSession(db: Db, store: Scope | undefined, sessionId: string): Promise<SessionOfStore | undefined> {
  if (!isUuid(sessionId) || (store !== undefined && !isUuid(store.tenantId))) return undefined;
  const sessions = db
    .selectFrom('payment_session')
    .select(['tenant_id', 'mode', ...SESSION_COLUMNS])
    .where('id', '=', sessionId);
  const row = await (store === undefined ? sessions : sessions.where(inScope(store))).executeTakeFirst();
  return row && { scope: { tenantId: row.tenant_id, mode: row.mode, customerId: row.customer_id }, session: toPaymentSession(row) };
}

/** Finds the newest session of a checkout. */
export async function findSessionOfCheckout(db: Db, scope: Scope, checkoutId: string): Promise<PaymentSession | undefined> {
  const row = await sessionsOf(db, scope)
    .where('checkout_id', '=', checkoutId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}

/** Finds the session that describes the payment of the customer's order: the one that paid it, or else the live one, or else the newest one. */
export async function findSessionOfOrder(db: Db, scope: CustomerScope, orderId: string): Promise<PaymentSession | undefined> {
  const row = await sessionsOf(db, scope)
    .where('customer_id', '=', scope.customerId)
    .where('order_id', '=', orderId)
    .where('purpose', '=', 'ORDER')
    .orderBy(sql`status = 'PAID' and unapplied_amount = 0`, 'desc')
    .orderBy(sql`status = 'PAID'`, 'desc')
    .orderBy(sql`status in ('PENDING', 'PROCESSING')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}

/** Lists the sessions of an order of the store and of its invoices, oldest first. */
export async function listSessionsOfOrder(db: Db, scope: Scope, orderId: string, invoiceIds: readonly string[]): Promise<PaymentSession[]> {
  const rows = await sessionsOf(db, scope)
    .where(sql<boolean>`(${pays(scope, { orderId })} or ${pays(scope, { invoiceIds })})`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toPaymentSession);
}

/** Finds the session that paid the order. */
export async function findPaidSessionOfOrder(db: Db, scope: Scope, orderId: string): Promise<PaymentSession | undefined> {
  const row = await sessionsOf(db, scope)
    .where('order_id', '=', orderId)
    .where('purpose', '=', 'ORDER')
    .where('status', '=', 'PAID')
    .where('unapplied_amount', '=', '0')
    .orderBy('updated_at')
    .limit(1)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}

/** Lists the sessions of an order or of invoices that can still be paid. */
export async function listLiveSessions(trx: Db, scope: Scope, of: Payable): Promise<PaymentSession[]> {
  const live = sessionsOf(trx, scope).where('status', 'in', ['PENDING', 'PROCESSING']).where(pays(scope, of));
  return (await live.execute()).map(toPaymentSession);
}

/** Finds the session of several invoices that the customer opened, which has this ID, or which this keyed request was the last to open. */
export async function findSessionOfInvoices(
  db: Db,
  scope: CustomerScope,
  of: { readonly id: string } | { readonly openedBy: string },
): Promise<PaymentSession | undefined> {
  const sessions = sessionsOf(db, scope).where('customer_id', '=', scope.customerId).where('purpose', '=', 'INVOICES');
  const named = 'id' in of ? sessions.where('id', '=', of.id) : sessions.where('opened_by', '=', of.openedBy);
  const row = await named.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && toPaymentSession(row);
}

/**
 * Moves the session to `to` if its current status allows that, and returns the result. Returns undefined otherwise, for example because a
 * concurrent transaction has ended the session.
 */
export async function transitionSession(
  trx: Db,
  scope: Scope,
  sessionId: string,
  move: { to: PaymentSessionStatus; failureCode?: string | null; now: Date },
): Promise<PaymentSession | undefined> {
  const row = await trx
    .updateTable('payment_session')
    .set({
      status: move.to,
      failure_code: move.failureCode ?? null,
      updated_at: move.now,
      // The gateway must be asked about the page of a session that ended without it. `saveCheck` follows a change that the gateway reported.
      check_at: sql<Date | null>`case when check_at is not null then ${move.now}::timestamptz end`,
    })
    .where(inScope(scope))
    .where('id', '=', sessionId)
    .where('status', 'in', sessionStatusesBefore(move.to))
    .returning(SESSION_COLUMNS)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}
