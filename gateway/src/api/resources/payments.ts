import { notFound } from '@storefront/errors';
import { renderCheckoutResult, renderPaymentSession, renderPaymentStatus } from '@storefront/public-json';
import type { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { InvoicePaymentIn } from '../schemas/invoices.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type OrderPath = { path: { order_id: string } };

/** Returns the live payment session of an unpaid order, or opens a new one. */
export const repayOrder =
  ({ clients }: Clients) =>
  async ({ path }: OrderPath, { caller }: Call): Promise<Reply> => {
    const { result, replayed } = await clients.orders.repayOrder({ orderId: path.order_id }, caller);
    return enveloped(renderCheckoutResult(present(result, 'result')), { replayed });
  };

/** Returns the status of the session that paid an order, or else of its live or last one; 404 if the order never had one. */
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

/** Returns the live payment session of an open invoice, or opens a new one. */
export const payInvoice =
  ({ clients }: Clients) =>
  async ({ path, body }: { path: { invoice_id: string }; body: z.output<typeof InvoicePaymentIn> }, { caller }: Call): Promise<Reply> => {
    const request = { invoiceId: path.invoice_id, returnUrl: body?.return_url, cancelUrl: body?.cancel_url };
    const { paymentSession, replayed } = await clients.billing.payInvoice(request, caller);
    return enveloped(renderPaymentSession(present(paymentSession, 'payment session')), { replayed });
  };
