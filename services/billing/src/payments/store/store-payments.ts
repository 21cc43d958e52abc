import { inScope, newestAfter, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { decimal } from '@storefront/money';
import { type KeysetPage, keysetPage, type NewestFirst } from '@storefront/rpc';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { Payment } from '../domain/reversal.ts';

/** The amount of a payment that an invoice received, as decimal text. */
interface PaidInvoice {
  readonly invoiceId: string;
  readonly number: string;
  readonly amount: string;
  readonly reversedAmount: string;
}

/** A payment as operators see it. */
export interface StorePayment extends Payment {
  readonly reference: string | null;
  readonly customer: { readonly email: string; readonly name: string; readonly companyName: string | null };
  readonly parts: readonly PaidInvoice[];
}

/** The filter of an operator's list of payments. Undefined fields match every one. */
export interface PaymentFilter {
  readonly customerId: string | undefined;
  readonly since: Date | undefined;
  readonly until: Date | undefined;
}

/** Returns a page of the store's matching payments, newest first, without those from credit. It begins after a position. */
export async function listStorePayments(
  db: Db,
  scope: Scope,
  { customerId, since, until }: PaymentFilter,
  page: NewestFirst,
): Promise<KeysetPage<StorePayment>> {
  const payments = await paymentsOf(db, scope)
    .where('source', '<>', 'credit')
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId as string))
    .$if(since !== undefined, (query) => query.where('paid_at', '>=', since as Date))
    .$if(until !== undefined, (query) => query.where('paid_at', '<', until as Date))
    .$call(newestAfter('paid_at', page))
    .execute();
  return keysetPage(payments.map(toPayment), page.limit, ({ paidAt, id }) => ({ at: paidAt.toISOString(), id }));
}

/** Returns a payment of the store; 404 if there is none. */
export async function getStorePayment(db: Db, scope: Scope, id: string): Promise<StorePayment> {
  const row = await paymentsOf(db, scope).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('payment');
  return toPayment(row);
}

const paymentsOf = (db: Db, scope: Scope) =>
  db
    .selectFrom('payment')
    .select(['id', 'customer_id', 'currency', 'amount', 'source', 'paid_at', 'payment_session_id', 'reversed_amount', 'reference'])
    .select([
      sql<StorePayment['customer']>`(
        select json_build_object('email', customer.email, 'name', customer.name, 'companyName', customer.company_name) from customer
        where ${ofStore('customer', scope)} and customer.id = payment.customer_id)`.as('customer'),
      sql<readonly PaidInvoice[]>`(
        select coalesce(json_agg(json_build_object('invoiceId', invoice.id, 'number', invoice.number, 'amount', part.amount::text,
          'reversedAmount', part.reversed_amount::text) order by invoice.sequence), '[]')
        from invoice_payment part join invoice on ${ofStore('invoice', scope)} and invoice.id = part.invoice_id
        where ${ofStore('part', scope)} and part.payment_id = payment.id)`.as('parts'),
    ])
    .where(inScope(scope));

/** The condition that a row of another table is of the store, which Citus needs for each table. */
const ofStore = (table: string, { tenantId, mode }: Scope) =>
  sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId} and ${sql.ref(`${table}.mode`)} = ${mode}`;

type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentsOf>['execute']>>[number];

const toPayment = ({ customer_id, amount, paid_at, payment_session_id, reversed_amount, ...row }: PaymentRow): StorePayment => ({
  ...row,
  customerId: customer_id,
  amount: decimal(amount),
  paidAt: paid_at,
  paymentSessionId: payment_session_id,
  reversedAmount: decimal(reversed_amount),
});
