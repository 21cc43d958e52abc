import { documented } from '@storefront/api-docs';
import { currentSections, orderBilling } from '@storefront/order-billing';
import type { GetOrderBillingResponse__Output } from '@storefront/proto/storefront/billing/v1';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1';
import { renderOrder, renderOrderRow, renderSectionErrors } from '@storefront/public-json';
import type { Section } from '@storefront/rpc';
import { IdempotencyHeaders } from '../../http/input/idempotency-key.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import { created, ok } from '../../http/routing/responses.ts';
import { type Call, route, type Route } from '../../http/routing/route.ts';
import { SHOPPER_ACCOUNT, SHOPPER_CHECKOUT } from '../access.ts';
import { renderRejected } from '../carts/batch-of.ts';
import { cartReply } from '../carts/cart-reply.ts';
import { CartBatchOut } from '../carts/schemas.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardPage } from '../forward.ts';
import { envelopeOf, pageOf } from '../schemas/envelopes.ts';
import { ORDER_OPERATIONS } from './docs.ts';
import { OrderRowOut } from './order-rows.ts';
import { CancelOrderIn, OrderListQuery, OrderOut, OrderPath } from './schemas.ts';

/** The orders of the signed-in customer. */
export function orderRoutes(deps: ResourceDeps): readonly Route[] {
  const orders = orderHandlers(deps);
  // prettier-ignore
  return documented('Orders', ORDER_OPERATIONS, [
    route({
      id: 'listOrders', method: 'get', path: '/v1/orders', ...SHOPPER_ACCOUNT,
      summary: 'List orders', request: { query: OrderListQuery },
      response: ok('A page of orders.', pageOf(OrderRowOut, 'OrderPage')), handler: orders.listOrders,
    }),
    route({
      id: 'getOrder', method: 'get', path: '/v1/orders/:order_id', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve an order', request: { path: OrderPath }, response: ok('The order.', envelopeOf(OrderOut)), handler: orders.getOrder,
    }),
    route({
      id: 'cancelOrder', method: 'post', path: '/v1/orders/:order_id/cancel', ...SHOPPER_ACCOUNT,
      summary: 'Cancel an order', request: { headers: IdempotencyHeaders, path: OrderPath, body: CancelOrderIn }, response: ok('The canceled order.', envelopeOf(OrderOut)),
      handler: orders.cancelOrder,
    }),
    route({
      id: 'reorder', method: 'post', path: '/v1/orders/:order_id/reorder', ...SHOPPER_CHECKOUT,
      summary: 'Order again', request: { headers: IdempotencyHeaders, path: OrderPath },
      response: created('The new cart, and the lines that were not added.', CartBatchOut), handler: orders.reorder,
    }),
  ]);
}

/** Returns the operations on the orders of the signed-in customer. */
const orderHandlers = ({ clients: { billing, cart, orders } }: ResourceDeps) => ({
  listOrders: forwardPage(orders.listOrders, (listed) => listed.orders.map(renderOrderRow)),
  /** Returns the order. Its billing sections are read in parallel, which is safe because billing only returns data of the caller's own orders. */
  getOrder: async (request: { orderId: string }, { caller }: Call): Promise<Reply> => {
    const reading = orders.getOrder({ ...request, withImages: true }, caller);
    const placed = reading.then(({ order }) => present(order, 'order'));
    const [{ errors }, order, sections] = await Promise.all([
      reading,
      placed,
      orderBilling(placed, (within) => billing.getOrderBilling(request, within), caller),
    ]);
    return orderReply(order, { ...sections, errors: [...sections.errors, ...errors] });
  },
  /** Creates a cart with the lines of the order. The cart service stores the response under the Idempotency-Key. */
  reorder: async (request: { orderId: string }, { caller }: Call): Promise<Reply> => {
    const { lines } = present((await orders.getOrder(request, caller)).order, 'order');
    const wanted = lines.map(({ sku, quantity, baseUom, orderUom, orderQuantity }) => ({
      sku,
      quantity,
      baseUom,
      orderUom,
      orderQuantity,
    }));
    const { rejected, ...response } = await cart.createCartWithLines({ lines: wanted, asJson: true }, caller);
    return cartReply(response, 201, rejected.map(renderRejected));
  },
  /** Cancels the order. The orders service reads the billing sections itself, so that a replay contains the original sections. */
  cancelOrder: forward(orders.cancelOrder, ({ order, errors, replayed, ...response }) =>
    orderReply(present(order, 'order'), { value: response.billing ?? null, errors }, replayed),
  ),
});

/** Returns the reply with an order. A section that is named in the errors is null, even if billing returned an earlier state of it. */
function orderReply(order: Order__Output, billing: Section<GetOrderBillingResponse__Output>, replayed = false): Reply {
  const sections = currentSections(billing.value, new Set(billing.errors.map(({ field }) => field)));
  return enveloped(renderOrder({ ...order, ...sections }), { errors: renderSectionErrors(billing.errors), replayed });
}
