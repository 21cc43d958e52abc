import type { Scope } from '@storefront/db';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';
import { serviceCaller } from '@storefront/rpc';
import { atTimeOfStore } from '@storefront/store-clock';
import type { OrdersDeps } from '../deps.ts';
import { expiredOrder } from '../domain/close-order.ts';
import type { Order } from '../domain/order.ts';
import { withSessionEnd } from '../domain/pay-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { type ChangedOrder, updateOrder } from '../store/orders.ts';
import {
  claimUnpaidOrders,
  findOrdersUnpaidByStoreClock,
  findUnpaidOrders,
  listUnpaidOrders,
  type UnpaidOrder,
} from '../store/unpaid-orders.ts';
import { sweepByStore } from './sweep-by-store.ts';

/** A few calls to billing at once leave it time for shoppers. */
const ORDERS_AT_ONCE = 8;

/** Expires unpaid orders an hour after their last payment session ended. Returns how many it checked. */
export async function sweepUnpaidOrders(deps: OrdersDeps): Promise<number> {
  const { db, log } = deps;
  let checked = 0;
  for (const find of [findOrdersUnpaidByStoreClock, findUnpaidOrders]) {
    checked += await sweepByStore({
      sweep: 'expire-unpaid-orders',
      log,
      atOnce: ORDERS_AT_ONCE,
      find: (without) => find(db, without),
      claim: (tenantId, found) => claimUnpaidOrders(db, tenantId, found),
      async work(unpaid) {
        try {
          await atTimeOfStore(db, unpaid.scope, () => checkUnpaidOrder(deps, unpaid));
        } catch (error) {
          log.warn({ err: error, order_id: unpaid.id }, 'unpaid_order_check_failed');
        }
      },
    });
  }
  return checked;
}

/**
 * Expires the unpaid orders of one store that are due at its time. It does not alternate with sweeps, and waits for those that check one of the orders already. Fails if an order
 * cannot be checked.
 */
export async function expireUnpaidOrders(deps: OrdersDeps, scope: Scope): Promise<void> {
  let after: string | null = null;
  do {
    const unpaid: readonly UnpaidOrder[] = await listUnpaidOrders(deps.db, scope, after, ORDERS_AT_ONCE);
    await Promise.all(unpaid.map((order) => checkUnpaidOrder(deps, order)));
    after = unpaid.at(-1)?.id ?? null;
  } while (after !== null);
}

/** Calls billing first: a session may have been opened or paid whose event has not arrived yet. */
async function checkUnpaidOrder(deps: OrdersDeps, { id, scope, store }: UnpaidOrder): Promise<void> {
  const caller = serviceCaller(scope, store, { customerId: scope.customerId });
  const { paymentSession } = await deps.billing.getOrderBilling({ orderId: id }, caller);
  // A processing payment has no deadline: only its outcome pays the order or starts the grace period.
  if (paymentSession?.status === 'PAID' || paymentSession?.status === 'PROCESSING') return;
  await updateOrder(deps.db, scope, id, (order) => expireIfDue(order, paymentSession ?? null, deps.now().toISOString()));
  deps.afterCommit();
}

function expireIfDue(order: Order, session: PaymentSession__Output | null, at: string): ChangedOrder {
  // The shopper opened a new session after the call to billing.
  if (order.payBy !== null && order.payBy > at) return { order };
  const dated = session === null ? order : withSessionEnd(order, endOf(session));
  const expired = expiredOrder(dated, at);
  return expired === undefined ? { order: dated } : { order: expired, events: [orderEvent('order.cancelled', expired)] };
}

/** Returns when a session ended or, if it is still pending, when it will expire. */
const endOf = ({ status, expiresAt, updatedAt }: PaymentSession__Output): string => (status === 'PENDING' ? expiresAt : updatedAt);
