import { integer, port, readEnv, secret, text } from '@storefront/config';
import { z } from 'zod';
import type { Addresses } from './clients.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Readiness for an orchestrator; not served without it. */
  readonly internalPort: number | undefined;
  readonly grpcHost: string;
  readonly grpcPort: number;
  readonly databaseUrl: string;
  readonly databasePoolMax: number;
  readonly natsUrl: string;
  readonly redisUrl: string;
  readonly serviceToken: string;
  readonly keyPepper: string;
  readonly shopperTokenSecret: string;
  readonly replicas: number;
  readonly edgeCacheBytesMax: number;
  /** Addresses or networks whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly addresses: Addresses;
  /** Lists the gRPC services to anyone who asks; off in production. */
  readonly reflection: boolean;
}

export const SECRET_SETTINGS = ['databaseUrl', 'natsUrl', 'redisUrl', 'serviceToken', 'keyPepper', 'shopperTokenSecret'];

/** Key look-ups are cached and preflights rare: the gateway asks its database little. */
const POOL_MAX = 5;
/** About 700 list pages of 50 products, in a process that is to stay under 300 MiB: what leaves a full cache lies about twice as long until it is collected. */
const EDGE_CACHE_MIB = 32;
const MIB = 1024 * 1024;

/** Reads the environment of the process; all faults at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv(
    {
      HOST: text('0.0.0.0'),
      PORT: port(8080),
      INTERNAL_PORT: port().optional(),
      GRPC_HOST: text('0.0.0.0'),
      GRPC_PORT: port(),
      DATABASE_URL: text(),
      DATABASE_POOL_MAX: integer({ min: 1, max: 100 }, POOL_MAX),
      NATS_URL: text(),
      REDIS_URL: text(),
      SERVICE_TOKEN: secret(),
      KEY_PEPPER: secret(32),
      SHOPPER_TOKEN_SECRET: secret(32),
      GATEWAY_REPLICAS: integer({ min: 1, max: 1000 }, 1),
      EDGE_CACHE_MIB: integer({ min: 1, max: 4096 }, EDGE_CACHE_MIB),
      TRUSTED_PROXIES: proxies,
      CATALOG_ADDRESS: text(),
      CART_ADDRESS: text(),
      ORDERS_ADDRESS: text(),
      BILLING_ADDRESS: text(),
      WEBHOOKS_ADDRESS: text(),
    },
    env,
  );
  return {
    host: values.HOST,
    port: values.PORT,
    internalPort: values.INTERNAL_PORT,
    grpcHost: values.GRPC_HOST,
    grpcPort: values.GRPC_PORT,
    databaseUrl: values.DATABASE_URL,
    databasePoolMax: values.DATABASE_POOL_MAX,
    natsUrl: values.NATS_URL,
    redisUrl: values.REDIS_URL,
    serviceToken: values.SERVICE_TOKEN,
    keyPepper: values.KEY_PEPPER,
    shopperTokenSecret: values.SHOPPER_TOKEN_SECRET,
    replicas: values.GATEWAY_REPLICAS,
    edgeCacheBytesMax: values.EDGE_CACHE_MIB * MIB,
    trustedProxies: values.TRUSTED_PROXIES,
    addresses: {
      catalog: values.CATALOG_ADDRESS,
      cart: values.CART_ADDRESS,
      orders: values.ORDERS_ADDRESS,
      billing: values.BILLING_ADDRESS,
      webhooks: values.WEBHOOKS_ADDRESS,
    },
    reflection: env.NODE_ENV !== 'production',
  };
}

/** Parted by commas: addresses, networks such as 10.0.0.0/8, or the names loopback, linklocal and uniquelocal. */
const proxies: z.ZodType<readonly string[]> = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
