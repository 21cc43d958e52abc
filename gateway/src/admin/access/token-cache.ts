import { isOperatorScope, isOperatorToken } from '@storefront/access';
import { isAppError } from '@storefront/errors';
import { type LookupCache, lookupCache } from '../../access/principals/lookup-cache.ts';
import { lookupLanes } from '../../access/principals/lookup-lanes.ts';
import type { AdminClients } from '../clients.ts';
import { anonymousCaller } from './operator-caller.ts';
import type { OperatorPrincipal } from './operator-context.ts';

/** Looks up the owners of tokens. */
export interface TokenCache {
  /** Returns the owner of a valid named token, or undefined. Rejects with 502 or 504 without the gateway. `client` is the address of who sends it. */
  find(text: string | undefined, client: string): Promise<OperatorPrincipal | undefined>;
}

/** Looks tokens up in the gateway's copy and caches the results for less than five seconds, so that a revocation there ends them on every replica, whatever other services do. */
export function tokenCache(operations: AdminClients['operations']['gateway'], now: () => number): TokenCache {
  const lookups: LookupCache<OperatorPrincipal> = lookupCache({
    lanes: lookupLanes(),
    isValid: ({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > now(),
    load: async (token) => {
      try {
        const {
          name,
          scopes,
          tenantId = null,
          expiresAt = null,
          tokenId = null,
        } = await operations.getOperator({}, anonymousCaller(token));
        return { tokenId, name, scopes: scopes.filter(isOperatorScope), tenantId, expiresAt };
      } catch (error) {
        if (isAppError(error, 'unauthorized')) return undefined;
        throw error;
      }
    },
  });
  return {
    async find(text, client) {
      // The token of the environment is not one of the API.
      if (text === undefined || !isOperatorToken(text)) return undefined;
      try {
        return await lookups.find(text, { client: () => client });
      } catch (error) {
        // The gateway, and not this process, is what is unavailable.
        throw isAppError(error, 'service_unavailable') && isAppError(error.cause) ? error.cause : error;
      }
    },
  };
}
