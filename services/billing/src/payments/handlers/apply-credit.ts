import { inTransaction } from '@storefront/db';
import { decimal } from '@storefront/money';
import { findCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { findInvoiceId } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { applyCredit as apply } from '../transactions/apply-credit.ts';
import { optionalText } from '../wire/from-proto-refund-request.ts';

/** Pays an open invoice from its customer's unapplied credit. */
export const applyCredit: BillingHandler<'ApplyCredit'> =
  (deps) =>
  async ({ customer, invoice: named, amount, ...given }, { tenantId, mode }) => {
    const { db } = deps;
    const scope = { tenantId, mode, customerId: await findCustomerId(db, { tenantId, mode }, customer) };
    const invoiceId = await findInvoiceId(db, scope, named);
    const requested = amount === undefined ? undefined : decimal(amount);
    const reference = optionalText('reference', given.reference) ?? null;
    const invoice = await inTransaction(db, (trx) => apply(trx, scope, { invoiceId, requested, reference }, deps));
    deps.afterCommit();
    return { invoice: toProtoInvoice(invoice, deps.now()) };
  };
