import type { Scope } from '@storefront/db';
import { decimal } from '@storefront/money';
import type { Db } from '../../store/schema.ts';
import type { InvoiceHead } from '../domain/invoice.ts';

/** Every invoice query starts here, so none can access another store's invoices. */
export const invoicesOf = (db: Db, scope: Scope) =>
  db.selectFrom('invoice').where('invoice.tenant_id', '=', scope.tenantId).where('invoice.mode', '=', scope.mode);

/** The columns of an `InvoiceHead`. */
export const HEAD_COLUMNS = [
  'id',
  'number',
  'status',
  'customer_id',
  'order_id',
  'order_number',
  'payment_rail',
  'currency',
  'total',
  'amount_paid',
  'amount_due',
  'amount_credited',
  'issued_at',
  'due_at',
  'voided_at',
] as const;

const headsOf = (db: Db, scope: Scope) => invoicesOf(db, scope).select(HEAD_COLUMNS);

type InvoiceHeadRow = NonNullable<Awaited<ReturnType<ReturnType<typeof headsOf>['executeTakeFirst']>>>;

/** Converts a row of HEAD_COLUMNS to the domain type. */
export const toInvoiceHead = (row: InvoiceHeadRow): InvoiceHead => ({
  id: row.id,
  number: row.number,
  status: row.status,
  customerId: row.customer_id,
  orderId: row.order_id,
  orderNumber: row.order_number,
  paymentRail: row.payment_rail,
  currency: row.currency,
  total: decimal(row.total),
  amountPaid: decimal(row.amount_paid),
  amountDue: decimal(row.amount_due),
  amountCredited: decimal(row.amount_credited),
  issuedAt: row.issued_at,
  dueAt: row.due_at,
  voidedAt: row.voided_at,
});
