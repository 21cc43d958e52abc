import { type FairQueue, overloaded, storeOf } from '@storefront/fair-queue';
import { type ContextResponse, type Middleware, requireRoute } from '../context/request-context.ts';
import type { Route } from '../routing/route.ts';
import { PLACE_WAIT_MS, type Places } from './places.ts';

/** Takes the place of a request, or refuses it with 503 if there is none in time. A refused request is not charged to the rate limit. */
export const takePlace =
  (places: Places): Middleware =>
  (_request, response, next) => {
    const { context } = response.locals;
    const { key, shopper, clientAddress } = context;
    // The health is checked most often when the gateway has no places left.
    if (key === undefined) return next();
    const queue = places[kindOf(requireRoute(context))];
    const proceed = (): void => next();
    const taken = occupy(response, queue, storeOf(key), shopper?.customerId ?? clientAddress ?? key.keyId);
    return taken instanceof Promise ? taken.then(proceed) : next();
  };

/** Takes a place until the response has been sent. Synchronous if one is free. */
export function occupy(response: ContextResponse, queue: FairQueue, store: string, client: string): void | Promise<void> {
  const entered = queue.enter({ store, client, deadlineAt: Date.now() + PLACE_WAIT_MS });
  if (typeof entered === 'function') return void response.once('close', entered);
  return entered.then((leave) => {
    if (!response.closed) return void response.once('close', leave);
    // The client gave up. Nothing is done for it.
    leave();
    throw overloaded();
  });
}

/** The routes that a publishable key may read are the catalog, of which clients and shared caches hold copies. */
const kindOf = ({ method, access, places }: Route): keyof Places =>
  places ?? (method === 'get' && access === 'any_key' ? 'catalogReads' : 'others');
