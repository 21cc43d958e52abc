import { isAppError } from '@storefront/errors';
import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { Compensation } from '../domain/checkout-step.ts';
import { abandonCheckout } from '../store/checkouts.ts';
import { type Asked, askedFor } from './asked.ts';
import { between } from './faults.ts';

const COMPENSATIONS: Record<Compensation, (deps: OrdersDeps, asked: Asked) => Promise<unknown>> = {
  release_payment: ({ billing }, { checkoutId, caller }) => billing.releasePayment({ checkoutId }, caller),
  release_stock: ({ catalog }, { checkoutId, caller }) => catalog.releaseReservation({ checkoutId }, caller),
  unfreeze_cart: ({ cart }, { body, checkoutId, caller }) => cart.unfreezeCart({ cartId: body.cartId, checkoutId }, caller),
};

/**
 * Gives back what a checkout took, in reverse, and ends it. Repeated as a whole until all of it succeeded; one dead
 * neighbour does not keep the others from getting theirs.
 */
export async function undoCheckout(deps: OrdersDeps, held: HeldCheckout): Promise<void> {
  const asked = askedFor(held);
  const failures: unknown[] = [];
  for (const compensation of held.undo) {
    try {
      await between(deps.faults, compensation, () => giveBack(deps, asked, compensation));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  await between(deps.faults, 'abandon', () => abandonCheckout(deps.db, held));
}

/** A neighbour that knows nothing of what it should give back holds nothing. */
async function giveBack(deps: OrdersDeps, asked: Asked, compensation: Compensation): Promise<void> {
  try {
    await COMPENSATIONS[compensation](deps, asked);
  } catch (error) {
    if (!isAppError(error, 'not_found')) throw error;
  }
}
