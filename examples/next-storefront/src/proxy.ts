import { settle } from '@storefront/client';
import { type NextRequest, NextResponse } from 'next/server';
import { keepSession } from './lib/session';
import { storefront } from './lib/storefront';

/** Refreshes the session before the page is rendered, because pages cannot set cookies. Requests that arrive together with the same token receive the same next one. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const isRefused = request.nextUrl.pathname === '/account/ended';
  if (isRefused) request.cookies.delete('shopper');
  const token = request.cookies.get('refresh')?.value;
  if (request.cookies.has('shopper') || (token === undefined && !isRefused)) return NextResponse.next();

  const refreshed =
    token === undefined ? undefined : await settle(storefront().POST('/v1/auth/refresh', { body: { refresh_token: token } }));
  if (refreshed?.ok) request.cookies.set('shopper', refreshed.data.data.shopper_token);
  const response = NextResponse.next({ request });
  if (isRefused) response.cookies.delete('shopper');
  if (refreshed?.ok) keepSession(response.cookies, refreshed.data.data);
  // The session has ended. If the API did not respond, the next request tries again.
  else if (refreshed?.failure.kind === 'api' && refreshed.failure.status === 401) response.cookies.delete('refresh');
  return response;
}

export const config = { matcher: ['/((?!_next/static|webhooks|icon.svg).*)'] };
