import { inScope, type Scope } from '@storefront/db';
import { type Decimal, decimal } from '@storefront/money';
import type { Db } from '../../store/schema.ts';
import type { PaymentSession } from '../domain/payment-session.ts';
import { SESSION_COLUMNS, sessionsOf, toPaymentSession } from './payment-session-rows.ts';

/**
 * Records that a payment of a session that had ended unpaid is applied to the session `settledBy`, and returns the ended session. Returns
 * undefined if that was recorded before, or if the session is paid or live.
 */
export async function markPaidLate(
  trx: Db,
  scope: Scope,
  sessionId: string,
  { settledBy, now }: { settledBy: string; now: Date },
): Promise<PaymentSession | undefined> {
  const row = await trx
    .updateTable('payment_session')
    .set({ late_paid_at: now, settled_by: settledBy, updated_at: now })
    .where(inScope(scope))
    .where('id', '=', sessionId)
    .where('status', 'in', ['FAILED', 'EXPIRED', 'CANCELLED'])
    .where('late_paid_at', 'is', null)
    .returning(SESSION_COLUMNS)
    .executeTakeFirst();
  return row && toPaymentSession(row);
}

/**
 * Records that a session received another amount than it asked for. Returns false if it is paid, or a payment was recorded before.
 */
export async function markReceived(
  trx: Db,
  scope: Scope,
  sessionId: string,
  { amount, currency, now }: { amount: Decimal; currency: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_session')
    .set({ received_amount: amount.toFixed(), received_currency: currency, late_paid_at: now, updated_at: now })
    .where(inScope(scope))
    .where('id', '=', sessionId)
    .where('status', '<>', 'PAID')
    .where('late_paid_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Saves how much of a session's payment settles nothing and must be refunded. */
export async function saveUnappliedAmount(trx: Db, scope: Scope, sessionId: string, amount: Decimal): Promise<void> {
  await trx
    .updateTable('payment_session')
    .set({ unapplied_amount: amount.toFixed() })
    .where(inScope(scope))
    .where('id', '=', sessionId)
    .execute();
}

/** Finds a session with unapplied money. */
export async function findUnappliedSession(
  db: Db,
  scope: Scope,
  sessionId: string,
): Promise<(PaymentSession & { unappliedAmount: Decimal }) | undefined> {
  const row = await sessionsOf(db, scope)
    .select('unapplied_amount')
    .where('id', '=', sessionId)
    .where('unapplied_amount', '>', '0')
    .executeTakeFirst();
  return row && { ...toPaymentSession(row), unappliedAmount: decimal(row.unapplied_amount) };
}
