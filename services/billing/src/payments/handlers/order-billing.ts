import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { customerScope, storeScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { findSessionOfInvoices, findSessionOfOrder, listSessionsOfOrder } from '../../gateways/store/payment-sessions.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import { getInvoice, listInvoiceIdsOfOrder, listInvoicesOfOrder } from '../../invoices/store/invoices.ts';
import { toProtoInvoice, toProtoInvoiceHead } from '../../invoices/wire/to-proto-invoice.ts';
import { listRefundsOfOrder } from '../../refunds/store/refunds.ts';
import { toProtoRefund } from '../../refunds/wire/to-proto-refund.ts';

/**
 * Returns the invoices of one of the caller's orders and its live or latest payment session. An unknown order has neither, because billing
 * stores no orders.
 */
export const getOrderBilling: BillingHandler<'GetOrderBilling'> =
  ({ db, now }) =>
  async ({ orderId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(orderId)) throw notFound('order');
    const [invoices, session] = await Promise.all([listInvoicesOfOrder(db, scope, orderId), findSessionOfOrder(db, scope, orderId)]);
    return {
      invoices: invoices.map((invoice) => toProtoInvoiceHead(invoice, now())),
      paymentSession: session && toProtoPaymentSession(session),
    };
  };

/** Returns the invoices, payment sessions, and refunds of any order of the store. */
export const getStoreOrderBilling: BillingHandler<'GetStoreOrderBilling'> =
  ({ db, now }) =>
  async ({ orderId }, caller) => {
    if (!isUuid(orderId)) throw notFound('order');
    const scope = storeScope(caller);
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

/** Returns one of the caller's payment sessions of several invoices. */
export const getInvoicesPayment: BillingHandler<'GetInvoicesPayment'> =
  ({ db }) =>
  async ({ sessionId }, caller) => {
    const session = isUuid(sessionId) ? await findSessionOfInvoices(db, customerScope(caller), { id: sessionId }) : undefined;
    if (session === undefined) throw notFound('payment session');
    return { paymentSession: toProtoPaymentSession(session) };
  };
