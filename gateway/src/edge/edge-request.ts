import type { Caller } from '@storefront/rpc';
import { callerOf } from '../http/caller-of.ts';
import { type Exchange, routeOf } from '../http/exchange.ts';
import type { EdgePolicy } from '../http/route.ts';

/** What is asked of the edge cache. */
export interface EdgeRequest {
  readonly caller: Caller;
  /** tenant, mode and price scope: whose bytes these are. */
  readonly owner: string;
  /** The owner, the settings of the store that prices show, the route and the normalised query. */
  readonly key: string;
  readonly cacheControl: string;
}

/**
 * The cache key and headers of a catalog read. Only a price depends on the shopper, so only priced reads have a scope per customer. Currency and tax rate
 * are the store's own settings: a change of them moves no catalog version, so they are in the key.
 */
export function edgeRequestOf(exchange: Exchange, policy: EdgePolicy<never>): EdgeRequest {
  const caller = callerOf(exchange);
  const priceScope = policy.perCustomer && caller.customerId !== undefined ? caller.customerId : 'list';
  const owner = `${caller.tenantId}:${caller.mode}:${priceScope}`;
  return {
    caller,
    owner,
    key: `${owner}:${caller.store.currency}:${caller.store.gctRate}:${routeOf(exchange).id}:${exchange.edgeKey}`,
    cacheControl: exchange.shopper === undefined ? policy.anonymousCacheControl : policy.shopperCacheControl,
  };
}
