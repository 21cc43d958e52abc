import type { FinalOrder } from '../final-state/final-state.ts';
import type { RequestRecord } from '../history/history.ts';
import { type CheckedRun, groupedBy, type Invariant, isSuccess, requestsOf, type Saw, type Violation } from './checked-run.ts';

/** An acknowledged change is still there at the end, and was visible at once. An order is canceled only if that was requested. */
export const acknowledgedChangesLast: Invariant = (run, saw) => [
  ...lostChanges(run, saw),
  ...lostChoices(run, saw),
  ...unrequestedCancellations(run, saw),
  ...unseenOrders(run, saw),
];

/** The changes of orders: which order a response acknowledges something about, and whether that is so. */
const CHANGES: Readonly<Record<string, { idOf(request: RequestRecord): string | undefined; isLasting(order: FinalOrder): boolean }>> = {
  // A cancellation without a request is reported by a rule of its own.
  'check out': {
    idOf: ({ response }) => (response.data.state === 'confirmed' ? response.data.order_id : undefined),
    isLasting: ({ status, timeline }) => timeline.includes('confirmed') && status !== 'PENDING_PAYMENT' && status !== 'EXPIRED',
  },
  cancel: { idOf: ({ path }) => path.split('/')[3], isLasting: ({ status }) => status === 'CANCELLED' },
  ship: { idOf: ({ path }) => path.split(' ')[2], isLasting: ({ status }) => status === 'SHIPPED' || status === 'DELIVERED' },
  'cancel lines': {
    idOf: ({ path }) => path.split(' ')[2],
    isLasting: ({ status, lines }) => status === 'CANCELLED' || lines.some(({ cancelled }) => cancelled > 0),
  },
  restock: { idOf: ({ path }) => path.split(' ')[2], isLasting: ({ lines }) => lines.some(({ returned }) => returned > 0) },
};

function lostChanges(run: CheckedRun, saw: Saw): Violation[] {
  const orders = new Map(run.final.orders.flatMap((order) => [order.id, order.number].map((name) => [`${order.shop} ${name}`, order])));
  const changes = run.history.requests.filter(isSuccess).flatMap((request) => {
    const change = CHANGES[request.action];
    const id = change?.idOf(request);
    return change === undefined || id === undefined ? [] : [{ request, change, id }];
  });
  return saw('acknowledged changes of orders', changes).flatMap(({ request, change, id }) => {
    const { action, shop, path } = request;
    const order = orders.get(`${shop} ${id}`);
    if (order !== undefined && change.isLasting(order)) return [];
    return [{ message: `the acknowledged ${action} of ${id} (${path}) left the order ${order?.status ?? 'missing'}`, requests: [request] }];
  });
}

/** How a choice on the payment page, which is acknowledged with a redirect, leaves the session. */
const CHOSEN: Readonly<Record<string, string>> = { pay: 'PAID', decline: 'FAILED', cancel: 'CANCELLED' };

function lostChoices({ history, final }: CheckedRun, saw: Saw): Violation[] {
  const sessions = new Map(final.sessions.map((session) => [`${session.shop} ${session.id}`, session]));
  const received = new Set(
    final.orders.filter(({ timeline }) => timeline.includes('payment_received')).map(({ shop, id }) => `${shop} ${id}`),
  );
  const choices = history.requests.filter(({ action, status }) => action === 'choose payment' && status === 303);
  return saw('choices on payment pages', choices, 1).flatMap((request) => {
    const { shop, path, sent } = request;
    const { outcome } = sent as { outcome: string };
    const session = sessions.get(`${shop} ${path.split('/')[3]}`);
    const isReceived = outcome !== 'pay' || session?.order == null || received.has(`${shop} ${session.order}`);
    // Something can cancel the session just before its page is paid. The money is then booked on a session of its own.
    const late = sessions.get(`${shop} ${session?.settledBy}`);
    const isPaidLate = outcome === 'pay' && session?.status === 'CANCELLED' && late?.status === 'PAID' && late.amount === session.amount;
    // Or just before it is declined, which changes nothing.
    const isDeclinedLate = outcome === 'decline' && session?.status === 'CANCELLED';
    if ((session?.status === CHOSEN[outcome] || isPaidLate || isDeclinedLate) && isReceived) return [];
    const left = `left the session ${session?.status ?? 'missing'}${isReceived ? '' : ' and its order without the payment'}`;
    return [{ message: `the acknowledged choice "${outcome}" on ${path} of ${shop} ${left}`, requests: [request] }];
  });
}

function unrequestedCancellations(run: CheckedRun, saw: Saw): Violation[] {
  const requested = new Set(
    run.history.requests.flatMap(({ action, shop, path }) => {
      if (action === 'cancel') return [`${shop} ${path.split('/')[3]}`];
      // The last line can be canceled, or credited before it ships.
      return action === 'cancel lines' || (action === 'refund' && path.includes('--lines')) ? [`${shop} ${path.split(' ')[2]}`] : [];
    }),
  );
  const canceled = run.final.orders.filter(({ status }) => status === 'CANCELLED');
  return saw('canceled orders', canceled, 2)
    .filter(({ shop, id, number }) => ![id, number].some((name) => requested.has(`${shop} ${name}`)))
    .map(({ number, shop, id }) => ({
      message: `the order ${number} of ${shop} was canceled without a request`,
      requests: requestsOf(run, id),
    }));
}

/** A shopper who knows an order can read it: a 404 for it is never right. */
function unseenOrders(run: CheckedRun, saw: Saw): Violation[] {
  const placedBy = groupedBy(run.history.requests, (request) =>
    request.action === 'check out' && isSuccess(request) ? `${request.shop} ${request.shopper} ${request.response.data.order_id}` : null,
  );
  const looks = run.history.requests.flatMap(({ path, shop, shopper, status }) => {
    const id = /^\/v1\/orders\/([^/?]+)/.exec(path)?.[1];
    return id !== undefined && placedBy.has(`${shop} ${shopper} ${id}`) ? [{ id, status }] : [];
  });
  return saw('requests for acknowledged orders', looks)
    .filter(({ status }) => status === 404)
    .map(({ id }) => ({ message: `the acknowledged order ${id} was not found`, requests: requestsOf(run, id) }));
}
