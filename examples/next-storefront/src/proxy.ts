import { type Outcome, type Schemas, settle } from '@storefront/client';
import { type NextRequest, NextResponse } from 'next/server';
import { keepSession } from './lib/session';
import { storefront } from './lib/storefront';

type Refreshed = Outcome<{ data: Schemas['ShopperSession'] }>;

/** A refresh token works once, and a page makes several requests at a time: all that arrive with the same token share one refresh. */
const refreshes = new Map<string, Promise<Refreshed>>();
const SHARED_MS = 30_000;

/** Refreshes the session before the page is rendered, because pages cannot set cookies. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const isRefused = request.nextUrl.pathname === '/account/ended';
  if (isRefused) request.cookies.delete('shopper');
  const token = request.cookies.get('refresh')?.value;
  if (request.cookies.has('shopper') || (token === undefined && !isRefused)) return NextResponse.next();

  const refreshed = token === undefined ? undefined : await (refreshes.get(token) ?? refresh(token));
  if (refreshed?.ok) request.cookies.set('shopper', refreshed.data.data.shopper_token);
  const response = NextResponse.next({ request });
  if (isRefused) response.cookies.delete('shopper');
  if (refreshed?.ok) keepSession(response.cookies, refreshed.data.data);
  // The session has ended. If the API did not respond, the next request tries again.
  else if (refreshed?.failure.kind === 'api' && refreshed.failure.status === 401) response.cookies.delete('refresh');
  return response;
}

function refresh(token: string): Promise<Refreshed> {
  const started = settle(storefront().POST('/v1/auth/refresh', { body: { refresh_token: token } }));
  refreshes.set(token, started);
  setTimeout(() => refreshes.delete(token), SHARED_MS).unref();
  return started;
}

export const config = { matcher: ['/((?!_next/static|webhooks|icon.svg).*)'] };
