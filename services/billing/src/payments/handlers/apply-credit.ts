import { isUuid } from '@storefront/contract';
import { type CustomerScope, inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { withIdempotency, withIdempotencyLookup } from '@storefront/idempotency';
import { type Decimal, decimal } from '@storefront/money';
import { customerScope, storeScope } from '@storefront/rpc';
import { readStoreInvoice, requireInvoiceVersion } from '../../adjustments/transactions/read-store-invoice.ts';
import { findUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import { findCustomerId } from '../../customers/store/customers.ts';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { findInvoiceId, getInvoice, lockInvoice } from '../../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import { applicableCredit } from '../domain/applicable-credit.ts';
import { fittingCredit } from '../domain/fitting-credit.ts';
import { isRefused } from '../domain/is-refused.ts';
import { applyCredit as apply, applyOwnCredit } from '../transactions/apply-credit.ts';
import { closeOpenPages, tryClosePages } from '../transactions/close-pages.ts';
import { findRepeatedPayment } from '../transactions/find-repeated-payment.ts';

/** Pays an open invoice from its customer's unapplied credit. */
export const applyCredit: BillingHandler<'ApplyCredit'> = (deps) =>
  withIdempotencyLookup(deps.db, async ({ customer, invoice: named, amount, ...given }, caller, claim) => {
    const { db } = deps;
    const store = storeScope(caller);
    const invoiceId = await findInvoiceId(db, store, named);
    const of = customer === '' ? (await getInvoice(db, store, invoiceId)).customerId : customer;
    const scope = { ...store, customerId: await findCustomerId(db, store, of) };
    const requested = amount === undefined ? undefined : decimal(amount);
    const reference = optionalText('reference', given.reference) ?? null;
    // No page is closed for what is refused.
    await requireInvoiceVersion(db, caller, invoiceId, deps.now());
    await closePages(deps, scope, { invoiceId, requested, reference });
    const response = await inTransaction(db, async (trx) => {
      const now = deps.now();
      await lockInvoice(trx, store, invoiceId);
      await requireInvoiceVersion(trx, caller, invoiceId, now);
      await apply(trx, scope, { invoiceId, requested, reference }, deps);
      const applied = await readStoreInvoice(trx, store, invoiceId, now);
      await claim?.(trx, applied);
      return applied;
    });
    deps.afterCommit();
    return response;
  });

/** Closes the pages that could pay the invoice, unless the request is repeated or refused. */
async function closePages(
  deps: BillingDeps,
  scope: CustomerScope,
  { invoiceId, requested, reference }: { invoiceId: string; requested: Decimal | undefined; reference: string | null },
): Promise<void> {
  const store = { tenantId: scope.tenantId, mode: scope.mode };
  const invoice = await getInvoice(deps.db, store, invoiceId);
  if (invoice.customerId === scope.customerId) {
    const payment = { source: 'credit', amount: requested, reference } as const;
    if ((await findRepeatedPayment(deps.db, store, invoiceId, payment)) !== undefined) return;
  }
  const credit = await findUnappliedCredit(deps.db, scope);
  if (isRefused(() => applicableCredit(credit, invoice, requested))) return;
  await tryClosePages(deps, store, [invoiceId]);
}

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
