import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import { isClosed } from '../domain/order-status.ts';
import { findOrderStatus } from '../store/orders.ts';
import { checkoutContext } from './checkout-context.ts';
import { type FaultStep, withFaultPoints } from './faults.ts';
import { isRefusal } from './is-refusal.ts';
import { settleAll } from './settle-all.ts';

/**
 * Step 5: commits the holds of the order and closes its cart. All calls are idempotent, so a run that fails partway is repeated. The holds are
 * committed together with those of other checkouts, and `onCartClosed` is called as soon as the cart is closed.
 */
export async function settleOrder(deps: OrdersDeps, held: HeldCheckout, onCartClosed: () => void): Promise<void> {
  const { body, checkoutId, caller, orderId } = checkoutContext(held);
  await settleAll([
    commitHolds(deps, held),
    withFaultPoints(deps.faults, 'close_cart', () => deps.cart.closeCart({ cartId: body.cartId, checkoutId, orderId }, caller)).then(
      onCartClosed,
    ),
  ]);
  await withFaultPoints(deps.faults, 'complete', () => deps.completeCheckout(held));
}

/** Commits the holds in a batch, and one by one what the batch could not commit. */
async function commitHolds(deps: OrdersDeps, held: HeldCheckout): Promise<void> {
  const { billing, catalog } = deps;
  const { checkoutId, caller } = checkoutContext(held);
  const committed = await deps.commitHolds(held);
  await settleAll([
    ...(committed.stock ? [] : [commitHold(deps, held, 'commit_stock', () => catalog.commitReservation({ checkoutId }, caller))]),
    ...(committed.payment ? [] : [commitHold(deps, held, 'commit_payment', () => billing.commitPayment({ checkoutId }, caller))]),
  ]);
}

/** An order that was canceled in the meantime has released its holds, so a refusal is expected. */
async function commitHold(deps: OrdersDeps, held: HeldCheckout, step: FaultStep, commit: () => Promise<unknown>): Promise<void> {
  try {
    await withFaultPoints(deps.faults, step, commit);
  } catch (error) {
    const status = isRefusal(error) ? await findOrderStatus(deps.db, held, held.orderId) : undefined;
    if (status === undefined || !isClosed(status)) throw error;
  }
}
