import { integer, port, readEnv, secret, text } from '@storefront/config';

/** How long one step of checkout may take. Three of them in a row stay inside the eight seconds that the gateway gives a checkout. */
export const CALL_DEADLINE_MS = 2_500;

export interface Config {
  readonly grpcHost: string;
  readonly grpcPort: number;
  readonly databaseUrl: string;
  readonly databasePoolMax: number;
  readonly natsUrl: string;
  readonly serviceToken: string;
  /** Lists the RPCs to anyone who asks; off in production. */
  readonly reflection: boolean;
  readonly catalogAddress: string;
  readonly cartAddress: string;
  readonly billingAddress: string;
}

/** The environment of the orders service; every fault of it is told at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv(
    {
      GRPC_HOST: text('0.0.0.0'),
      GRPC_PORT: port(),
      DATABASE_URL: text(),
      DATABASE_POOL_MAX: integer({ min: 1, max: 100 }, 10),
      NATS_URL: text(),
      SERVICE_TOKEN: secret(),
      CATALOG_ADDRESS: text(),
      CART_ADDRESS: text(),
      BILLING_ADDRESS: text(),
    },
    env,
  );
  return Object.freeze({
    grpcHost: values.GRPC_HOST,
    grpcPort: values.GRPC_PORT,
    databaseUrl: values.DATABASE_URL,
    databasePoolMax: values.DATABASE_POOL_MAX,
    natsUrl: values.NATS_URL,
    serviceToken: values.SERVICE_TOKEN,
    reflection: env.NODE_ENV !== 'production',
    catalogAddress: values.CATALOG_ADDRESS,
    cartAddress: values.CART_ADDRESS,
    billingAddress: values.BILLING_ADDRESS,
  });
}
