import { localDate } from '@storefront/contract';
import { type Columns, type InJson, inScope, recordOf, type Scope } from '@storefront/db';
import { decimal } from '@storefront/money';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { InvoiceHead, InvoicePayment, StoredInvoiceHead } from '../domain/invoice.ts';
import type { TaxPart } from '../domain/tax-breakdown.ts';

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
});
/** What is selected of an `InvoiceHead`. */
export const headColumns = (scope: Scope) =>
  [
    ...HEAD.columns,
    sql<string>`(
      select coalesce(sum(note.total), 0) from credit_note note where ${inScope(scope)} and note.invoice_id = invoice.id)`.as('credited'),
    sql<string>`(
      select coalesce(sum(refund.amount), 0) from refund
      where ${inScope(scope)} and (refund.order_id, refund.invoice_id) = (invoice.order_id, invoice.id)
        and refund.payment_id is not null and refund.status = 'SUCCEEDED' and refund.replaced_by is null)`.as('refunded'),
  ] as const;

/** A row of `headColumns`. Earlier releases store no dates. */
type HeadRow = Omit<Columns<StoredInvoiceHead>, 'issued_on' | 'due_on'> & {
  issued_on: string | null;
  due_on: string | null;
  credited: string;
  refunded: string;
};

/** Reads a row of `headColumns`. The dates of earlier releases are those of UTC. */
export const toInvoiceHead = (row: HeadRow): InvoiceHead => ({
  ...HEAD.read({
    ...row,
    issued_on: row.issued_on ?? utcDate(row.issued_at),
    due_on: row.due_on ?? utcDate(row.due_at),
    voided_on: row.voided_on ?? (row.voided_at && utcDate(row.voided_at)),
  }),
  amountCredited: decimal(row.credited),
  amountRefunded: decimal(row.refunded),
});

const utcDate = (at: Date): string => localDate(at, 'UTC');

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
