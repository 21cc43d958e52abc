import { isMode, isUuid, readStoreSettings, type StoreSettings } from '@storefront/contract';
import { forbidden, notFound } from '@storefront/errors';
import { LRUCache } from 'lru-cache';
import type { Middleware, RequestContext } from '../../http/context/request-context.ts';
import { anonymousCaller } from '../access/operator-caller.ts';
import { type NeededScopes, type OperatorContext, permits } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { type AdminRoute, neededScopes } from './admin-route.ts';
import { type RateWindows, ROWS_PER_REQUEST } from './check-token.ts';
import { requireKey } from './write-headers.ts';

/** As long as a token is trusted. */
const TRUSTED_MS = 4000;
const STORES_MAX = 1000;

/** Returns the settings of a store for a request. Throws the one 404 of stores that are unknown or closed to the token. */
export type OpenStore = (
  path: { readonly store_id: string; readonly mode?: string },
  of: OperatorContext,
  requestId: string,
) => Promise<StoreSettings>;

/** Creates a cache of the settings of stores, which the gateway knows. */
export function openStores({ stores }: Pick<AdminClients, 'stores'>): OpenStore {
  const known = new LRUCache<string, StoreSettings>({ max: STORES_MAX, ttl: TRUSTED_MS });
  return async ({ store_id: id, mode = 'live' }, { principal, token }, requestId) => {
    if (!isUuid(id) || !isMode(mode) || (principal.tenantId !== null && principal.tenantId !== id)) throw notFound('store');
    const name = `${id} ${mode}`;
    const cached = known.get(name);
    if (cached !== undefined) return cached;
    const { store } = await stores.getStore({ tenantId: id, mode }, anonymousCaller(token, requestId));
    if (store === null) throw notFound('store');
    const settings = readStoreSettings(store);
    known.set(name, settings);
    return settings;
  };
}

/** Checks, after the validation, whether the store of the path is open to the token (404), and whether the token has a scope for the route (403). Charges the further rows of a batch. */
export const openStore =
  (open: OpenStore, charge: RateWindows): Middleware =>
  async (_request, response, next) => {
    const { context } = response.locals;
    const { route, operator, input } = admitted(context);
    if (route.isKeyed) requireKey(input);
    const rows = route.rowsOf?.(input.body as never) ?? 0;
    charge(operator.principal.tokenId ?? operator.principal.name, Math.max(0, Math.ceil(rows / ROWS_PER_REQUEST) - 1));
    const path = input.path as { store_id?: string; mode?: string };
    if (path.store_id !== undefined) operator.store = await open({ ...path, store_id: path.store_id }, operator, context.requestId);
    const needed = neededScopes(route, input.query);
    if (!permits(operator.principal, needed)) throw scopeMissing(needed);
    if (route.forAllStores && operator.principal.tenantId !== null)
      throw forbidden('scope_missing', 'This operation needs a token for all stores.');
    next();
  };

/** Returns what the checks before have found out about a request. */
export function admitted({ route, operator, input }: RequestContext) {
  if (route === undefined || operator === undefined || input === undefined) throw new Error('the request was not checked');
  return { route: route as AdminRoute, operator, input };
}

/** The 403 of a token without a scope for the route. */
export const scopeMissing = (needed: NeededScopes) =>
  forbidden(
    'scope_missing',
    `This operation needs a token with one of these scopes: ${needed === 'any' ? 'any' : [...needed, 'admin'].join(', ')}.`,
  );
