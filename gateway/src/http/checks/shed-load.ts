import { AppError } from '@storefront/errors';
import { type Middleware, requireRoute } from '../context/request-context.ts';
import type { Route } from '../routing/route.ts';

/** How many requests a gateway processes at once. */
export interface LoadLimits {
  /** Further reads of the catalog are refused from here on. */
  readonly catalogReads: number;
  /** Any further request is refused from here on. */
  readonly all: number;
}

/**
 * A gateway completes a few thousand requests per second, so a read that is admitted starts within a second. Without a limit, an overloaded gateway
 * works on requests whose clients have already given up.
 */
export const CATALOG_READS_IN_PROGRESS_MAX = 1000;
/** The difference is reserved for carts, checkouts, and orders, which are worth more than a page view and cannot be served from a cache. */
export const IN_PROGRESS_MAX = 1500;

export const LOAD_LIMITS: LoadLimits = { catalogReads: CATALOG_READS_IN_PROGRESS_MAX, all: IN_PROGRESS_MAX };

/** The load of a gateway falls within a fraction of a second. */
const RETRY_AFTER_SECONDS = 1;

/** Refuses requests with 503 while the gateway is overloaded, reads of the catalog first. A refused request is not charged to the rate limit. */
export function shedLoad(limits: LoadLimits): Middleware {
  let inProgress = 0;
  const leave = (): void => {
    inProgress -= 1;
  };
  return (_request, response, next) => {
    const max = isCatalogRead(requireRoute(response.locals.context)) ? limits.catalogReads : limits.all;
    if (inProgress >= max) throw overloaded();
    inProgress += 1;
    response.once('close', leave);
    next();
  };
}

/** The routes that a publishable key may read: the catalog, which clients and shared caches hold copies of. */
const isCatalogRead = ({ method, access }: Route): boolean => method === 'get' && access === 'any_key';

/** The error of a request for which there is no room. */
export const overloaded = (): AppError =>
  new AppError('service_unavailable', 'The service is overloaded.', { reason: 'overloaded', retryAfterSeconds: RETRY_AFTER_SECONDS });
