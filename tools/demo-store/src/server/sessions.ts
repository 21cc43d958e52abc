import { type Schemas, settle, StorefrontError, unwrap } from '@storefront/client';
import type { Request, Response } from 'express';
import type { GatewayClient } from './gateway-client.ts';

type Tokens = Pick<Schemas['ShopperSession'], 'shopper_token' | 'expires_at' | 'refresh_token'>;

const REFRESH_TOKEN_AGE_MS = 30 * 86_400_000;
/** The cookie expires slightly before its token, so that a token does not expire while a request is in flight. */
const MARGIN_MS = 30_000;

/** Lax, because shoppers come back from payment pages to a page that needs the session; other sites may change nothing. */
const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** The sessions of shoppers, whose tokens are in HttpOnly cookies of this server. */
export type Sessions = ReturnType<typeof openSessions>;

/** Creates the sessions. */
export function openSessions(gateway: GatewayClient) {
  /** Exchanges a refresh token for new tokens, the same ones for tabs that do so together, or returns undefined if it is no longer valid. */
  const refresh = async (refreshToken: string): Promise<Tokens | undefined> => {
    const outcome = await settle(gateway.visitor.POST('/v1/auth/refresh', { body: { refresh_token: refreshToken } }));
    if (outcome.ok) return outcome.data.data;
    if (outcome.failure.kind === 'api' && outcome.failure.status === 401) return undefined;
    throw new StorefrontError(outcome.failure);
  };
  /** Replaces a token that has expired or that the API refuses. Deletes both tokens and returns undefined if the session is over. */
  const renewedToken = async (request: Request, response: Response): Promise<string | undefined> => {
    const refreshToken = tokenFrom(request, 'refresh');
    const renewed = refreshToken === undefined ? undefined : await refresh(refreshToken);
    if (renewed) storeTokens(request, response, renewed);
    else clearTokens(request, response);
    return renewed?.shopper_token;
  };
  return {
    renewedToken,
    /** Returns the shopper's token, refreshed if it has expired, or undefined if no shopper is signed in. */
    async token(request: Request, response: Response): Promise<string | undefined> {
      const current = tokenFrom(request, 'shopper');
      if (current !== undefined || tokenFrom(request, 'refresh') === undefined) return current;
      return renewedToken(request, response);
    },
    /** Logs a shopper in, or throws the API's error. */
    async open(request: Request, response: Response, credentials: Schemas['LoginIn']): Promise<void> {
      const { data } = await unwrap(gateway.storefrontFor(request.ip).POST('/v1/auth/login', { body: credentials }));
      storeTokens(request, response, data);
    },
    /** Logs the shopper out, here even if the API does not respond. */
    async close(request: Request, response: Response): Promise<void> {
      const refreshToken = tokenFrom(request, 'refresh');
      clearTokens(request, response);
      if (refreshToken) await settle(gateway.visitor.POST('/v1/auth/logout', { body: { refresh_token: refreshToken } }));
    },
  };
}

/** Cookies are shared across ports. Without the port in their names, two demo pages on one machine would sign each other out. */
const cookieName = (request: Request, kind: 'shopper' | 'refresh'): string => `store_${kind}_${request.socket.localPort}`;

function tokenFrom(request: Request, kind: 'shopper' | 'refresh'): string | undefined {
  const prefix = `${cookieName(request, kind)}=`;
  const pair = (request.headers.cookie ?? '').split(/; */).find((candidate) => candidate.startsWith(prefix));
  const value = pair?.slice(prefix.length);
  return value && /^[\w.~+/=-]+$/.test(value) ? value : undefined;
}

function storeTokens(request: Request, response: Response, { shopper_token, refresh_token, expires_at }: Tokens): void {
  const lifeMs = Math.max(0, Date.parse(expires_at) - Date.now() - MARGIN_MS);
  response.cookie(cookieName(request, 'shopper'), shopper_token, { ...COOKIE, encode: String, maxAge: lifeMs });
  response.cookie(cookieName(request, 'refresh'), refresh_token, { ...COOKIE, encode: String, maxAge: REFRESH_TOKEN_AGE_MS });
}

function clearTokens(request: Request, response: Response): void {
  for (const kind of ['shopper', 'refresh'] as const) response.clearCookie(cookieName(request, kind), COOKIE);
}
