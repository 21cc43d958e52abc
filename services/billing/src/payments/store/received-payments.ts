import { type CustomerScope, ofCustomer, type Scope } from '@storefront/db';
import { type Decimal, decimal } from '@storefront/money';
import { sql } from 'kysely';
import type { InvoiceHead } from '../../invoices/domain/invoice.ts';
import { headColumns, invoicesOf, toInvoiceHead } from '../../invoices/store/invoice-rows.ts';
import type { Db } from '../../store/schema.ts';
import type { ReceivedPayment } from '../domain/received-payment.ts';

/** Inserts a payment that several invoices can receive. Its parts follow. */
export async function insertPayment(trx: Db, scope: CustomerScope, payment: ReceivedPayment, recordedAt: Date): Promise<void> {
  const { id, currency, amount, paidAt, reference, paymentSessionId } = payment;
  await trx
    .insertInto('payment')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      customer_id: scope.customerId,
      id,
      currency,
      amount: amount.toFixed(),
      source: paymentSessionId === null ? 'recorded' : 'session',
      paid_at: paidAt,
      payment_session_id: paymentSessionId,
      reference,
      recorded_at: recordedAt,
    })
    .execute();
}

/** Inserts what an invoice receives of a payment. */
export async function insertPart(
  trx: Db,
  { tenantId, mode }: Scope,
  { payment, id, invoiceId, amount }: { payment: ReceivedPayment; id: string; invoiceId: string; amount: Decimal },
): Promise<void> {
  const { paidAt, reference, paymentSessionId } = payment;
  await trx
    .insertInto('invoice_payment')
    .values({
      tenant_id: tenantId,
      mode,
      invoice_id: invoiceId,
      id,
      payment_id: payment.id,
      amount: amount.toFixed(),
      paid_at: paidAt,
      source: paymentSessionId === null ? 'recorded' : 'session',
      payment_session_id: paymentSessionId,
      reference,
    })
    .execute();
}

/** Finds the payment of a customer that was recorded with this reference, on whatever invoice. */
export async function findRecordedPayment(
  db: Db,
  scope: CustomerScope,
  reference: string,
): Promise<{ readonly id: string; readonly amount: Decimal } | undefined> {
  const row = await db
    .selectFrom('payment')
    .select(['id', 'amount'])
    .where(ofCustomer(scope))
    .where('source', '=', 'recorded')
    .where('reference', '=', reference)
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, amount: decimal(row.amount) };
}

/** Finds a recorded payment of a customer with this amount from the first of two times until the second, of which something is not reversed. */
export const findRecordedOn = (
  db: Db,
  scope: CustomerScope,
  amount: Decimal,
  [from, until]: readonly [Date, Date],
): Promise<{ readonly id: string; readonly reference: string | null } | undefined> =>
  db
    .selectFrom('payment')
    .select(['id', 'reference'])
    .where(ofCustomer(scope))
    .where('source', '=', 'recorded')
    .where('amount', '=', amount.toFixed())
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .whereRef('reversed_amount', '<', 'amount')
    .limit(1)
    .executeTakeFirst();

/** Lists what invoices received of a payment, with their numbers. */
export async function listAllocations(db: Db, scope: Scope, paymentId: string): Promise<{ number: string; amount: string }[]> {
  const { rows } = await sql<{ number: string; amount: string }>`
    select invoice.number, part.amount from invoice_payment part
    join invoice on invoice.tenant_id = ${scope.tenantId} and invoice.mode = ${scope.mode} and invoice.id = part.invoice_id
    where part.tenant_id = ${scope.tenantId} and part.mode = ${scope.mode} and part.payment_id = ${paymentId}
    order by invoice.due_at, invoice.sequence`.execute(db);
  return rows;
}

/** The most open invoices that one payment pays by itself. The rest of the money is unapplied credit. */
const INVOICES_MAX = 1000;

/** Lists the open invoices of a customer, what is due first before the rest. */
export async function listOpenInvoices(db: Db, scope: CustomerScope, currency: string): Promise<InvoiceHead[]> {
  const rows = await invoicesOf(db, scope)
    .select(headColumns(scope))
    .where('customer_id', '=', scope.customerId)
    .where('status', '=', 'OPEN')
    .where('currency', '=', currency)
    .orderBy('due_at')
    .orderBy('sequence')
    .limit(INVOICES_MAX)
    .execute();
  return rows.map(toInvoiceHead);
}

/** Finds what was paid out of a customer's credit with this reference. */
export async function findPayout(db: Db, scope: CustomerScope, reference: string): Promise<Decimal | undefined> {
  const row = await db
    .selectFrom('unapplied_credit_entry')
    .select('amount')
    .where(ofCustomer(scope))
    .where('kind', '=', 'payout')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && decimal(row.amount);
}
