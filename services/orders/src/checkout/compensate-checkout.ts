import { isAppError } from '@storefront/errors';
import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { Compensation } from '../domain/checkout-step.ts';
import { abandonCheckout } from '../store/checkouts.ts';
import { type CheckoutContext, checkoutContext } from './checkout-context.ts';
import { withFaultPoints } from './faults.ts';

const COMPENSATIONS: Record<Compensation, (deps: OrdersDeps, context: CheckoutContext) => Promise<unknown>> = {
  release_payment: ({ billing }, { checkoutId, caller }) => billing.releasePayment({ checkoutId }, caller),
  release_stock: ({ catalog }, { checkoutId, caller }) => catalog.releaseReservation({ checkoutId }, caller),
  unfreeze_cart: ({ cart }, { body, checkoutId, caller }) => cart.unfreezeCart({ cartId: body.cartId, checkoutId }, caller),
};

/**
 * Runs the compensations of a checkout, in reverse order of its steps, and abandons it. It is repeated as a whole until every compensation
 * has succeeded; one unavailable service does not block the others.
 */
export async function compensateCheckout(deps: OrdersDeps, held: HeldCheckout): Promise<void> {
  const context = checkoutContext(held);
  const failures: unknown[] = [];
  for (const compensation of held.undo) {
    try {
      await withFaultPoints(deps.faults, compensation, () => compensate(deps, context, compensation));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  await withFaultPoints(deps.faults, 'abandon', () => abandonCheckout(deps.db, held));
}

/** A service that does not know the checkout or the cart has nothing to release. */
async function compensate(deps: OrdersDeps, context: CheckoutContext, compensation: Compensation): Promise<void> {
  try {
    await COMPENSATIONS[compensation](deps, context);
  } catch (error) {
    if (!isAppError(error, 'not_found')) throw error;
  }
}
