import { isStorable, isUuid, type Line, readInvoiceLine } from '@storefront/contract';
import { type CallerScope, type CustomerScope, inScope, lineColumns, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { decimal } from '@storefront/money';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { Invoice, InvoiceHead, InvoicePayment, PaymentReversal } from '../domain/invoice.ts';
import { LINE_DECIMALS, type PlacedLine } from '../domain/placed-order.ts';
import { headColumns, invoicesOf, PAYMENT_COLUMNS, toInvoiceHead, toPayment, toTaxPart } from './invoice-rows.ts';

/** Lists the customer's invoices of one order, newest first. Only the first one can be valid. */
export async function listInvoicesOfOrder(db: Db, scope: CustomerScope, orderId: string): Promise<InvoiceHead[]> {
  const rows = await invoicesOf(db, scope)
    .select(headColumns(scope))
    .where('customer_id', '=', scope.customerId)
    .where('order_id', '=', orderId)
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map(toInvoiceHead);
}

/** Lists those of the given invoices that are the customer's, by ID. */
export async function listInvoicesOfCustomer(db: Db, scope: CustomerScope, ids: readonly string[]): Promise<Map<string, InvoiceHead>> {
  const rows = await invoicesOf(db, scope)
    .select(headColumns(scope))
    .where('customer_id', '=', scope.customerId)
    .where(sql<boolean>`invoice.id = any (${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toInvoiceHead(row)]));
}

/** Lists the IDs of the invoices of any order of the store, newest first. */
export async function listInvoiceIdsOfOrder(db: Db, scope: Scope, orderId: string): Promise<string[]> {
  const rows = await invoicesOf(db, scope).select('id').where('order_id', '=', orderId).orderBy('sequence', 'desc').execute();
  return rows.map((row) => row.id);
}

/** Returns the complete invoice; 404 if it is unknown or belongs to a customer other than the scope's, if the scope has one. */
export async function getInvoice(db: Db, scope: CallerScope, invoiceId: string): Promise<Invoice> {
  const row = await invoicesOf(db, scope)
    .select(headColumns(scope))
    .select(['subtotal', 'discount_total', 'shipping_amount', 'tax_breakdown', 'seller', 'buyer', 'note', 'logo_hash', 'print'])
    .select([numberOf(scope, 'replaces').as('replaces_number'), numberOf(scope, 'replaced_by').as('replaced_by_number')])
    .where('id', '=', invoiceId)
    .$if(scope.customerId !== undefined, (query) => query.where('customer_id', '=', scope.customerId ?? ''))
    .executeTakeFirst();
  if (row === undefined) throw notFound('invoice');
  // Sequential, because a transaction has only one connection.
  const lines = await listLines(db, scope, invoiceId);
  const payments = await listPayments(db, scope, invoiceId);
  return {
    ...toInvoiceHead(row),
    subtotal: decimal(row.subtotal),
    discountTotal: decimal(row.discount_total),
    shippingAmount: decimal(row.shipping_amount),
    taxBreakdown: row.tax_breakdown.map(toTaxPart),
    seller: row.seller,
    buyer: row.buyer,
    note: row.note,
    logoHash: row.logo_hash,
    print: row.print,
    replacesNumber: row.replaces_number,
    replacedByNumber: row.replaced_by_number,
    lines,
    payments,
  };
}

/** Locks an invoice; 404 if unknown. */
export async function lockInvoice(trx: Db, scope: Scope, invoiceId: string): Promise<InvoiceHead> {
  const row = await invoicesOf(trx, scope).select(headColumns(scope)).where('id', '=', invoiceId).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound('invoice');
  return toInvoiceHead(row);
}

/** Locks the valid invoice of an order, or its last one if all are voided. Returns undefined if none has been issued. Lock the order first. */
export async function lockInvoiceOfOrder(trx: Db, scope: Scope, orderId: string): Promise<InvoiceHead | undefined> {
  const row = await invoicesOf(trx, scope)
    .select(headColumns(scope))
    .where('order_id', '=', orderId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row && toInvoiceHead(row);
}

/** Returns the order of an invoice; 404 if the invoice is unknown. Lock the order before the invoice. */
export async function findOrderOfInvoice(db: Db, scope: Scope, invoiceId: string): Promise<string> {
  const row = await invoicesOf(db, scope).select('order_id').where('id', '=', invoiceId).executeTakeFirst();
  if (row === undefined) throw notFound('invoice');
  return row.order_id;
}

/** Finds the time zone of the store when it issued the last invoice of an order. */
export async function findTimeZoneOfOrder(db: Db, scope: Scope, orderId: string): Promise<string | undefined> {
  const invoices = invoicesOf(db, scope).select('time_zone').where('order_id', '=', orderId);
  const row = await invoices.orderBy('sequence', 'desc').limit(1).executeTakeFirst();
  return row?.time_zone;
}

/** Returns the checkout of an invoice's order; 404 if the invoice is unknown. */
export async function getCheckoutId(db: Db, scope: Scope, invoiceId: string): Promise<string> {
  const row = await invoicesOf(db, scope).select('checkout_id').where('id', '=', invoiceId).executeTakeFirst();
  if (row === undefined) throw notFound('invoice');
  return row.checkout_id;
}

/** Resolves the ID or number of an invoice to the ID; 404 if the number is unknown. */
export async function findInvoiceId(db: Db, scope: Scope, idOrNumber: string): Promise<string> {
  if (isUuid(idOrNumber)) return idOrNumber;
  if (!isStorable(idOrNumber)) throw notFound('invoice');
  const row = await invoicesOf(db, scope).select('id').where('number', '=', idOrNumber).executeTakeFirst();
  if (row === undefined) throw notFound('invoice');
  return row.id;
}

/** The number of the invoice whose ID a column has. */
const numberOf = (scope: Scope, column: 'replaces' | 'replaced_by') =>
  sql<string | null>`(select other.number from invoice other where ${inScope(scope)} and other.id = ${sql.ref(`invoice.${column}`)})`;

async function listLines(db: Db, scope: Scope, invoiceId: string): Promise<PlacedLine[]> {
  const { rows } = await sql<{ fields: Line<'invoice'> }>`
    select ${lineColumns('invoice').json} as fields from invoice_line line
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and invoice_id = ${invoiceId} order by position`.execute(db);
  return rows.map(({ fields }) => readInvoiceLine(fields, LINE_DECIMALS));
}

/** Lists the payments of an invoice, oldest first, also those that were reversed. */
export async function listPayments(db: Db, scope: Scope, invoiceId: string): Promise<InvoicePayment[]> {
  const rows = await db
    .selectFrom('invoice_payment')
    .select([...PAYMENT_COLUMNS, 'reversed_amount', lastReversal(scope).as('reversal')])
    .where(inScope(scope))
    .where('invoice_id', '=', invoiceId)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
  return rows.map(({ reversed_amount, reversal, ...row }) => ({
    ...toPayment(row),
    ...(reversal && { reversal: { ...reversal, amount: decimal(reversed_amount) } }),
  }));
}

const lastReversal = (scope: Scope) => sql<Omit<PaymentReversal, 'amount'> | null>`(
  select json_build_object('reason', reversal.reason, 'reversedOn', reversal.reversed_on, 'reference', reversal.reference)
  from payment_reversal reversal
  where invoice_payment.reversed_amount > 0 and ${inScope(scope)} and reversal.payment_id = invoice_payment.payment_id
  order by reversal.created_at desc limit 1)`;
