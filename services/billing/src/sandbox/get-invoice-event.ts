import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import { requireSandbox } from '@storefront/rpc';
import type { BillingHandler } from '../deps.ts';
import { findInvoiceId, getInvoice } from '../invoices/store/invoices.ts';
import { toProtoInvoice } from '../invoices/wire/to-proto-invoice.ts';

/** Returns the data of an event about an invoice of the caller's sandbox, as it is now. */
export const getInvoiceEvent: BillingHandler<'GetInvoiceEvent'> =
  ({ db, now }) =>
  async ({ invoice: named }, caller) => {
    requireSandbox(caller);
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    const invoice = await getInvoice(db, scope, await findInvoiceId(db, scope, named));
    const data: InvoiceEvent__Output = { invoice: toProtoInvoice(invoice, now()), paidByCredit: null };
    return { aggregateId: invoice.id, dataJson: JSON.stringify(data) };
  };
