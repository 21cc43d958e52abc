import 'server-only';
import { isIP } from 'node:net';
import { createStorefront, type EtagStore, type Failure, memoryEtagStore, StorefrontError, settle, type unwrap } from '@storefront/client';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { explain } from './explain';

type Setting = 'STOREFRONT_URL' | 'STOREFRONT_PUBLISHABLE_KEY' | 'STOREFRONT_SECRET_KEY' | 'STOREFRONT_WEBHOOK_SECRET' | 'STORE_URL';

/** Returns a setting when it is used, so that one build serves every environment. */
export function setting(name: Setting): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. See .env.example.`);
  return value;
}

/**
 * Returns the address to which a payment page returns: STORE_URL, or while developing, the name and the port of this machine that the shopper uses, as the cookies of
 * `localhost` are not those of `127.0.0.1`. The shopper can choose it, so links in mails have STORE_URL.
 */
export async function returnUrl(): Promise<string> {
  const [url, used] = [setting('STORE_URL'), `http://${(await headers()).get('host')}`];
  return [url, used].every((each) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(each)) ? used : url;
}

// Pages and route handlers are separate bundles, so the store is shared through the process.
const shared = globalThis as typeof globalThis & { etags?: EtagStore };

/** Returns a client that revalidates with ETags. Visitors use the publishable key: they cannot use up the rate limit of the secret key. */
export const storefront = (key: Setting = 'STOREFRONT_PUBLISHABLE_KEY') =>
  createStorefront({
    baseUrl: setting('STOREFRONT_URL'),
    apiKey: setting(key),
    // Cached pages use the publishable key, and must not depend on who asks.
    ...(key === 'STOREFRONT_SECRET_KEY' && { clientAddress }),
    timeoutMs: 10_000,
    etags: (shared.etags ??= memoryEtagStore()),
    fetch: (request) => fetch(request, { cache: 'no-store' }),
  });

/** Returns the shopper's address, against which failed logins and refused requests count: what the first of the store's own proxies has appended. Anyone can send what comes before it. */
async function clientAddress(): Promise<string | undefined> {
  const proxies = Number(process.env.STORE_PROXIES ?? 0);
  const chain = proxies > 0 ? (await headers()).get('x-forwarded-for')?.split(',') : undefined;
  const address = chain?.at(-proxies)?.trim() ?? '';
  return isIP(address) === 0 ? undefined : address;
}

/** Returns the client of a shopper, or of a visitor. */
export const clientOf = (token: string | undefined) =>
  token === undefined ? storefront() : storefront('STOREFRONT_SECRET_KEY').withShopper(token);

/** Returns the token of the signed-in shopper, if there is one. */
export const shopperToken = async (): Promise<string | undefined> => (await cookies()).get('shopper')?.value;

/** Returns the client of the signed-in shopper. Sends others to the login page, and back to `page` afterward. */
export async function shopperClient(page: string) {
  const token = await shopperToken();
  if (token === undefined) redirect(`/account/login?next=${encodeURIComponent(page)}`);
  return clientOf(token);
}

/** Reads for a page with values from its URL, which anyone can change. Returns why there is nothing if the API refuses them. */
export async function readFiltered<Data>(request: Parameters<typeof unwrap<Data>>[0]): Promise<{ body?: Data; message?: string }> {
  const outcome = await settle(request);
  const isRefused = !outcome.ok && outcome.failure.kind === 'api' && outcome.failure.status === 422;
  return isRefused ? { message: explain(outcome.failure) } : { body: await read(request) };
}

/** The reasons with which the API refuses a token. The proxy has refreshed one that is about to expire. */
const NOT_SIGNED_IN: ReadonlySet<string | null> = new Set(['invalid_shopper_token', 'shopper_token_expired', 'shopper_session_ended']);

/** Reads for a page: ends a session that the API refuses, and shows "not found" for what does not exist. */
export async function read<Data>(request: Parameters<typeof unwrap<Data>>[0]): Promise<Data> {
  const outcome = await settle(request);
  if (outcome.ok) return outcome.data;
  // Pages cannot drop a token. The proxy does for this path.
  if (outcome.failure.kind === 'api' && NOT_SIGNED_IN.has(outcome.failure.reason)) redirect('/account/ended');
  if (outcome.failure.kind === 'api' && outcome.failure.status === 404) notFound();
  throw process.env.NODE_ENV === 'development' ? await setupError(outcome.failure) : new StorefrontError(outcome.failure);
}

/** Says while developing which settings are wrong, and how to link this folder to the store again. In production, a page must not show this. */
async function setupError(failure: Failure): Promise<Error> {
  const url = setting('STOREFRONT_URL');
  if (failure.kind !== 'api') return new Error(`${url} does not respond. Start the API, or change STOREFRONT_URL in .env.local.`);
  if (failure.reason !== 'invalid_api_key') return new StorefrontError(failure);
  const keys = ['STOREFRONT_PUBLISHABLE_KEY', 'STOREFRONT_SECRET_KEY'] as const;
  const pings = await Promise.all(keys.map(async (key) => ({ key, ...(await settle(storefront(key).GET('/v1/ping'))) })));
  const refused = pings.flatMap(({ key, ok }) => (ok ? [] : `${key} (${setting(key).slice(0, 17)}…)`)).join(' and ');
  const link = `npm run create-storefront ${process.cwd()} -- --link`;
  return new Error(
    `${url} refuses ${refused} of .env.local.\n\nTo link this folder to the store again, run in the repository of the API:\n\n${link}`,
  );
}
