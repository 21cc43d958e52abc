import { type CustomerScope, inScope, recordOf, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { type Decimal, decimal } from '@storefront/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { Payment, PaymentPart, Reversal, ReversedOrder, ReversedPart } from '../domain/reversal.ts';

/** Returns the payment of which the invoice received a part, by the ID of either; 404 if there is none. */
export async function findPaymentId(db: Db, scope: Scope, { invoiceId, id }: { invoiceId: string; id: string }): Promise<string> {
  const row = await db
    .selectFrom('invoice_payment')
    .select('payment_id')
    .where(inScope(scope))
    .where('invoice_id', '=', invoiceId)
    .where((part) => part.or([part('id', '=', id), part('payment_id', '=', id)]))
    .executeTakeFirst();
  if (row === undefined) throw notFound('payment');
  return row.payment_id;
}

/** Finds the payment that a session received. */
export async function findPaymentOfSession(db: Db, scope: Scope, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where(inScope(scope))
    .where('payment_session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.id;
}

/** Locks a payment. Lock it before its invoices. */
export async function lockPayment(trx: Db, scope: Scope, id: string): Promise<Payment> {
  const locked = trx.selectFrom('payment').select(COLUMNS).where(inScope(scope)).where('id', '=', id).forUpdate();
  return toPayment(await locked.executeTakeFirstOrThrow());
}

/** Lists the parts of a payment, newest first. */
export const listParts = (db: Db, scope: Scope, paymentId: string): Promise<PaymentPart[]> =>
  partsOf(db, scope, sql`part.payment_id = ${paymentId}`);

/** Lists the payments that were made from a customer's credit and can be undone, newest first. */
export const listCreditParts = (db: Db, { customerId, ...scope }: CustomerScope): Promise<PaymentPart[]> =>
  partsOf(db, scope, sql`invoice.customer_id = ${customerId} and part.source = 'credit' and invoice.status <> 'VOIDED'`);

async function partsOf(db: Db, { tenantId, mode }: Scope, condition: RawBuilder<unknown>): Promise<PaymentPart[]> {
  const { rows } = await sql<Omit<PaymentPart, 'left'> & { left: string }>`
    select part.id, part.payment_id as "paymentId", part.invoice_id as "invoiceId", invoice.order_id as "orderId",
      part.amount - part.reversed_amount - moved.amount as left
    from invoice_payment part
    join invoice on (invoice.tenant_id, invoice.mode, invoice.id) = (part.tenant_id, part.mode, part.invoice_id)
    cross join lateral (
      select coalesce(sum(refund.amount), 0) as amount from refund
      where refund.tenant_id = ${tenantId} and refund.mode = ${mode} and refund.payment_id = part.id
        and invoice.status = 'VOIDED' and refund.method = 'CREDIT' and refund.replaced_by is null) moved
    where part.tenant_id = ${tenantId} and part.mode = ${mode} and part.amount - part.reversed_amount > moved.amount and ${condition}
    order by part.paid_at desc, part.id desc`.execute(db);
  return rows.map((row) => ({ ...row, left: decimal(row.left) }));
}

/** Reports whether a refund of the payment, or of money of its session, is pending. */
export async function hasPendingRefund(db: Db, scope: Scope, paymentId: string): Promise<boolean> {
  const { rows } = await sql<{ pending: boolean }>`
    select exists (
      select from refund where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and status = 'PENDING' and replaced_by is null and (
        payment_id in (
          select id from invoice_payment where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and payment_id = ${paymentId})
        or payment_session_id = (
          select payment_session_id from payment where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and id = ${paymentId}))
    ) as pending`.execute(db);
  return rows[0]?.pending === true;
}

/** Finds the reversal with this key, of any payment, or the reversal of this payment with this reference. */
export async function findReversal(
  db: Db,
  scope: Scope,
  { paymentId, reference, requestKey }: Pick<Reversal, 'paymentId' | 'reference' | 'requestKey'>,
): Promise<Reversal | undefined> {
  const row = await db
    .selectFrom('payment_reversal')
    .select(REVERSAL.columns)
    .where(inScope(scope))
    .where((reversal) =>
      reversal.or([
        reversal('request_key', '=', requestKey),
        reversal.and([reversal('payment_id', '=', paymentId), reversal('reference', '=', reference)]),
      ]),
    )
    .orderBy(
      (reversal) => reversal('request_key', '=', requestKey),
      (order) => order.desc().nullsLast(),
    )
    .executeTakeFirst();
  return row && REVERSAL.read(row);
}

/** Inserts a reversal with what it takes of the parts of its payment, and adds it to what was reversed of the payment. */
export async function insertReversal(
  trx: Db,
  scope: Scope,
  { reversal, parts, now }: { reversal: Reversal; parts: readonly ReversedPart[]; now: Date },
): Promise<void> {
  const orders: ReversedOrder[] = parts.map(({ part, amount }) => ({ orderId: part.orderId, amount: amount.toFixed() }));
  const key = { tenant_id: scope.tenantId, mode: scope.mode };
  await trx
    .insertInto('payment_reversal')
    .values({ ...key, ...REVERSAL.write(reversal), created_at: now, parts: JSON.stringify(orders) })
    .execute();
  await trx
    .updateTable('payment')
    .set({ reversed_amount: sql`reversed_amount + ${reversal.amount.toFixed()}::numeric`, updated_at: sql<Date>`now()` })
    .where(inScope(scope))
    .where('id', '=', reversal.paymentId)
    .execute();
}

/** Records what was reversed of a part of a payment. */
export async function reversePart(trx: Db, scope: Scope, partId: string, amount: Decimal): Promise<void> {
  await trx
    .updateTable('invoice_payment')
    .set({ reversed_amount: sql`reversed_amount + ${amount.toFixed()}::numeric` })
    .where(inScope(scope))
    .where('id', '=', partId)
    .execute();
}

const { columns: COLUMNS, read: toPayment } = recordOf<Payment>()({
  id: 'plain',
  customerId: 'plain',
  currency: 'plain',
  amount: 'decimal',
  source: 'plain',
  paidAt: 'plain',
  paymentSessionId: 'plain',
  reversedAmount: 'decimal',
});

const REVERSAL = recordOf<Reversal>()({
  id: 'plain',
  paymentId: 'plain',
  amount: 'decimal',
  reason: 'plain',
  reversedOn: 'plain',
  reference: 'plain',
  requestKey: 'plain',
  creditChange: 'decimal',
  causedBy: 'plain',
});
