import type { CallerScope } from '@storefront/db';
import { decimal, moneyText } from '@storefront/money';
import { callerScope, idNamedIn } from '@storefront/rpc';
import { findUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import type { BillingHandler } from '../../deps.ts';
import type { Db } from '../../store/schema.ts';
import type { Invoice } from '../domain/invoice.ts';
import { listCreditNotesOfInvoice } from '../store/credit-notes.ts';
import { findInvoiceId, getInvoice as loadInvoice } from '../store/invoices.ts';
import { toProtoCreditNote } from '../wire/to-proto-credit-note.ts';
import { toProtoInvoice } from '../wire/to-proto-invoice.ts';

/** Returns an invoice of the caller with its credit notes; 404 for any other. Operators also receive the credit that could be applied to it. */
export const getInvoice: BillingHandler<'GetInvoice'> =
  ({ db, now }) =>
  async ({ invoiceId: named }, caller) => {
    const scope = callerScope(caller);
    const invoice = await loadInvoice(db, scope, await invoiceIdIn(db, scope, named));
    const [notes, unappliedAmount] = await Promise.all([
      listCreditNotesOfInvoice(db, scope, invoice.id),
      scope.customerId === undefined ? applicableCredit(db, scope, invoice) : undefined,
    ]);
    return { invoice: { ...toProtoInvoice(invoice, now()), creditNotes: notes.map(toProtoCreditNote), unappliedAmount } };
  };

/** Resolves the invoice that a caller names to its ID. */
export const invoiceIdIn = (db: Db, scope: CallerScope, named: string): Promise<string> =>
  idNamedIn(scope, { kind: 'invoice', named }, (store) => findInvoiceId(db, store, named));

async function applicableCredit(db: Db, scope: CallerScope, { customerId, currency }: Invoice): Promise<string> {
  const credit = await findUnappliedCredit(db, { ...scope, customerId });
  return moneyText(credit?.currency === currency ? credit.amount : decimal('0'), currency);
}
