import { type CheckedRun, groupedBy, type Invariant, isSuccess, requestsOf, type Violation } from './checked-run.ts';

/** What an answer has acknowledged is still so at the end, and was visible at once. */
export const acknowledgedChangesLast: Invariant = (run) => [...lostChanges(run), ...unseenOrders(run)];

function lostChanges(run: CheckedRun): Violation[] {
  const orders = new Map(run.final.orders.map((order) => [`${order.shop} ${order.id}`, order]));
  const numbers = new Map(run.final.orders.map((order) => [`${order.shop} ${order.number}`, order]));
  return run.history.requests.filter(isSuccess).flatMap((request) => {
    const { action, shop, path } = request;
    if (action !== 'cancel' && action !== 'ship') return [];
    const order = action === 'cancel' ? orders.get(`${shop} ${path.split('/')[3]}`) : numbers.get(`${shop} ${path.split(' ')[2]}`);
    const isLasting = action === 'cancel' ? order?.status === 'CANCELLED' : order?.status === 'SHIPPED' || order?.status === 'DELIVERED';
    if (isLasting) return [];
    return [{ message: `the acknowledged ${action} of ${path} left the order ${order?.status ?? 'missing'}`, requests: [request] }];
  });
}

/** A shopper who knows an order can read it: a 404 for it is never right. */
function unseenOrders(run: CheckedRun): Violation[] {
  const placedBy = groupedBy(run.history.requests, (request) =>
    request.action === 'check out' && isSuccess(request) ? `${request.shop} ${request.answer.data.order_id}` : null,
  );
  return run.history.requests.flatMap((request) => {
    const id = /^\/v1\/orders\/([^/?]+)/.exec(request.path)?.[1];
    if (request.status !== 404 || id === undefined || !placedBy.has(`${request.shop} ${id}`)) return [];
    return [{ message: `the acknowledged order ${id} was not found`, requests: requestsOf(run, id) }];
  });
}
