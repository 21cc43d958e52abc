import { type InJson, recordOf, type Scope } from '@storefront/db';
import { decimal } from '@storefront/money';
import type { Db } from '../../store/schema.ts';
import type { InvoiceHead, InvoicePayment } from '../domain/invoice.ts';
import type { TaxPart } from '../domain/tax-breakdown.ts';

/** Every invoice query starts here, so none can access another store's invoices. */
export const invoicesOf = (db: Db, scope: Scope) =>
  db.selectFrom('invoice').where('invoice.tenant_id', '=', scope.tenantId).where('invoice.mode', '=', scope.mode);

const HEAD = recordOf<InvoiceHead>()({
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
  amountCredited: 'decimal',
  issuedAt: 'plain',
  dueAt: 'plain',
  voidedAt: 'plain',
  replaces: 'plain',
  replacedBy: 'plain',
});
/** The columns of an `InvoiceHead`, and the conversions from and to a row. */
export const { columns: HEAD_COLUMNS, read: toInvoiceHead, write: toHeadRow } = HEAD;

/** Reads a stored part of a tax breakdown. */
export const toTaxPart = ({ rate, taxableAmount, gctAmount }: InJson<TaxPart>): TaxPart => ({
  rate: decimal(rate),
  taxableAmount: decimal(taxableAmount),
  gctAmount: decimal(gctAmount),
});

const PAYMENT = recordOf<InvoicePayment>()({
  id: 'plain',
  amount: 'decimal',
  paidAt: 'plain',
  source: 'plain',
  paymentSessionId: 'plain',
  reference: 'plain',
});
/** The columns of a payment, and the conversions from and to a row. */
export const { columns: PAYMENT_COLUMNS, read: toPayment, write: toPaymentRow } = PAYMENT;
