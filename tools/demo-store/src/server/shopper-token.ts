import { type Schemas, type Storefront, settle, StorefrontError } from '@storefront/client';
import type { Request, Response } from 'express';
import type { Refresh } from './coalesce-refreshes.ts';
import { forgetTokens, keepTokens, tokenFrom } from './cookies.ts';

/** Returns the shopper's token, refreshed if it has expired, or undefined if no shopper is signed in. */
export async function shopperToken(refresh: Refresh, request: Request, response: Response): Promise<string | undefined> {
  const held = tokenFrom(request, 'shopper');
  if (held) return held;
  return tokenFrom(request, 'refresh') === undefined ? undefined : renewedToken(refresh, request, response);
}

/** Replaces a token that has expired or that the API refuses. Drops both tokens and returns undefined if the session is over. */
export async function renewedToken(refresh: Refresh, request: Request, response: Response): Promise<string | undefined> {
  const refreshToken = tokenFrom(request, 'refresh');
  const renewed = refreshToken === undefined ? undefined : await refresh(refreshToken);
  if (renewed) keepTokens(request, response, renewed);
  else forgetTokens(request, response);
  return renewed?.shopper_token;
}

/** A shopper who is signed in, as the API knows them. */
interface SignedIn {
  readonly token: string;
  readonly me: Schemas['Me'];
}

/** Returns the shopper whose token the API accepts, or undefined if no shopper is signed in. A token that it refuses is replaced or dropped. */
export async function signedIn(
  clientFor: (token: string) => Storefront,
  refresh: Refresh,
  request: Request,
  response: Response,
): Promise<SignedIn | undefined> {
  const token = await shopperToken(refresh, request, response);
  if (token === undefined) return undefined;
  const me = await customerOf(clientFor(token));
  if (me !== null) return { token, me };
  const renewed = await renewedToken(refresh, request, response);
  const again = renewed === undefined ? null : await customerOf(clientFor(renewed));
  return renewed === undefined || again === null ? undefined : { token: renewed, me: again };
}

/** Returns the shopper of a token; null if the API refuses it. */
async function customerOf({ GET }: Storefront): Promise<Schemas['Me'] | null> {
  const found = await settle(GET('/v1/me'));
  if (found.ok) return found.data.data;
  if (found.failure.kind === 'api' && found.failure.status === 401) return null;
  throw new StorefrontError(found.failure);
}
