import { invalid } from '@storefront/errors';

/** Stripe's own API. */
export const STRIPE_API_BASE = 'https://api.stripe.com';

/** The Stripe account of a store. */
export interface StripeAccount {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** The origin of the API, without a path. */
  readonly apiBase: string;
}

const API_KEY = /^(?:sk|rk)_(test|live)_[A-Za-z0-9_]{8,240}$/;
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/=_-]{16,240}$/;

/** Reports whether an API key moves real money. */
export const isLiveKey = (apiKey: string): boolean => API_KEY.exec(apiKey)?.[1] === 'live';

/** Returns enough of an API key to recognize it: its kind and its last four characters. */
export const keyHint = (apiKey: string): string => `${apiKey.slice(0, 8)}...${apiKey.slice(-4)}`;

/** Returns the account, or throws `validation_error` for the first invalid part. No message contains a secret. */
export function checkAccount({ apiKey, webhookSecret, apiBase }: StripeAccount): StripeAccount {
  if (!API_KEY.test(apiKey))
    throw invalid('api_key', 'must be a secret or restricted API key: sk_live_…, sk_test_…, rk_live_…, or rk_test_…');
  if (!WEBHOOK_SECRET.test(webhookSecret)) throw invalid('webhook_secret', 'must be the signing secret of a webhook endpoint: whsec_…');
  return { apiKey, webhookSecret, apiBase: checkApiBase(apiBase, isLiveKey(apiKey)) };
}

/** Returns the origin of a base URL. A key that moves real money is sent over TLS only. */
function checkApiBase(apiBase: string, isLive: boolean): string {
  const url = URL.canParse(apiBase) ? new URL(apiBase) : undefined;
  const isOrigin = url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!isOrigin || !['https:', 'http:'].includes(url.protocol))
    throw invalid('api_base', `must be a URL without a path, such as ${STRIPE_API_BASE}`);
  if (isLive && url.protocol !== 'https:') throw invalid('api_base', 'must be https for a live API key');
  return url.origin;
}
