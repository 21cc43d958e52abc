import { inTransaction } from '@storefront/db';
import type { VoidInvoiceRequest__Output } from '@storefront/proto/storefront/billing/v1/VoidInvoiceRequest';
import type { VoidInvoiceResponse } from '@storefront/proto/storefront/billing/v1/VoidInvoiceResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { lockInvoice } from '../store/invoices.ts';
import { findInvoiceId } from '../transactions/find-invoice-id.ts';
import { voidLockedInvoice } from '../transactions/void-invoice.ts';
import { toProtoInvoice } from '../wire/invoices.ts';

/** Voids an open invoice: the customer owes nothing on it any more. */
export const voidInvoice =
  ({ db, now, afterCommit }: BillingDeps): Handler<VoidInvoiceRequest__Output, VoidInvoiceResponse> =>
  async ({ invoice: named }, caller) => {
    const invoiceId = await findInvoiceId(db, caller, named);
    const voidedAt = now();
    const invoice = await inTransaction(db, async (trx) => {
      const open = await lockInvoice(trx, caller, invoiceId);
      return voidLockedInvoice(trx, caller, open, voidedAt);
    });
    afterCommit();
    return { invoice: toProtoInvoice(invoice, voidedAt) };
  };
