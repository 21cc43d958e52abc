import { storeOf } from '@storefront/fair-queue';
import { bodyOwner } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import { callerOf } from '../http/context/caller-of.ts';
import { type RequestContext, requireRoute } from '../http/context/request-context.ts';
import type { EdgePolicy, Page, Parts } from '../http/routing/route.ts';

/** A lookup in the edge cache. */
export interface EdgeRequest {
  readonly caller: Caller;
  /** The tenant and mode, by which the memory is shared. */
  readonly store: string;
  /** The tenant, mode, and price scope that the response belongs to. */
  readonly owner: string;
  /** The owner, the store settings that affect prices, the route, and the normalized query. */
  readonly key: string;
  readonly cacheControl: string;
  /** Returns the wanted page of a list; undefined if it must be loaded exactly as asked for. */
  readonly page?: () => WantedPage | undefined;
}

/** The page of a list that a lookup is for. */
export interface WantedPage extends Page {
  readonly otherPage: (page: Page) => OtherPage;
}

/** The lookup of another page of the same list, and the input of the route that asks for it. */
export interface OtherPage {
  readonly wanted: EdgeRequest;
  readonly input: Parts;
}

/**
 * Builds the cache key and headers of a catalog read. Only prices depend on the shopper, so only priced reads are scoped to the customer. Changing the
 * settings of the store does not raise the catalog version, so those that prices depend on are part of the key.
 */
export function edgeRequestOf(context: RequestContext, policy: EdgePolicy<Parts>): EdgeRequest {
  const caller = callerOf(context);
  const owner = bodyOwner(caller, policy.perCustomer ? caller.customerId : undefined);
  // Prices depend on the time, so entries from before a sandbox's clock was moved are not used after it.
  const clock = caller.clockOffsetMs ? `@${caller.clockOffsetMs}` : '';
  const { currency, gctRate, contractPrice } = caller.store;
  const scope = `${owner}:${currency}:${gctRate}:${contractPrice}:${requireRoute(context).id}${clock}`;
  const cacheControl = context.shopper === undefined ? policy.anonymousCacheControl : policy.shopperCacheControl;
  const store = storeOf(caller);
  const edgeRequest = (key: string | undefined): EdgeRequest => ({ caller, store, owner, key: `${scope}:${key}`, cacheControl });

  const { input } = context;
  const { pageOf, keyOf } = policy;
  const wanted = edgeRequest(context.edgeKey);
  if (pageOf === undefined || input === undefined) return wanted;
  return {
    ...wanted,
    page() {
      const page = pageOf(input);
      if (page === undefined) return undefined;
      const otherPage = (other: Page): OtherPage => {
        const otherInput = page.at(other);
        return { wanted: edgeRequest(keyOf(otherInput)), input: otherInput };
      };
      return { limit: page.limit, offset: page.offset, otherPage };
    },
  };
}
