import { integer, port, readEnv, secret, text } from '@storefront/config';

/** What the billing process is told by its environment. */
export interface Config {
  readonly grpcHost: string;
  readonly grpcPort: number;
  readonly databaseUrl: string;
  readonly databasePoolMax: number;
  readonly natsUrl: string;
  readonly serviceToken: string;
  /** Where browsers reach the gateway: payment pages of the sandbox are under it. */
  readonly publicBaseUrl: string;
  /** Refresh tokens are stored under it; empty leaves them hashed without a key, which 256 random bits bear. */
  readonly sessionPepper: string;
  readonly reflection: boolean;
}

/** Reads and checks the environment; all faults are thrown at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv(
    {
      GRPC_HOST: text('0.0.0.0'),
      GRPC_PORT: port(),
      DATABASE_URL: text(),
      DATABASE_POOL_MAX: integer({ min: 2, max: 100 }, 10),
      NATS_URL: text(),
      SERVICE_TOKEN: secret(),
      PUBLIC_BASE_URL: text(),
      SESSION_PEPPER: secret().optional(),
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
    publicBaseUrl: values.PUBLIC_BASE_URL,
    sessionPepper: values.SESSION_PEPPER ?? '',
    reflection: env.NODE_ENV !== 'production',
  });
}
