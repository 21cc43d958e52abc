import { type FairQueue, type Flow, type Leave, overloaded, storeOf } from '@storefront/fair-queue';
import { type ContextResponse, type Middleware, requireRoute } from '../context/request-context.ts';
import type { Route } from '../routing/route.ts';
import { DOCUMENT_WAIT_MS, PERMIT_WAIT_MS, type Permits } from './permits.ts';

/** Acquires the permit of a request, or refuses it with 503 if none becomes available in time. A refused request is not charged to the rate limit. */
export const acquirePermit =
  (permits: Permits): Middleware =>
  (_request, response, next) => {
    const { context } = response.locals;
    const { key, shopper, clientAddress } = context;
    // The health is checked most often when the gateway has no permits left.
    if (key === undefined) return next();
    const kind = kindOf(requireRoute(context));
    const waitMs = kind === 'documents' ? DOCUMENT_WAIT_MS : PERMIT_WAIT_MS;
    const client = shopper?.customerId ?? clientAddress ?? key.keyId;
    const proceed = (): void => next();
    const taken = occupy(response, permits[kind], { store: storeOf(key), client }, waitMs);
    return taken instanceof Promise ? taken.then(proceed) : next();
  };

/**
 * Acquires a permit until the whole response has been written, or, if the client leaves before, until the work for it has ended. Synchronous if one is free. What a
 * client has not read yet occupies memory, which `limitSlowReaders` bounds, but no permit: otherwise, one visitor could occupy those of a store by reading slowly.
 */
export function occupy(response: ContextResponse, queue: FairQueue, flow: Flow, waitMs = PERMIT_WAIT_MS): void | Promise<void> {
  const entered = queue.enter({ ...flow, deadlineAt: Date.now() + waitMs });
  if (typeof entered === 'function') return leaveAtEnd(response, entered);
  return entered.then((leave) => {
    if (!response.closed) return leaveAtEnd(response, leave);
    // The client gave up. Nothing is done for it.
    leave();
    throw overloaded();
  });
}

function leaveAtEnd(response: ContextResponse, leave: Leave): void {
  let hasEnded = false;
  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    const { work } = response.locals.context;
    if (work === undefined) return leave();
    work.then(leave, leave);
  };
  response.once('prefinish', end);
  response.once('close', end);
}

/** The routes that a publishable key may read are the catalog, of which clients and shared caches have copies. */
const kindOf = ({ method, access, permits }: Route): keyof Permits =>
  permits ?? (method === 'get' && access === 'any_key' ? 'catalogReads' : 'others');
