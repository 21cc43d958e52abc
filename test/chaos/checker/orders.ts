import { type CheckedRun, groupedBy, type Invariant, isSuccess, requestsOf, type Saw, type Violation } from './checked-run.ts';

/** Every order that a response has named exists once, for its shopper, and nothing but a checkout has placed an order. */
export const acknowledgedOrdersExistOnce: Invariant = (run, saw) => [
  ...lostOrders(run, saw),
  ...duplicateOrders(run),
  ...unexplainedOrders(run, saw),
];

function lostOrders(run: CheckedRun, saw: Saw): Violation[] {
  const owners = new Map(run.final.orders.map((order) => [order.id, order]));
  const listed = groupedBy(run.final.listedOrders, ({ id }) => id);
  const checkouts = run.history.requests.filter((request) => request.action === 'check out' && isSuccess(request));
  const placed = checkouts.filter(({ response }) => response.data.order_id !== null);
  return saw('acknowledged orders', placed).flatMap((request) => {
    const { order_id: id, order_number: number } = request.response.data;
    const order = owners.get(id);
    const entries = (listed.get(id) ?? []).filter(({ customer }) => customer === request.shopper);
    const isRight = order?.shop === request.shop && order.customer === request.shopper && order.number === number && entries.length === 1;
    if (isRight) return [];
    const found = `stored ${order === undefined ? 'nowhere' : `for ${order.shop} ${order.customer} as ${order.number}`}, listed ${entries.length} times`;
    return [{ message: `the acknowledged order ${number} (${id}) of ${request.shop} is ${found}`, requests: [request] }];
  });
}

function duplicateOrders(run: CheckedRun): Violation[] {
  const perCart = groupedBy(run.final.orders, ({ shop, cart }) => `${shop} ${cart}`);
  return [...perCart.values()]
    .filter((orders) => orders.length > 1)
    .map((orders) => ({
      message: `the cart ${orders[0]?.cart} became ${orders.length} orders: ${orders.map(({ number }) => number).join(', ')}`,
      requests: orders.flatMap(({ id }) => requestsOf(run, id)),
    }));
}

function unexplainedOrders({ history, final }: CheckedRun, saw: Saw): Violation[] {
  const carts = new Set(
    history.requests.filter(({ action }) => action === 'check out').map(({ sent }) => (sent as { cart_id: string }).cart_id),
  );
  return saw('stored orders', final.orders)
    .filter(({ cart }) => !carts.has(cart))
    .map(({ number, shop, id }) => ({ message: `no checkout was sent for the order ${number} (${id}) of ${shop}`, requests: [] }));
}
