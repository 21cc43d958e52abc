import { isAppError } from '@storefront/errors';
import { CART_MOVED } from '../domain/cart-states.ts';

/** A shopper with three devices on one cart; past that the 409 is the answer. */
const ATTEMPTS_MAX = 3;

/** Runs `work` again, from its reading of the cart on, when somebody changed the cart between its quotes and its lock. */
export async function untilStill<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS_MAX || !isAppError(error, 'conflict') || error.reason !== CART_MOVED) throw error;
    }
  }
}
