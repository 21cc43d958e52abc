import type { Store } from './store.ts';

/** Returns the settings of the storefront: its `.env.local`. */
export const envFile = ({ url, secretKey, publishableKey }: Store, storeUrl: string, webhookSecret: string): string =>
  Object.entries({
    STOREFRONT_URL: url,
    STOREFRONT_PUBLISHABLE_KEY: publishableKey,
    STOREFRONT_SECRET_KEY: secretKey,
    STOREFRONT_WEBHOOK_SECRET: webhookSecret,
    STORE_URL: storeUrl,
    STORE_PROXIES: '0',
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
