import type { Schemas } from '@storefront/client';

const MONTH_SECONDS = 30 * 86_400;
/** How long before its token expires a session is refreshed. */
const MARGIN_SECONDS = 60;

type CookieJar = { set(name: string, value: string, options: object): unknown };

/** Lax rather than Strict: the shopper must be signed in when the hosted payment page redirects back to the store. */
const keep = (jar: CookieJar, name: string, value: string, maxAge: number): unknown =>
  jar.set(name, value, { httpOnly: true, sameSite: 'lax', secure: !process.env.STORE_URL?.startsWith('http:'), path: '/', maxAge });

/** Keeps a session in two cookies. That of the token ends shortly before the token does, which makes the proxy refresh it. */
export function keepSession(jar: CookieJar, session: Schemas['ShopperSession']): void {
  const seconds = Math.floor((Date.parse(session.expires_at) - Date.now()) / 1_000) - MARGIN_SECONDS;
  keep(jar, 'shopper', session.shopper_token, Math.max(seconds, MARGIN_SECONDS));
  keep(jar, 'refresh', session.refresh_token, MONTH_SECONDS);
}

/** Keeps the ID of the shopper's cart, as long as the API keeps an inactive cart. */
export const keepCart = (jar: CookieJar, id: string): unknown => keep(jar, 'cart', id, MONTH_SECONDS);
