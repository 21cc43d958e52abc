import { isUuid } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { withIdempotency } from '@storefront/idempotency';
import { decimal } from '@storefront/money';
import { customerScope } from '@storefront/rpc';
import { findUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import type { BillingHandler } from '../../deps.ts';
import { listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { fittingCredit } from '../domain/fitting-credit.ts';
import { applyOwnCredit } from '../transactions/apply-credit.ts';
import { closeOpenPages } from '../transactions/close-open-pages.ts';

/** Pays one of the caller's invoices from the caller's unapplied credit. What is refused is refused before a page is closed. */
export const applyInvoiceCredit: BillingHandler<'ApplyInvoiceCredit'> = (deps) =>
  withIdempotency(deps.db, async ({ invoiceId, amount }, caller, claim) => {
    const { db } = deps;
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    const requested = amount === undefined ? undefined : decimal(amount);
    fittingCredit(await findUnappliedCredit(db, scope), await getInvoice(db, scope, invoiceId), requested);
    await closeOpenPages(deps, scope, { invoiceIds: [invoiceId], deadlineAt: caller.deadlineAt });
    const response = await inTransaction(db, async (trx) => {
      const invoice = await applyOwnCredit(trx, scope, { invoiceId, requested }, deps);
      const notes = await listCreditNotesOfInvoice(trx, scope, invoiceId);
      const applied = { invoice: { ...toProtoInvoice(invoice, deps.now()), creditNotes: notes.map(toProtoCreditNote) } };
      await claim?.(trx, applied);
      return applied;
    });
    deps.afterCommit();
    return response;
  });
