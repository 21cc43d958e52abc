import { integer, port, readEnv, secret, text } from '@storefront/config';

/** One service process with two cores of Postgres behind it gains nothing from more connections. */
const POOL_MAX = 10;

export interface Config {
  readonly grpcHost: string;
  readonly grpcPort: number;
  readonly databaseUrl: string;
  readonly databasePoolMax: number;
  readonly natsUrl: string;
  readonly serviceToken: string;
  readonly catalogAddress: string;
  /** Lists the RPCs to anyone who asks; off in production. */
  readonly reflection: boolean;
}

/** Reads the environment of the process; all faults at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv(
    {
      GRPC_HOST: text('0.0.0.0'),
      GRPC_PORT: port(),
      DATABASE_URL: text(),
      DATABASE_POOL_MAX: integer({ min: 1, max: 100 }, POOL_MAX),
      NATS_URL: text(),
      SERVICE_TOKEN: secret(),
      CATALOG_ADDRESS: text(),
    },
    env,
  );
  return {
    grpcHost: values.GRPC_HOST,
    grpcPort: values.GRPC_PORT,
    databaseUrl: values.DATABASE_URL,
    databasePoolMax: values.DATABASE_POOL_MAX,
    natsUrl: values.NATS_URL,
    serviceToken: values.SERVICE_TOKEN,
    catalogAddress: values.CATALOG_ADDRESS,
    reflection: env.NODE_ENV !== 'production',
  };
}
