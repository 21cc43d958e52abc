import { inTransaction } from '@storefront/db';
import type { BillingHandler } from '../../deps.ts';
import { checkVoidable } from '../../invoices/domain/invoice.ts';
import { lockOrder } from '../../invoices/store/closed-orders.ts';
import { findInvoiceId, findOrderOfInvoice, lockInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { voidLockedInvoice } from '../transactions/void-invoice.ts';

/** Voids an open invoice, so that nothing is due on it. Its payments are refunded or moved to the customer's credit, as the operator chooses. */
export const voidInvoice: BillingHandler<'VoidInvoice'> =
  (deps) =>
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
