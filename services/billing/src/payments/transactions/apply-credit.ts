import type { CustomerScope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { Decimal } from '@storefront/money';
import { lockCreditAccount } from '../../credit/store/credit-accounts.ts';
import { applyUnappliedEntry, lockUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import type { NewRowDeps } from '../../deps.ts';
import { paymentInProgress } from '../../gateways/domain/payment-session.ts';
import { listLiveSessions } from '../../gateways/store/payment-sessions.ts';
import type { Invoice, InvoiceHead } from '../../invoices/domain/invoice.ts';
import { lockInvoice } from '../../invoices/store/invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { applicableCredit } from '../domain/applicable-credit.ts';
import { fittingCredit } from '../domain/fitting-credit.ts';
import { bookPayment } from './book-parts.ts';
import { findRepeatedPayment } from './find-repeated-payment.ts';

interface AppliedCredit {
  readonly invoiceId: string;
  /** As much as possible if undefined. */
  readonly requested: Decimal | undefined;
  readonly reference: string | null;
}

/** Pays an invoice from its customer's unapplied credit. The same reference applies once; with another amount it is a conflict. */
export async function applyCredit(
  trx: Trx,
  scope: CustomerScope,
  { invoiceId, requested, reference }: AppliedCredit,
  { newId, now }: NewRowDeps,
): Promise<Invoice> {
  const invoice = await lockInvoice(trx, scope, invoiceId);
  if (invoice.customerId === scope.customerId) {
    const repeated = await findRepeatedPayment(trx, scope, invoiceId, { source: 'credit', amount: requested, reference });
    if (repeated !== undefined) return repeated;
  }
  await lockCreditAccount(trx, scope);
  const amount = applicableCredit(await lockUnappliedCredit(trx, scope), invoice, requested);
  return await payFromCredit(trx, scope, { invoice, amount, reference }, { newId, now });
}

/** Pays one of a shopper's invoices from their own credit: as much as fits, or what is requested. Throws 404 for another customer's invoice. */
export async function applyOwnCredit(
  trx: Trx,
  scope: CustomerScope,
  { invoiceId, requested }: Omit<AppliedCredit, 'reference'>,
  deps: NewRowDeps,
): Promise<Invoice> {
  const invoice = await lockInvoice(trx, scope, invoiceId);
  if (invoice.customerId !== scope.customerId) throw notFound('invoice');
  await lockCreditAccount(trx, scope);
  const amount = fittingCredit(await lockUnappliedCredit(trx, scope), invoice, requested);
  const live = await listLiveSessions(trx, scope, { invoiceIds: [invoiceId] });
  if (live.some(({ status }) => status === 'PROCESSING')) throw paymentInProgress();
  return await payFromCredit(trx, scope, { invoice, amount, reference: null }, deps);
}

async function payFromCredit(
  trx: Trx,
  scope: CustomerScope,
  { invoice, amount, reference }: { invoice: InvoiceHead; amount: Decimal; reference: string | null },
  { newId, now }: NewRowDeps,
): Promise<Invoice> {
  const id = newId();
  const paidAt = now();
  const payment = { id, amount, paidAt, source: 'credit', paymentSessionId: null, reference } as const;
  const updated = await bookPayment(trx, scope, invoice, payment, paidAt);
  const entry = { kind: 'applied', change: amount.negated(), sourceId: id, reference: invoice.number } as const;
  await applyUnappliedEntry(trx, scope, { currency: invoice.currency, entry });
  return updated;
}
