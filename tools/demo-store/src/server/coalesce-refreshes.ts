import type { Tokens } from './cookies.ts';
import type { GatewayClient } from './gateway-client.ts';

// Long enough for the slowest of several tabs that wake up together, and far shorter than the new token's lifetime.
const REMEMBERED_MS = 30_000;

/** Exchanges a refresh token for new tokens, or returns undefined if it is no longer valid. */
export type Refresh = (refreshToken: string) => Promise<Tokens | undefined>;

/**
 * Coalesces concurrent refreshes of the same token: a refresh token is single-use, and using it twice would
 * sign the shopper out everywhere.
 */
export function coalesceRefreshes(gateway: GatewayClient): Refresh {
  const running = new Map<string, Promise<Tokens | undefined>>();
  return (refreshToken) => {
    const known = running.get(refreshToken);
    if (known) return known;
    const renewal = renew(gateway, refreshToken);
    running.set(refreshToken, renewal);
    const forget = () => running.delete(refreshToken);
    renewal.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget);
    return renewal;
  };
}

async function renew(gateway: GatewayClient, refreshToken: string): Promise<Tokens | undefined> {
  const answer = await gateway.post('/v1/auth/refresh', { refresh_token: refreshToken });
  if (answer.status === 401) return undefined;
  if (!answer.ok) throw new Error(`The gateway returned status ${answer.status} for a token refresh.`);
  const body: unknown = await answer.json();
  const tokens = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!isTokens(tokens)) throw new Error('The gateway returned no tokens for a token refresh.');
  return tokens;
}

/** Reports whether a value has the three fields of a login response. */
export function isTokens(value: unknown): value is Tokens {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['shopper_token', 'refresh_token', 'expires_at'].every((name) => typeof fields[name] === 'string' && fields[name] !== '');
}
