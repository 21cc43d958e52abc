import type { z } from 'zod';
import { integer, port, secret, text } from './kinds.ts';

/** One process with two cores of Postgres behind it gains nothing from more connections. */
const POOL_MAX = 10;

/** The variables that every service behind gRPC reads. */
export const SERVICE_VARIABLES = {
  GRPC_HOST: text('0.0.0.0'),
  GRPC_PORT: port(),
  DATABASE_URL: text(),
  DATABASE_POOL_MAX: integer({ min: 2, max: 100 }, POOL_MAX),
  NATS_URL: text(),
  SERVICE_TOKEN: secret(),
};

export interface ServiceConfig {
  readonly grpcHost: string;
  readonly grpcPort: number;
  readonly databaseUrl: string;
  readonly databasePoolMax: number;
  readonly natsUrl: string;
  readonly serviceToken: string;
  /** Lists the RPCs to anyone who asks; off in production. */
  readonly reflection: boolean;
}

/** What is secret of them, for the start-up line. */
export const SERVICE_SECRETS = ['databaseUrl', 'natsUrl', 'serviceToken'] as const;

type Values = { readonly [K in keyof typeof SERVICE_VARIABLES]: z.output<(typeof SERVICE_VARIABLES)[K]> };

/** Those variables under the names that code uses. */
export const toServiceConfig = (values: Values, env: NodeJS.ProcessEnv): ServiceConfig => ({
  grpcHost: values.GRPC_HOST,
  grpcPort: values.GRPC_PORT,
  databaseUrl: values.DATABASE_URL,
  databasePoolMax: values.DATABASE_POOL_MAX,
  natsUrl: values.NATS_URL,
  serviceToken: values.SERVICE_TOKEN,
  reflection: env.NODE_ENV !== 'production',
});
