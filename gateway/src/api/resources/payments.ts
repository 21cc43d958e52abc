import { notFound } from '@storefront/errors';
import { renderCheckoutResult, renderInvoicesPayment, renderPaymentSession, renderPaymentStatus } from '@storefront/public-json';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forwardMessage } from '../forward.ts';

/** Returns the operations on the payments of orders and invoices. */
export const paymentHandlers = ({ clients: { billing, orders } }: ResourceDeps) => ({
  /** Returns the live payment session of an unpaid order, or opens a new one. */
  repayOrder: forwardMessage(orders.repayOrder, 'result', renderCheckoutResult),
  /** Returns the status of the session that paid an order, or else of its live or last one; 404 if the order never had one. */
  getPaymentStatus: async (request: { orderId: string }, { caller }: Call): Promise<Reply> => {
    const [{ order }, { paymentSession }] = await Promise.all([orders.getOrder(request, caller), billing.getOrderBilling(request, caller)]);
    if (!paymentSession) throw notFound('order');
    const { id: orderId, status: orderStatus, paymentStatus } = present(order, 'order');
    return enveloped(renderPaymentStatus({ ...paymentSession, orderId, orderStatus, paymentStatus, sessionId: paymentSession.id }));
  },
  /** Returns the live payment session of an open invoice, or opens a new one. */
  payInvoice: forwardMessage(billing.payInvoice, 'paymentSession', renderPaymentSession),
  /** Opens a payment session of several invoices. */
  payInvoices: forwardMessage(billing.payInvoices, 'paymentSession', renderInvoicesPayment, 201),
  /** Returns a payment session of several invoices. */
  getInvoicesPayment: forwardMessage(billing.getInvoicesPayment, 'paymentSession', renderInvoicesPayment),
});
