import { inScope, inRounds, type Scope } from '@storefront/db';
import { Decimal, decimal } from '@storefront/money';
import { dueByStoreClock } from '@storefront/store-clock';
import { sql } from 'kysely';
import { notReversed } from '../../invoices/domain/invoice.ts';
import { listPayments } from '../../invoices/store/invoices.ts';
import type { Db } from '../../store/schema.ts';
import type { RefundablePayment } from '../domain/refund-sources.ts';

/** How long a process has a refund to itself while it calls the gateway; longer than a gateway's limit for one call. */
const LEASE_SECONDS = 60;
/** The page size. The rest is listed by the next call. */
const DUE_MAX = 100;

/** Lists refunds of all stores whose gateway has to be called, by `now` or by a clock of the store that is ahead of it, except those in `skipped`. */
export async function listDueRefunds(db: Db, now: Date, skipped: readonly string[]): Promise<readonly (Scope & { id: string })[]> {
  const due = sql`
    select refund.tenant_id as "tenantId", refund.mode, refund.id, refund.next_attempt_at as due_at
    from ${dueByStoreClock('refund', 'next_attempt_at', sql`${now}::timestamptz`)}
    where refund.status = 'PENDING' and refund.method = 'GATEWAY' and refund.id <> all (${skipped}::uuid[])
    union all
    select tenant_id, mode, id, next_attempt_at from refund
    where status = 'PENDING' and method = 'GATEWAY' and next_attempt_at <= ${now} and id <> all (${skipped}::uuid[])`;
  return (await inRounds<Scope & { id: string }>({ due, columns: ['id'], limit: DUE_MAX }).execute(db)).rows;
}

/** Claims a due refund for one call of its gateway and returns the number of the attempt; undefined if it is not due or another process has it. */
export async function claimRefund(db: Db, scope: Scope, id: string, now: Date): Promise<number | undefined> {
  const row = await db
    .updateTable('refund')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: new Date(now.getTime() + LEASE_SECONDS * 1000) })
    .where(inScope(scope))
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('method', '=', 'GATEWAY')
    .where('next_attempt_at', '<=', now)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
}

/** Saves when a refund without an outcome is looked up again, and the gateway's reference if it returned one. */
export async function rescheduleRefund(
  db: Db,
  scope: Scope,
  id: string,
  { nextAttemptAt, providerReference }: { nextAttemptAt: Date; providerReference?: string },
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ next_attempt_at: nextAttemptAt, ...(providerReference === undefined ? {} : { provider_reference: providerReference }) })
    .where(inScope(scope))
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute();
}

/** Lists the payments of an invoice, oldest first, with what was not reversed and no refund has returned or reserved. A failed refund stays owed. */
export async function listRefundablePayments(trx: Db, scope: Scope, invoiceId: string): Promise<RefundablePayment[]> {
  const payments = await listPayments(trx, scope, invoiceId);
  const reserved = await trx
    .selectFrom('refund')
    .select(['payment_id', (refund) => refund.fn.sum<string>('amount').as('amount')])
    .where(inScope(scope))
    .where('invoice_id', '=', invoiceId)
    .where('replaced_by', 'is', null)
    .groupBy('payment_id')
    .execute();
  const reservedOf = new Map(reserved.map((row) => [row.payment_id, row.amount]));
  return payments.map((payment) => ({
    payment,
    refundable: Decimal.max(notReversed(payment).minus(decimal(reservedOf.get(payment.id) ?? '0')), 0),
  }));
}

/** A session with money that settles nothing and has no refund. */
export interface UnrefundedSession extends Scope {
  readonly sessionId: string;
}

/** Lists sessions of all stores whose unapplied money has no refund, except those in `skipped`. A version without refunds wrote them. */
export async function listUnrefundedSessions(db: Db, skipped: readonly string[]): Promise<readonly UnrefundedSession[]> {
  const due = sql`
    select tenant_id as "tenantId", mode, id as "sessionId", updated_at as due_at from payment_session
    where unapplied_amount > 0 and id <> all (${skipped}::uuid[]) and not exists (
      select from refund where refund.tenant_id = payment_session.tenant_id and refund.mode = payment_session.mode
        and refund.payment_session_id = payment_session.id and refund.payment_id is null)`;
  return (await inRounds<UnrefundedSession>({ due, columns: ['sessionId'], limit: DUE_MAX }).execute(db)).rows;
}
