import { notFound } from '@storefront/errors';
import { renderCheckoutResult, renderPaymentSession, renderPaymentStatus } from '@storefront/public-json';
import type { ResourceDeps } from '../deps.ts';
import { enveloped, type Reply } from '../http/reply.ts';
import type { Call } from '../http/route.ts';
import { present } from './present.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type OrderPath = { path: { order_id: string } };

/** Opens the payment of an unpaid order again. */
export const repayOrder =
  ({ clients }: Clients) =>
  async ({ path }: OrderPath, { caller }: Call): Promise<Reply> => {
    const { result, replayed } = await clients.orders.repayOrder({ orderId: path.order_id }, caller);
    return enveloped(renderCheckoutResult(present(result, 'result')), { replayed });
  };

/** How the payment of an order stands: its live session, or its last. An order that never had one is none to ask about. */
export const getPaymentStatus =
  ({ clients: { orders, billing } }: Clients) =>
  async ({ path }: OrderPath, { caller }: Call): Promise<Reply> => {
    const orderId = path.order_id;
    const [{ order }, { paymentSession }] = await Promise.all([
      orders.getOrder({ orderId }, caller),
      billing.getOrderBilling({ orderId }, caller),
    ]);
    if (!paymentSession) throw notFound('order');
    return enveloped(renderPaymentStatus(present(order, 'order'), paymentSession));
  };

/** Opens the payment of an open invoice, or answers the one that is open. */
export const payInvoice =
  ({ clients }: Clients) =>
  async ({ path }: { path: { invoice_id: string } }, { caller }: Call): Promise<Reply> => {
    const { paymentSession, replayed } = await clients.billing.payInvoice({ invoiceId: path.invoice_id }, caller);
    return enveloped(renderPaymentSession(present(paymentSession, 'payment session')), { replayed });
  };
