import type { z } from 'zod';
import { acceptedTokens, flag, integer, port, secret, text } from './kinds.ts';
import { NATS_VARIABLES, toNatsConfig } from './nats-config.ts';
import { TLS_VARIABLES, toTlsFiles } from './tls-config.ts';

/** More connections bring no benefit for one process with two Postgres cores behind it. */
const POOL_MAX = 10;

/** The variables that every gRPC service reads. */
export const SERVICE_VARIABLES = {
  // A service that should be reachable from other machines must be configured so explicitly.
  GRPC_HOST: text('127.0.0.1'),
  GRPC_PORT: port(),
  INTERNAL_PORT: port().optional(),
  SERVICE_TOKEN: secret(),
  ACCEPTED_TOKENS: acceptedTokens(),
  ...TLS_VARIABLES,
  ...NATS_VARIABLES,
  DATABASE_URL: text(),
  DATABASE_POOL_MAX: integer({ min: 2, max: 100 }, POOL_MAX),
  DATABASE_PREPARED: flag(true),
};

/** The keys of `ServiceConfig` that the startup log line must not show. */
export const SERVICE_SECRETS = ['databaseUrl', 'nats', 'serviceToken', 'acceptedTokens'] as const;

type Values<Variables> = { readonly [K in keyof Variables]: Variables[K] extends z.ZodType ? z.output<Variables[K]> : never };

/** Converts the variables to the configuration that every gRPC service needs. */
export const toServiceConfig = (values: Values<typeof SERVICE_VARIABLES>, env: NodeJS.ProcessEnv) => ({
  grpcHost: values.GRPC_HOST,
  grpcPort: values.GRPC_PORT,
  /** The port for health checks by an orchestrator; without it, they are not served. */
  internalPort: values.INTERNAL_PORT,
  /** The token that this process presents to the services it calls. */
  serviceToken: values.SERVICE_TOKEN,
  /** The tokens of the peers that may call this process. */
  acceptedTokens: values.ACCEPTED_TOKENS,
  /** The certificate, key, and certificate authority of mutual TLS; without them, gRPC is not encrypted. */
  tls: toTlsFiles(values),
  /** Whether to enable gRPC reflection, which lists the RPCs to any client; off in production. */
  reflection: env.NODE_ENV !== 'production',
  databaseUrl: values.DATABASE_URL,
  databasePoolMax: values.DATABASE_POOL_MAX,
  /** Whether the URL leads through a pooler in transaction mode, which does not keep prepared statements and other state of a session. */
  databasePooler: !values.DATABASE_PREPARED,
  nats: toNatsConfig(values),
});

/** The configuration that every gRPC service needs. */
export type ServiceConfig = Readonly<ReturnType<typeof toServiceConfig>>;
