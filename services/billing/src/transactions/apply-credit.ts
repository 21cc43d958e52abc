import type { CustomerScope } from '@storefront/db';
import type { Decimal } from '@storefront/money';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import type { Invoice } from '../domain/invoice.ts';
import { applicableCredit } from '../domain/unapplied-credit.ts';
import { lockCreditAccount } from '../store/credit-accounts.ts';
import { lockInvoice } from '../store/invoices.ts';
import type { Database } from '../store/schema.ts';
import { applyUnappliedEntry, lockUnappliedCredit } from '../store/unapplied-credits.ts';
import { bookPayment } from './book-payment.ts';

/** Pays an invoice from its customer's unapplied credit: the given amount, or as much as possible. */
export async function applyCredit(
  trx: Transaction<Database>,
  scope: CustomerScope,
  { invoiceId, requested }: { invoiceId: string; requested: Decimal | undefined },
  { newId, now }: Pick<BillingDeps, 'newId' | 'now'>,
): Promise<Invoice> {
  const invoice = await lockInvoice(trx, scope, invoiceId);
  await lockCreditAccount(trx, scope);
  const amount = applicableCredit(await lockUnappliedCredit(trx, scope), invoice, requested);
  const id = newId();
  const paidAt = now();
  const updated = await bookPayment(
    trx,
    scope,
    invoice,
    { id, amount, paidAt, source: 'credit', paymentSessionId: null, reference: null },
    paidAt,
  );
  const entry = { kind: 'applied', change: amount.negated(), sourceId: id, reference: invoice.number } as const;
  await applyUnappliedEntry(trx, scope, { currency: invoice.currency, entry });
  return updated;
}
