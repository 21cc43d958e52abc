import { isAppError } from '@storefront/errors';
import { CART_CHANGED } from '../domain/cart-states.ts';

/** Enough for a shopper with three devices; after that the client receives the 409. */
const ATTEMPTS_MAX = 3;

/** Runs `work` again, from reading the cart, if the cart was changed between the catalog's quotes and the save. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS_MAX || !isAppError(error, 'conflict') || error.reason !== CART_CHANGED) throw error;
    }
  }
}
