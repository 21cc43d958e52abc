import { bodyOwner } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import { callerOf } from '../http/context/caller-of.ts';
import { type RequestContext, requireRoute } from '../http/context/request-context.ts';
import type { EdgePolicy } from '../http/routing/route.ts';

/** A lookup in the edge cache. */
export interface EdgeRequest {
  readonly caller: Caller;
  /** The tenant, mode, and price scope that the response belongs to. */
  readonly owner: string;
  /** The owner, the store settings that affect prices, the route, and the normalized query. */
  readonly key: string;
  readonly cacheControl: string;
}

/**
 * Builds the cache key and headers of a catalog read. Only prices depend on the shopper, so only priced reads are scoped to the customer. Changing the currency or
 * tax rate of the store does not raise the catalog version, so both are part of the key.
 */
export function edgeRequestOf(context: RequestContext, policy: EdgePolicy<never>): EdgeRequest {
  const caller = callerOf(context);
  const owner = bodyOwner(caller, policy.perCustomer ? caller.customerId : undefined);
  // Prices depend on the time, so entries from before a sandbox's clock was moved are not used after it.
  const clock = caller.clockOffsetMs ? `@${caller.clockOffsetMs}` : '';
  return {
    caller,
    owner,
    key: `${owner}:${caller.store.currency}:${caller.store.gctRate}:${requireRoute(context).id}${clock}:${context.edgeKey}`,
    cacheControl: context.shopper === undefined ? policy.anonymousCacheControl : policy.shopperCacheControl,
  };
}
