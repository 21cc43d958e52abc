import type { Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import type { Decimal } from '@storefront/money';
import type { Invoice, InvoicePayment } from '../../invoices/domain/invoice.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import type { Db } from '../../store/schema.ts';

/** A payment that is about to be booked. A repeated one has the source, the reference, and the amount, if one is given, of an earlier one. */
type RequestedPayment = Pick<InvoicePayment, 'source' | 'reference'> & { readonly amount: Decimal | undefined };

/** Returns the invoice if the payment was booked before. Throws `conflict` if another payment has its reference. */
export async function findRepeatedPayment(
  db: Db,
  scope: Scope,
  invoiceId: string,
  { source, reference, amount }: RequestedPayment,
): Promise<Invoice | undefined> {
  if (reference === null) return undefined;
  const invoice = await getInvoice(db, { tenantId: scope.tenantId, mode: scope.mode }, invoiceId);
  const earlier = invoice.payments.find((payment) => payment.reference === reference);
  if (earlier === undefined) return undefined;
  if (earlier.source === source && (amount === undefined || earlier.amount.equals(amount))) return invoice;
  throw conflict('payment_reference_used', `A payment of ${earlier.amount.toFixed()} has this reference.`);
}
