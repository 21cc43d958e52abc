import type { Schemas } from '@storefront/client';
import type { Request, Response } from 'express';

/** The tokens returned by login and refresh. */
export type Tokens = Pick<Schemas['ShopperSession'], 'shopper_token' | 'expires_at' | 'refresh_token'>;

/** Reports whether a value has the three fields of a login response. */
export function isTokens(value: unknown): value is Tokens {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['shopper_token', 'refresh_token', 'expires_at'].every((name) => typeof fields[name] === 'string' && fields[name] !== '');
}

const REFRESH_TOKEN_AGE_MS = 30 * 86_400_000;
// The cookie expires slightly before its token, so that a token does not expire while a request is in flight.
const MARGIN_MS = 30_000;

// Cookies are shared across ports. Without the port in their names, two demo pages on one machine would sign each other out.
const cookieName = (request: Request, kind: 'shopper' | 'refresh'): string => `store_${kind}_${request.socket.localPort}`;

// Lax, because shoppers come back from payment pages and mails to pages that need the session; what changes something is refused to other sites.
const shared = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** Returns one of the two tokens from the request's HttpOnly cookies. */
export function tokenFrom(request: Request, kind: 'shopper' | 'refresh'): string | undefined {
  const prefix = `${cookieName(request, kind)}=`;
  const pair = (request.headers.cookie ?? '').split(/; */).find((candidate) => candidate.startsWith(prefix));
  const value = pair?.slice(prefix.length);
  return value && /^[\w.~+/=-]+$/.test(value) ? value : undefined;
}

/** Stores both tokens in cookies. */
export function keepTokens(request: Request, response: Response, tokens: Tokens): void {
  const plain = { ...shared, encode: String };
  const lifeMs = Math.max(0, Date.parse(tokens.expires_at) - Date.now() - MARGIN_MS);
  response.cookie(cookieName(request, 'shopper'), tokens.shopper_token, { ...plain, maxAge: lifeMs });
  response.cookie(cookieName(request, 'refresh'), tokens.refresh_token, { ...plain, maxAge: REFRESH_TOKEN_AGE_MS });
}

/** Deletes both cookies. */
export function forgetTokens(request: Request, response: Response): void {
  response.clearCookie(cookieName(request, 'shopper'), shared);
  response.clearCookie(cookieName(request, 'refresh'), shared);
}
