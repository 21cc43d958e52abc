import { documented } from '@storefront/api-docs';
import { notFound } from '@storefront/errors';
import type { CheckoutBody } from '@storefront/proto/storefront/orders/v1';
import { renderCheckoutResult, renderPaymentStatus, renderShippingOptions } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import { IdempotencyHeaders, UnusedIdempotencyHeaders } from '../../http/input/idempotency-key.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { type Call, route, type Route } from '../../http/routing/route.ts';
import { SHOPPER_CHECKOUT } from '../access.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardMessage } from '../forward.ts';
import { OrderPath } from '../orders/schemas.ts';
import { envelopeOf } from '../schemas/envelopes.ts';
import { CHECKOUT_OPERATIONS } from './docs.ts';
import { PaymentStatusOut } from './payment-sessions.ts';
import { CheckoutIn, CheckoutPendingPaymentOut, CheckoutPreviewOut, CheckoutResultOut } from './schemas.ts';
import { ShippingOptionsOut } from './shipping-options.ts';

/** Checkout, and the payment of an order. */
export function checkoutRoutes(deps: ResourceDeps): readonly Route[] {
  const checkouts = checkoutHandlers(deps);
  const payments = paymentHandlers(deps);
  // prettier-ignore
  return documented('Checkout', CHECKOUT_OPERATIONS, [
    route({
      id: 'listShippingOptions', method: 'get', path: '/v1/checkout/shipping-options', ...SHOPPER_CHECKOUT,
      summary: 'List shipping options', request: {}, response: ok('The shipping options.', envelopeOf(ShippingOptionsOut)),
      handler: checkouts.listShippingOptions,
    }),
    route({
      id: 'checkout', method: 'post', path: '/v1/checkout', ...SHOPPER_CHECKOUT, permits: 'checkouts',
      summary: 'Check out a cart', request: { headers: IdempotencyHeaders, body: CheckoutIn },
      response: ok('The outcome of the checkout. Check `state`.', envelopeOf(CheckoutResultOut)), handler: checkouts.checkout,
    }),
    route({
      id: 'previewCheckout', method: 'post', path: '/v1/checkout/preview', ...SHOPPER_CHECKOUT,
      summary: 'Preview a checkout', request: { headers: UnusedIdempotencyHeaders, body: CheckoutIn },
      response: ok('The outcome that a checkout would have.', envelopeOf(CheckoutPreviewOut)), handler: checkouts.previewCheckout,
    }),
    route({
      id: 'repayOrder', method: 'post', path: '/v1/checkout/:order_id/repay', ...SHOPPER_CHECKOUT, permits: 'checkouts',
      summary: 'Retry the payment of an order', request: { headers: IdempotencyHeaders, path: OrderPath },
      response: ok('The order with its live payment session.', envelopeOf(CheckoutPendingPaymentOut)), handler: payments.repayOrder,
    }),
    route({
      id: 'getPaymentStatus', method: 'get', path: '/v1/checkout/:order_id/payment-status', ...SHOPPER_CHECKOUT,
      summary: 'Retrieve the payment status of an order', request: { path: OrderPath },
      response: ok('The status of the live or most recent payment session.', envelopeOf(PaymentStatusOut)), handler: payments.getPaymentStatus,
    }),
  ]);
}

/** Returns the operations of a checkout. */
const checkoutHandlers = ({ clients: { orders } }: ResourceDeps) => ({
  listShippingOptions: forward(orders.listShippingOptions, (response) => enveloped(renderShippingOptions(response))),
  /** Checks out a cart. A replay is rendered from the stored result, so its bytes are identical to the original response. */
  checkout: forwardMessage((body: CheckoutBody, caller: Caller) => orders.checkout({ body }, caller), 'result', renderCheckoutResult),
  /** Returns what a checkout would return now, without writing anything. */
  previewCheckout: forwardMessage(
    (body: CheckoutBody, caller: Caller) => orders.previewCheckout({ body }, caller),
    'result',
    renderCheckoutResult,
  ),
});

/** Returns the operations on the payment of an order. */
const paymentHandlers = ({ clients: { billing, orders } }: ResourceDeps) => ({
  /** Returns the live payment session of an unpaid order, or opens a new one. */
  repayOrder: forwardMessage(orders.repayOrder, 'result', renderCheckoutResult),
  /** Returns the status of the session that paid an order, or else of its live or last one; 404 if the order never had one. */
  getPaymentStatus: async (request: { orderId: string }, { caller }: Call): Promise<Reply> => {
    const [{ order }, { paymentSession }] = await Promise.all([orders.getOrder(request, caller), billing.getOrderBilling(request, caller)]);
    if (!paymentSession) throw notFound('order');
    const { id: orderId, status: orderStatus, paymentStatus } = present(order, 'order');
    return enveloped(renderPaymentStatus({ ...paymentSession, orderId, orderStatus, paymentStatus, sessionId: paymentSession.id }));
  },
});
