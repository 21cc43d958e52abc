import { type Storefront, StorefrontError, settle } from '@storefront/client';
import type { Tokens } from './cookies.ts';

// Long enough for the slowest of several tabs that wake up together, and far shorter than the new token's lifetime.
const REMEMBERED_MS = 30_000;

/** Exchanges a refresh token for new tokens, or returns undefined if it is no longer valid. */
export type Refresh = (refreshToken: string) => Promise<Tokens | undefined>;

/**
 * Coalesces concurrent refreshes of the same token: a refresh token is single-use, and using it twice would
 * sign the shopper out everywhere.
 */
export function coalesceRefreshes(storefront: Storefront): Refresh {
  const running = new Map<string, Promise<Tokens | undefined>>();
  return (refreshToken) => {
    const known = running.get(refreshToken);
    if (known) return known;
    const renewal = renew(storefront, refreshToken);
    running.set(refreshToken, renewal);
    const forget = () => running.delete(refreshToken);
    renewal.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget);
    return renewal;
  };
}

async function renew({ POST }: Storefront, refreshToken: string): Promise<Tokens | undefined> {
  const outcome = await settle(POST('/v1/auth/refresh', { body: { refresh_token: refreshToken } }));
  if (outcome.ok) return outcome.data.data;
  if (outcome.failure.kind === 'api' && outcome.failure.status === 401) return undefined;
  throw new StorefrontError(outcome.failure);
}
