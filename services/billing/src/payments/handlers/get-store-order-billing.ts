import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { listSessionsOfOrder } from '../../gateways/store/payment-sessions.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import { getInvoice, listInvoiceIdsOfOrder } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { listRefundsOfOrder } from '../../refunds/store/refunds.ts';
import { toProtoRefund } from '../../refunds/wire/to-proto-refund.ts';

/** Returns the invoices, payment sessions, and refunds of any order of the store. */
export const getStoreOrderBilling: BillingHandler<'GetStoreOrderBilling'> =
  ({ db, now }) =>
  async ({ orderId }, { tenantId, mode }) => {
    if (!isUuid(orderId)) throw notFound('order');
    const scope = { tenantId, mode };
    const ids = await listInvoiceIdsOfOrder(db, scope, orderId);
    const invoices = await Promise.all(ids.map((id) => getInvoice(db, scope, id)));
    const sessions = await listSessionsOfOrder(db, scope, orderId, ids);
    const refunds = await listRefundsOfOrder(db, scope, orderId);
    return {
      invoices: invoices.map((invoice) => toProtoInvoice(invoice, now())),
      paymentSessions: sessions.map(toProtoPaymentSession),
      refunds: refunds.map(toProtoRefund),
    };
  };
