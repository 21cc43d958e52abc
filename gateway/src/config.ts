import { flag, integer, port, readEnv, SERVICE_SECRETS, SERVICE_VARIABLES, secret, text, toServiceConfig } from '@storefront/config';
import { z } from 'zod';

/** Settings that the startup line shows only as set or unset. */
export const SECRET_SETTINGS = [...SERVICE_SECRETS, 'redis', 'keyPepper', 'shopperTokenSecret', 'shopperTokenSecretAccepted'];

/** Key lookups are cached and preflights are rare, so the gateway seldom queries its database. */
const POOL_MAX = 5;
/** About 700 list pages of 50 products, a quarter of them cut out of larger ones. The process must stay under 300 MiB, and evicted entries use about as much memory again until they are collected. */
const EDGE_CACHE_MIB = 32;
/** A day of a small store, or an hour of a busy one; about 6 MB of Redis. */
export const REQUEST_LOG_MAX = 10_000;
const MIB = 1024 * 1024;

/** Reads the configuration from the environment and reports all errors at once. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnv(
    {
      ...SERVICE_VARIABLES,
      HOST: text('127.0.0.1'),
      PORT: port(8080),
      DATABASE_POOL_MAX: integer({ min: 1, max: 100 }, POOL_MAX),
      REDIS_URL: text(),
      REDIS_CA_FILE: text().optional(),
      REDIS_SENTINELS: list,
      REDIS_SENTINEL_NAME: text('mymaster'),
      REDIS_SENTINEL_PASSWORD: text().optional(),
      KEY_PEPPER: secret(32),
      SHOPPER_TOKEN_SECRET: secret(32),
      SHOPPER_TOKEN_SECRET_ACCEPTED: secret(32).optional(),
      REUSE_PORT: flag(false),
      EDGE_CACHE_MIB: integer({ min: 0, max: 4096 }, EDGE_CACHE_MIB),
      REQUEST_LOG_MAX: integer({ min: 0, max: 100_000 }, REQUEST_LOG_MAX),
      TRUSTED_PROXIES: list,
      SECURITY_CONTACT: contact.optional(),
      CATALOG_ADDRESS: text(),
      CART_ADDRESS: text(),
      ORDERS_ADDRESS: text(),
      BILLING_ADDRESS: text(),
      WEBHOOKS_ADDRESS: text(),
    },
    env,
  );
  return {
    ...toServiceConfig(values, env),
    host: values.HOST,
    port: values.PORT,
    redis: {
      url: values.REDIS_URL,
      caFile: values.REDIS_CA_FILE,
      sentinels: values.REDIS_SENTINELS,
      primaryName: values.REDIS_SENTINEL_NAME,
      sentinelPassword: values.REDIS_SENTINEL_PASSWORD,
    },
    keyPepper: values.KEY_PEPPER,
    shopperTokenSecret: values.SHOPPER_TOKEN_SECRET,
    /** Another secret whose tokens are accepted, while one replaces the other. */
    shopperTokenSecretAccepted: values.SHOPPER_TOKEN_SECRET_ACCEPTED,
    /** Lets several gateways on this machine listen on the same port. */
    reusePort: values.REUSE_PORT,
    edgeCacheBytesMax: values.EDGE_CACHE_MIB * MIB,
    /** The requests that are retained for developers for each store and mode; 0 retains none. */
    requestLogMax: values.REQUEST_LOG_MAX,
    /** Addresses, networks such as 10.0.0.0/8, or the names loopback, linklocal, and uniquelocal, whose X-Forwarded-For and traceparent headers are trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Where /.well-known/security.txt sends reports of vulnerabilities; without it, the file does not exist. */
    securityContact: values.SECURITY_CONTACT,
    addresses: {
      catalog: values.CATALOG_ADDRESS,
      cart: values.CART_ADDRESS,
      orders: values.ORDERS_ADDRESS,
      billing: values.BILLING_ADDRESS,
      webhooks: values.WEBHOOKS_ADDRESS,
    },
  };
}

/** The configuration of the gateway process. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/** A list separated by commas, which may be empty. */
export const list: z.ZodType<readonly string[]> = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** A URL such as mailto:security@shop.example, or an email address. */
const contact = z
  .string()
  .transform((text) => (text.includes(':') ? text : `mailto:${text}`))
  .refine((url) => /^(?:https:\/\/|tel:|mailto:[^\s@]+@)[^\s@]+$/.test(url), 'must be an email address, or a mailto:, https:, or tel: URL');
