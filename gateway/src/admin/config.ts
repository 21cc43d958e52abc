import { port, readEnv, TLS_VARIABLES, text, toTlsFiles } from '@storefront/config';
import { z } from 'zod';
import { list } from '../config.ts';

/** Settings that the startup line shows only as set or unset. */
export const ADMIN_SECRET_SETTINGS = ['redisUrl', 'sessionKeys'];

const KEY_BYTES = 32;

/** Reads the configuration from the environment and reports all errors at once. The token of the environment is not part of it. */
export function readAdminConfig(env: NodeJS.ProcessEnv) {
  const values = readEnv(
    {
      HOST: text('127.0.0.1'),
      PORT: port(8082),
      PUBLIC_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be a URL such as https://admin.shop.example' }).optional(),
      REDIS_URL: text().optional(),
      SESSION_KEYS: sessionKeys.optional(),
      TRUSTED_PROXIES: list,
      INTERNAL_PORT: port().optional(),
      ...TLS_VARIABLES,
      GATEWAY_ADDRESS: text(),
      CATALOG_ADDRESS: text(),
      CART_ADDRESS: text(),
      ORDERS_ADDRESS: text(),
      BILLING_ADDRESS: text(),
      WEBHOOKS_ADDRESS: text(),
    },
    env,
  );
  return Object.freeze({
    host: values.HOST,
    port: values.PORT,
    /** The origin of the API in its document; without it, the document names none. */
    publicBaseUrl: values.PUBLIC_BASE_URL,
    /** Where the back office stores sessions, and the keys that seal them, the first of which seals new ones. Without both, there is the API alone. */
    redisUrl: values.REDIS_URL,
    sessionKeys: values.SESSION_KEYS,
    trustedProxies: values.TRUSTED_PROXIES,
    internalPort: values.INTERNAL_PORT,
    tls: toTlsFiles(values),
    addresses: {
      gateway: values.GATEWAY_ADDRESS,
      catalog: values.CATALOG_ADDRESS,
      cart: values.CART_ADDRESS,
      orders: values.ORDERS_ADDRESS,
      billing: values.BILLING_ADDRESS,
      webhooks: values.WEBHOOKS_ADDRESS,
    },
  });
}

/** Keys in base64, separated by commas or white space. */
const sessionKeys = z
  .string()
  .transform((list) => list.split(/[\s,]+/).map((key) => Buffer.from(key, 'base64')))
  .refine((keys) => keys.every(({ length }) => length === KEY_BYTES), `must be keys of ${KEY_BYTES} random bytes in base64`);
