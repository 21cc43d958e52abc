import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { decimal, moneyText } from '@storefront/money';
import { customerScope } from '@storefront/rpc';
import { findUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import type { BillingHandler } from '../../deps.ts';
import { listCreditNotesOfInvoice } from '../store/credit-notes.ts';
import { findInvoiceId, getInvoice as loadInvoice } from '../store/invoices.ts';
import { toProtoCreditNote } from '../wire/to-proto-credit-note.ts';
import { toProtoInvoice } from '../wire/to-proto-invoice.ts';

/** Returns one of the caller's invoices; 404 if it belongs to another customer. */
export const getInvoice: BillingHandler<'GetInvoice'> =
  ({ db, now }) =>
  async ({ invoiceId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    const invoice = await loadInvoice(db, scope, invoiceId);
    const notes = await listCreditNotesOfInvoice(db, scope, invoice.id);
    return { invoice: { ...toProtoInvoice(invoice, now()), creditNotes: notes.map(toProtoCreditNote) } };
  };

/** Returns any invoice of the store, by ID or number, with its credit notes and the credit that could be applied to it. */
export const getStoreInvoice: BillingHandler<'GetStoreInvoice'> =
  ({ db, now }) =>
  async ({ invoice: named }, { tenantId, mode }) => {
    const scope = { tenantId, mode };
    const invoice = await loadInvoice(db, scope, await findInvoiceId(db, scope, named));
    const [notes, credit] = await Promise.all([
      listCreditNotesOfInvoice(db, scope, invoice.id),
      findUnappliedCredit(db, { ...scope, customerId: invoice.customerId }),
    ]);
    return {
      invoice: {
        ...toProtoInvoice(invoice, now()),
        creditNotes: notes.map(toProtoCreditNote),
        unappliedAmount: moneyText(credit?.currency === invoice.currency ? credit.amount : decimal('0'), invoice.currency),
      },
    };
  };
