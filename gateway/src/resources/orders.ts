import type { Order__Output } from '@storefront/proto/storefront/orders/v1/Order';
import { renderOrder, renderOrderRow, renderSectionErrors } from '@storefront/public-json';
import { type Caller, section } from '@storefront/rpc';
import type { z } from 'zod';
import type { ResourceDeps } from '../deps.ts';
import { enveloped, page, type Reply } from '../http/reply.ts';
import type { Call } from '../http/route.ts';
import type { pagingQuery } from '../schemas/numbers.ts';
import type { CancelOrderIn } from '../schemas/orders.ts';
import { present } from './present.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type OrderPath = { path: { order_id: string } };

export const listOrders =
  ({ clients }: Clients) =>
  async ({ query }: { query: z.output<typeof pagingQuery> }, { caller }: Call): Promise<Reply> => {
    const { orders, total } = await clients.orders.listOrders(query, caller);
    return page(orders.map(renderOrderRow), { ...query, total });
  };

/** Billing's sections are asked for beside the order: billing looks at the caller's own orders only, so nothing is learned of a stranger's. */
export const getOrder =
  ({ clients }: Clients) =>
  async ({ path }: OrderPath, { caller }: Call): Promise<Reply> => {
    const [{ order }, billing] = await Promise.all([
      clients.orders.getOrder({ orderId: path.order_id }, caller),
      billingSections(clients, path.order_id, caller),
    ]);
    return answerOrder(order, billing);
  };

/** Orders asks billing itself, so that a replay has the sections that the first answer had. */
export const cancelOrder =
  ({ clients }: Clients) =>
  async ({ path, body }: OrderPath & { body: z.output<typeof CancelOrderIn> }, { caller }: Call): Promise<Reply> => {
    const { reason, reason_code: reasonCode } = body;
    const answer = await clients.orders.cancelOrder({ orderId: path.order_id, reason, reasonCode }, caller);
    return answerOrder(answer.order, { value: answer.billing ?? null, errors: answer.errors }, answer.replayed);
  };

const billingSections = ({ billing }: ResourceDeps['clients'], orderId: string, caller: Caller) =>
  section(['invoices', 'payment_session'], caller, (within) => billing.getOrderBilling({ orderId }, within));

type BillingSections = Awaited<ReturnType<typeof billingSections>>;

function answerOrder(order: Order__Output | null, { value, errors }: BillingSections, replayed = false): Reply {
  const sections = { invoices: value?.invoices ?? null, paymentSession: value?.paymentSession ?? null };
  return enveloped(renderOrder(present(order, 'order'), sections), { errors: renderSectionErrors(errors), replayed });
}
