import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import { isClosed } from '../domain/order-status.ts';
import { completeCheckout } from '../store/checkouts.ts';
import { findOrderStatus } from '../store/orders.ts';
import { askedFor } from './asked.ts';
import { between, type FaultStep } from './faults.ts';
import { inFull } from './in-full.ts';
import { isRefusal } from './is-refusal.ts';

/**
 * Step 5: what the order took is kept for good, and its cart is closed. All three may be repeated, so a run that fails half-way is simply
 * run again. `onCartClosed` is called as soon as that much is done.
 */
export async function settleOrder(deps: OrdersDeps, held: HeldCheckout, onCartClosed: () => void): Promise<void> {
  const { billing, cart, catalog } = deps;
  const { body, checkoutId, caller, orderId } = askedFor(held);
  await inFull([
    keep(deps, held, 'commit_stock', () => catalog.commitReservation({ checkoutId }, caller)),
    keep(deps, held, 'commit_payment', () => billing.commitPayment({ checkoutId }, caller)),
    between(deps.faults, 'close_cart', () => cart.closeCart({ cartId: body.cartId, checkoutId, orderId }, caller)).then(onCartClosed),
  ]);
  await between(deps.faults, 'complete', () => completeCheckout(deps.db, held));
}

/** An order that was cancelled meanwhile has given its holds back already; then there is nothing to keep, and the refusal is right. */
async function keep(deps: OrdersDeps, held: HeldCheckout, step: FaultStep, commit: () => Promise<unknown>): Promise<void> {
  try {
    await between(deps.faults, step, commit);
  } catch (error) {
    const status = isRefusal(error) ? await findOrderStatus(deps.db, held, held.orderId) : undefined;
    if (status === undefined || !isClosed(status)) throw error;
  }
}
