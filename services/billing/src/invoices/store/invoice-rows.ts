import { type Columns, type InJson, inScope, recordOf, type Scope } from '@storefront/db';
import { decimal, type TaxPart } from '@storefront/money';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { InvoiceHead, InvoicePayment, StoredInvoiceHead } from '../domain/invoice.ts';

/** Every invoice query starts here, so none can access another store's invoices. */
export const invoicesOf = (db: Db, scope: Scope) =>
  db.selectFrom('invoice').where('invoice.tenant_id', '=', scope.tenantId).where('invoice.mode', '=', scope.mode);

const HEAD = recordOf<StoredInvoiceHead>()({
  id: 'plain',
  number: 'plain',
  status: 'plain',
  customerId: 'plain',
  orderId: 'plain',
  orderNumber: 'plain',
  paymentRail: 'plain',
  currency: 'plain',
  total: 'decimal',
  amountPaid: 'decimal',
  amountDue: 'decimal',
  issuedAt: 'plain',
  dueAt: 'plain',
  voidedAt: 'plain',
  replaces: 'plain',
  replacedBy: 'plain',
  issuedOn: 'plain',
  dueOn: 'plain',
  voidedOn: 'plain',
  timeZone: 'plain',
  termsBasis: 'plain',
  termsDays: 'plain',
  gctAmount: 'decimal',
});
/** The selected columns of an `InvoiceHead`. */
export const headColumns = (scope: Scope) =>
  [
    ...HEAD.columns,
    sql<string>`(
      select coalesce(sum(note.total), 0) from credit_note note where ${inScope(scope)} and note.invoice_id = invoice.id)`.as('credited'),
    refundedAmount(scope).as('refunded'),
    sql<string | null>`print ->> 'purchaseOrderNumber'`.as('purchase_order_number'),
  ] as const;

/** The refunds that returned payments of an invoice. */
export const isReturned = sql`refund.payment_id is not null and refund.status = 'SUCCEEDED' and refund.replaced_by is null`;

/** The amount of an invoice's payments that was returned. */
export const refundedAmount = (scope: Scope) => sql<string>`(
  select coalesce(sum(refund.amount), 0) from refund
  where ${inScope(scope)} and (refund.order_id, refund.invoice_id) = (invoice.order_id, invoice.id) and ${isReturned})`;

/** A row of `headColumns`. */
type HeadRow = Columns<StoredInvoiceHead> & {
  credited: string;
  refunded: string;
  purchase_order_number: string | null;
};

/** Reads a row of `headColumns`. */
export const toInvoiceHead = (row: HeadRow): InvoiceHead => ({
  ...HEAD.read(row),
  amountCredited: decimal(row.credited),
  amountRefunded: decimal(row.refunded),
  purchaseOrderNumber: row.purchase_order_number,
});

/** Converts the stored part of an `InvoiceHead` to a row. */
export const toHeadRow = HEAD.write;

/** Reads a stored part of a tax breakdown. */
export const toTaxPart = ({ rate, taxableAmount, gctAmount }: InJson<TaxPart>): TaxPart => ({
  rate: decimal(rate),
  taxableAmount: decimal(taxableAmount),
  gctAmount: decimal(gctAmount),
});

const PAYMENT = recordOf<Omit<InvoicePayment, 'reversal'>>()({
  id: 'plain',
  amount: 'decimal',
  paidAt: 'plain',
  source: 'plain',
  paymentSessionId: 'plain',
  reference: 'plain',
});
/** The columns of a payment, and the conversions from and to a row. */
export const { columns: PAYMENT_COLUMNS, read: toPayment, write: toPaymentRow } = PAYMENT;
