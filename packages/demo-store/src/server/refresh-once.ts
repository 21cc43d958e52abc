import type { Tokens } from './cookies.ts';
import type { GatewayClient } from './gateway-client.ts';

// Long enough for the slowest of several tabs that woke together, far shorter than the new token's life.
const REMEMBERED_MS = 30_000;

/** New tokens for a refresh token, or undefined when it is no longer good. */
export type Refresh = (refreshToken: string) => Promise<Tokens | undefined>;

/**
 * Renews each refresh token once, however many requests ask: a refresh token is good for a single use, and a second use would
 * sign the shopper out everywhere.
 */
export function refreshOnce(gateway: GatewayClient): Refresh {
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
  if (!answer.ok) throw new Error(`the gateway answered a refresh with ${answer.status}`);
  const body: unknown = await answer.json();
  const tokens = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!isTokens(tokens)) throw new Error('the gateway answered a refresh without tokens');
  return tokens;
}

/** Whether a value holds the three fields of a login's answer. */
export function isTokens(value: unknown): value is Tokens {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['shopper_token', 'refresh_token', 'expires_at'].every((name) => typeof fields[name] === 'string' && fields[name] !== '');
}
