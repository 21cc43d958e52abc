import { isUuid } from '@storefront/contract';
import { type Columns, type CustomerScope, inScope, newestAfter, recordOf, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { decimal } from '@storefront/money';
import { type KeysetPage, keysetPage, type NewestFirst } from '@storefront/rpc';
import { sql } from 'kysely';
import type { RefundStatus } from '../../gateways/domain/payment-notification.ts';
import { orderNumberOf } from '../../store/order-numbers.ts';
import type { Db } from '../../store/schema.ts';
import { type Refund, type RefundTotals, refundStatusesBefore } from '../domain/refund.ts';

/** Inserts a refund, which reserves its amount. */
export async function insertRefund(trx: Db, scope: Scope, refund: Refund): Promise<void> {
  await trx
    .insertInto('refund')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      ...toRow(refund),
      next_attempt_at: refund.method === 'GATEWAY' && refund.status === 'PENDING' ? refund.createdAt : null,
      succeeded_at: refund.status === 'SUCCEEDED' ? refund.settledAt : null,
    })
    .execute();
}

/** A refund with the number of its order, where it is known. */
export interface StoreRefund extends Refund {
  readonly orderNumber: string | null;
}

/** The outcome of a refund, or its replacement by another. */
export interface RefundChange {
  readonly status: RefundStatus;
  readonly now: Date;
  readonly failureCode?: string | null;
  readonly providerReference?: string | null;
  readonly reference?: string;
  readonly requestKey?: string | undefined;
}

/** Moves a refund to the status if its current one allows that, and returns the result; undefined otherwise. */
export async function transitionRefund(trx: Db, scope: Scope, id: string, change: RefundChange): Promise<Refund | undefined> {
  const { status, now, providerReference, reference, requestKey } = change;
  const row = await trx
    .updateTable('refund')
    .set({
      status,
      failure_code: change.failureCode ?? null,
      settled_at: now,
      ...(status === 'SUCCEEDED' ? { succeeded_at: now } : {}),
      updated_at: now,
      next_attempt_at: null,
      revision: sql`revision + 1`,
      ...(providerReference ? { provider_reference: providerReference } : {}),
      ...(reference === undefined ? {} : { reference }),
      ...(requestKey === undefined ? {} : { request_key: requestKey }),
    })
    .where(inScope(scope))
    .where('id', '=', id)
    .where('status', 'in', refundStatusesBefore(status))
    // A replaced refund has failed for good.
    .where('replaced_by', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toRefund(row);
}

/** Records which refund replaces a failed one. */
export async function replaceRefund(trx: Db, scope: Scope, { id, by, now }: { id: string; by: string; now: Date }): Promise<void> {
  await trx
    .updateTable('refund')
    .set({ replaced_by: by, updated_at: now, revision: sql`revision + 1` })
    .where(inScope(scope))
    .where('id', '=', id)
    .execute();
}

/** Returns a refund; 404 if unknown. */
export async function getRefund(db: Db, scope: Scope, id: string): Promise<StoreRefund> {
  const row = await refundsOf(db, scope).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('refund');
  return toStoreRefund(row);
}

/** Finds a refund of a store. */
export async function findRefund(db: Db, store: Scope, id: string): Promise<Refund | undefined> {
  if (!isUuid(id) || !isUuid(store.tenantId)) return undefined;
  const row = await db.selectFrom('refund').select(COLUMNS).where(inScope(store)).where('id', '=', id).executeTakeFirst();
  return row && toRefund(row);
}

/** Lists the refunds of an order, oldest first. */
export const listRefundsOfOrder = (db: Db, scope: Scope, orderId: string): Promise<StoreRefund[]> =>
  listRefundsOfOrders(db, scope, [orderId]);

/** Lists the refunds of several orders, such as those that one session paid, oldest first. */
export async function listRefundsOfOrders(db: Db, scope: Scope, orderIds: readonly string[]): Promise<StoreRefund[]> {
  const rows = await refundsOf(db, scope).where('order_id', 'in', orderIds).orderBy('created_at').orderBy('id').execute();
  return rows.map(toStoreRefund);
}

/** Lists the refunds of a credit note, oldest first. */
export async function listRefundsOfCreditNote(db: Db, scope: Scope, creditNoteId: string): Promise<StoreRefund[]> {
  const rows = await refundsOf(db, scope).where('credit_note_id', '=', creditNoteId).orderBy('created_at').orderBy('id').execute();
  return rows.map(toStoreRefund);
}

/** Returns a page of the store's refunds, newest first. */
export async function listStoreRefunds(
  db: Db,
  scope: Scope,
  { status, customerId }: { status: RefundStatus | undefined; customerId: string | undefined },
  page: NewestFirst,
): Promise<KeysetPage<StoreRefund>> {
  const rows = await refundsOf(db, scope)
    // Refunds that were replaced have no status in lists.
    .$if(status !== undefined, (query) => query.where('status', '=', status as RefundStatus).where('replaced_by', 'is', null))
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId as string))
    .$call(newestAfter('created_at', page))
    .execute();
  return keysetPage(rows.map(toStoreRefund), page.limit, ({ createdAt, id }) => ({ at: createdAt.toISOString(), id }));
}

/** Returns the totals from which the order's payment status follows. Lock the order first, so that the revision is that of the totals. */
export async function getRefundTotals(trx: Db, { tenantId, mode }: Scope, orderId: string): Promise<RefundTotals> {
  const { rows } = await sql<Record<'received' | 'refunded' | 'pending' | 'failed' | 'revision', string>>`
    with own as (
      select status, amount, payment_id, revision, replaced_by is null and not is_overpayment as counts from refund
      where tenant_id = ${tenantId} and mode = ${mode} and order_id = ${orderId}
    )
    select coalesce(sum(revision), 0) as revision,
      coalesce(sum(amount) filter (where counts and status = 'SUCCEEDED'), 0) as refunded,
      coalesce(sum(amount) filter (where counts and status = 'PENDING'), 0) as pending,
      coalesce(sum(amount) filter (where counts and status = 'FAILED'), 0) as failed,
      coalesce(sum(amount) filter (where counts and payment_id is null), 0) + (
        select coalesce(sum(payment.amount - payment.reversed_amount), 0) from invoice join invoice_payment payment
          on (payment.tenant_id, payment.mode, payment.invoice_id) = (invoice.tenant_id, invoice.mode, invoice.id)
        where invoice.tenant_id = ${tenantId} and invoice.mode = ${mode} and invoice.order_id = ${orderId}) as received
    from own`.execute(trx);
  const row = rows[0];
  if (row === undefined) throw new Error('an aggregate returned no row');
  const { received, refunded, pending, failed } = row;
  return {
    received: decimal(received),
    refunded: decimal(refunded),
    pending: decimal(pending),
    failed: decimal(failed),
    revision: Number(row.revision),
  };
}

const {
  columns: COLUMNS,
  read: toRefund,
  write: toRow,
} = recordOf<Refund>()({
  id: 'plain',
  customerId: 'plain',
  orderId: 'plain',
  invoiceId: 'plain',
  paymentId: 'plain',
  paymentSessionId: 'plain',
  creditNoteId: 'plain',
  method: 'plain',
  status: 'plain',
  amount: 'decimal',
  currency: 'plain',
  isOverpayment: 'plain',
  providerReference: 'plain',
  reference: 'plain',
  failureCode: 'plain',
  requestKey: 'plain',
  attempts: 'plain',
  replacedBy: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
  settledAt: 'plain',
});

/** Every refund query within a store starts here, so none can access another store's refunds. */
const refundsOf = (db: Db, scope: Scope) =>
  db
    .selectFrom('refund')
    .select([...COLUMNS, orderNumberOf(scope, 'refund').as('order_number')])
    .where(inScope(scope));

const toStoreRefund = (row: Columns<Refund> & { order_number: string | null }): StoreRefund => ({
  ...toRefund(row),
  orderNumber: row.order_number,
});

/** The scope of the customer of a refund or an invoice. */
export const customerOf = (scope: Scope, { customerId }: Pick<Refund, 'customerId'>): CustomerScope => ({
  tenantId: scope.tenantId,
  mode: scope.mode,
  customerId,
});
