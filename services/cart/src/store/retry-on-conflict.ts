import { isAppError } from '@storefront/errors';
import { CART_CHANGED } from '../domain/cart-states.ts';
import { LIST_CHANGED } from '../domain/saved-list.ts';

/** Enough for a shopper with three devices; after that the client receives the 409. */
const ATTEMPTS_MAX = 3;

/** Runs `work` again, from reading the cart or the list, if that was changed between the catalog's quotes and the save. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS_MAX || !isAppError(error, 'conflict') || ![CART_CHANGED, LIST_CHANGED].includes(error.reason ?? ''))
        throw error;
    }
  }
}
