import { inTransaction } from '@storefront/db';
import type { VoidInvoiceRequest__Output } from '@storefront/proto/storefront/billing/v1/VoidInvoiceRequest';
import type { VoidInvoiceResponse } from '@storefront/proto/storefront/billing/v1/VoidInvoiceResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { checkVoidable } from '../domain/invoice.ts';
import { lockOrder } from '../store/closed-orders.ts';
import { findOrderOfInvoice, lockInvoice } from '../store/invoices.ts';
import { findInvoiceId } from '../transactions/find-invoice-id.ts';
import { voidLockedInvoice } from '../transactions/void-invoice.ts';
import { toProtoInvoice } from '../wire/to-proto-invoice.ts';

/** Voids an open invoice, so that nothing is due on it. Its payments are refunded or moved to the customer's credit, as the operator chooses. */
export const voidInvoice =
  (deps: BillingDeps): Handler<VoidInvoiceRequest__Output, VoidInvoiceResponse> =>
  async ({ invoice: named, payments }, caller) => {
    const invoiceId = await findInvoiceId(deps.db, caller, named);
    const orderId = await findOrderOfInvoice(deps.db, caller, invoiceId);
    const invoice = await inTransaction(deps.db, async (trx) => {
      await lockOrder(trx, caller, orderId);
      const open = await lockInvoice(trx, caller, invoiceId);
      checkVoidable(open, { settlesPayments: payments === 'REFUND' || payments === 'CREDIT' });
      return voidLockedInvoice(trx, caller, open, deps, payments === 'CREDIT' ? { method: 'CREDIT' } : {});
    });
    deps.afterCommit();
    return { invoice: toProtoInvoice(invoice, deps.now()) };
  };
