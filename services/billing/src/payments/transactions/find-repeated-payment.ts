import { addDays, localDate, startOfDate } from '@storefront/contract';
import type { CustomerScope, Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import type { Decimal } from '@storefront/money';
import { storeTimeZone } from '@storefront/store-clock';
import type { Invoice, InvoicePayment } from '../../invoices/domain/invoice.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import type { Db } from '../../store/schema.ts';
import { findRecordedOn } from '../store/received-payments.ts';

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

/** A payment that the store received outside the system, and whether one that looks like an earlier one is refused. */
interface UnconfirmedPayment {
  readonly reference: string | null;
  readonly amount: Decimal;
  readonly paidAt: Date;
  readonly refuseRepeated: boolean;
}

/** Throws `conflict` if a payment without a reference has the amount and the local day of an earlier one of the customer, which is not reversed. */
export async function refuseRepeatedPayment(
  db: Db,
  scope: CustomerScope,
  { reference, amount, paidAt, refuseRepeated }: UnconfirmedPayment,
): Promise<void> {
  if (reference !== null || !refuseRepeated) return;
  const zone = storeTimeZone();
  const day = localDate(paidAt, zone);
  const earlier = await findRecordedOn(db, scope, amount, [startOfDate(day, zone), startOfDate(addDays(day, 1), zone)]);
  if (earlier === undefined) return;
  const name = earlier.reference === null ? earlier.id : `${earlier.reference} (${earlier.id})`;
  const message = `Payment ${name} of ${amount.toFixed()} on ${day} is already recorded for this customer. Confirm with --yes if this is another one.`;
  throw conflict('payment_repeated', message);
}
