import type { CustomerScope } from '@storefront/db';
import type { Decimal } from '@storefront/money';
import { lockCreditAccount } from '../../credit/store/credit-accounts.ts';
import { applyUnappliedEntry, lockUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import type { NewRowDeps } from '../../deps.ts';
import type { Invoice } from '../../invoices/domain/invoice.ts';
import { lockInvoice } from '../../invoices/store/invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { applicableCredit } from '../domain/applicable-credit.ts';
import { bookPayment } from './book-payment.ts';
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
  const id = newId();
  const paidAt = now();
  const updated = await bookPayment(
    trx,
    scope,
    invoice,
    { id, amount, paidAt, source: 'credit', paymentSessionId: null, reference },
    paidAt,
  );
  const entry = { kind: 'applied', change: amount.negated(), sourceId: id, reference: invoice.number } as const;
  await applyUnappliedEntry(trx, scope, { currency: invoice.currency, entry });
  return updated;
}
