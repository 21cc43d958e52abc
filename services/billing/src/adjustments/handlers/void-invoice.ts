import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { checkOpen, checkVoidable, type Invoice } from '../../invoices/domain/invoice.ts';
import { checkUncredited } from '../../invoices/domain/reissue-invoice.ts';
import { isClosedOrder, lockOrder } from '../../invoices/store/closed-orders.ts';
import { findInvoiceId, findOrderOfInvoice, lockInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { findObstacles } from '../transactions/find-obstacles.ts';
import { reissueInvoice } from '../transactions/reissue-invoice.ts';
import { voidLockedInvoice } from '../transactions/void-invoice.ts';

/**
 * Replaces an invoice with a successor, or voids the open invoice of a closed order, whose payments are refunded or moved to the customer's credit, as the
 * operator chooses.
 */
export const voidInvoice: BillingHandler<'VoidInvoice'> =
  (deps) =>
  async ({ invoice: named, payments, reissue, invoiceAddressId }, caller) => {
    if (invoiceAddressId !== undefined && !reissue) throw invalid('invoice_address_id', 'requires a reissue');
    const invoiceId = await findInvoiceId(deps.db, caller, named);
    const orderId = await findOrderOfInvoice(deps.db, caller, invoiceId);
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    const { invoice, successor } = await inTransaction(deps.db, async (trx): Promise<{ invoice: Invoice; successor?: Invoice }> => {
      await lockOrder(trx, scope, orderId);
      const locked = await lockInvoice(trx, scope, invoiceId);
      if (reissue) return await reissueInvoice(trx, scope, locked, { storeName: caller.store.name, invoiceAddressId }, deps);
      if (locked.status === 'VOIDED') checkOpen(locked);
      checkUncredited(await findObstacles(trx, scope, locked));
      const isOrderClosed = await isClosedOrder(trx, scope, orderId);
      checkVoidable(locked, { settlesPayments: payments === 'REFUND' || payments === 'CREDIT', isOrderClosed });
      return { invoice: await voidLockedInvoice(trx, scope, locked, deps, payments === 'CREDIT' ? { method: 'CREDIT' } : {}) };
    });
    deps.afterCommit();
    const now = deps.now();
    return { invoice: toProtoInvoice(invoice, now), successor: successor && toProtoInvoice(successor, now) };
  };
