import { currentSections, orderBilling } from '@storefront/order-billing';
import type { GetOrderBillingResponse__Output } from '@storefront/proto/storefront/billing/v1/GetOrderBillingResponse';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1/Order';
import { renderOrder, renderOrderRow, renderSectionErrors } from '@storefront/public-json';
import type { Section } from '@storefront/rpc';
import type { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { enveloped, page, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { pagingQuery } from '../schemas/numbers.ts';
import type { CancelOrderIn } from '../schemas/orders.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type OrderPath = { path: { order_id: string } };

export const listOrders =
  ({ clients }: Clients) =>
  async ({ query }: { query: z.output<typeof pagingQuery> }, { caller }: Call): Promise<Reply> => {
    const { orders, total } = await clients.orders.listOrders(query, caller);
    return page(orders.map(renderOrderRow), { ...query, total });
  };

/** Returns the order. Its billing sections are read in parallel, which is safe because billing only returns data of the caller's own orders. */
export const getOrder =
  ({ clients }: Clients) =>
  async ({ path }: OrderPath, { caller }: Call): Promise<Reply> => {
    const { order_id: orderId } = path;
    const reading = clients.orders.getOrder({ orderId }, caller).then(({ order }) => present(order, 'order'));
    const [order, billing] = await Promise.all([
      reading,
      orderBilling(reading, (within) => clients.billing.getOrderBilling({ orderId }, within), caller),
    ]);
    return answerOrder(order, billing);
  };

/** Cancels the order. The orders service reads the billing sections itself, so that a replay contains the original sections. */
export const cancelOrder =
  ({ clients }: Clients) =>
  async ({ path, body }: OrderPath & { body: z.output<typeof CancelOrderIn> }, { caller }: Call): Promise<Reply> => {
    const { reason, reason_code: reasonCode } = body;
    const answer = await clients.orders.cancelOrder({ orderId: path.order_id, reason, reasonCode }, caller);
    return answerOrder(present(answer.order, 'order'), { value: answer.billing ?? null, errors: answer.errors }, answer.replayed);
  };

/** Renders the order. A section that is named in the errors is null, even if billing returned an earlier state of it. */
function answerOrder(order: Order__Output, billing: Section<GetOrderBillingResponse__Output>, replayed = false): Reply {
  const sections = currentSections(billing.value, new Set(billing.errors.map(({ field }) => field)));
  return enveloped(renderOrder(order, sections), { errors: renderSectionErrors(billing.errors), replayed });
}
