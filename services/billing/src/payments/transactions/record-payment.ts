import type { Scope } from '@storefront/db';
import type { Decimal } from '@storefront/money';
import type { NewRowDeps } from '../../deps.ts';
import type { Invoice } from '../../invoices/domain/invoice.ts';
import { lockInvoice } from '../../invoices/store/invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { bookPayment } from './book-payment.ts';
import { findRepeatedPayment } from './find-repeated-payment.ts';

/** A payment that the store received outside the system. */
interface ReceivedPayment {
  readonly invoiceId: string;
  readonly amount: Decimal;
  readonly paidAt: Date;
  readonly reference: string | null;
}

/** Books a payment of an invoice. The same reference books once; with another amount it is a conflict. */
export async function recordPayment(
  trx: Trx,
  scope: Scope,
  { invoiceId, ...given }: ReceivedPayment,
  { newId, now }: NewRowDeps,
): Promise<Invoice> {
  const locked = await lockInvoice(trx, scope, invoiceId);
  const repeated = await findRepeatedPayment(trx, scope, invoiceId, { ...given, source: 'recorded' });
  if (repeated !== undefined) return repeated;
  return await bookPayment(trx, scope, locked, { ...given, id: newId(), source: 'recorded', paymentSessionId: null }, now());
}
