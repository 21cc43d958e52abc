import type { AcceptedToken } from '@storefront/access';
import type { z } from 'zod';
import { acceptedTokens, flag, integer, port, secret, text } from './kinds.ts';
import { NATS_VARIABLES, type NatsConfig, toNatsConfig } from './nats-config.ts';
import { TLS_VARIABLES, type TlsFiles, toTlsFiles } from './tls-config.ts';

/** More connections bring no benefit for one process with two Postgres cores behind it. */
const POOL_MAX = 10;

/** The variables of every process that serves gRPC. */
export const RPC_VARIABLES = {
  // A service that should be reachable from other machines must be configured so explicitly.
  GRPC_HOST: text('127.0.0.1'),
  GRPC_PORT: port(),
  SERVICE_TOKEN: secret(),
  ACCEPTED_TOKENS: acceptedTokens(),
  ...TLS_VARIABLES,
};

/** The variables that every gRPC service reads. */
export const SERVICE_VARIABLES = {
  ...RPC_VARIABLES,
  ...NATS_VARIABLES,
  DATABASE_URL: text(),
  DATABASE_POOL_MAX: integer({ min: 2, max: 100 }, POOL_MAX),
  DATABASE_PREPARED: flag(true),
};

/** How a process serves and calls gRPC. */
export interface RpcConfig {
  readonly grpcHost: string;
  readonly grpcPort: number;
  /** The token that this process presents to the services it calls. */
  readonly serviceToken: string;
  /** The tokens of the peers that may call this process. */
  readonly acceptedTokens: readonly AcceptedToken[];
  /** The certificate, key, and certificate authority of mutual TLS; without them, gRPC is not encrypted. */
  readonly tls: TlsFiles | undefined;
  /** Whether to enable gRPC reflection, which lists the RPCs to any client; off in production. */
  readonly reflection: boolean;
}

/** The configuration that every gRPC service needs. */
export interface ServiceConfig extends RpcConfig {
  readonly databaseUrl: string;
  readonly databasePoolMax: number;
  /** Whether the URL leads through a pooler in transaction mode, which does not keep prepared statements and other state of a session. */
  readonly databasePooler: boolean;
  readonly nats: NatsConfig;
}

/** The keys of `ServiceConfig` that the startup log line must not show. */
export const SERVICE_SECRETS = ['databaseUrl', 'nats', 'serviceToken', 'acceptedTokens'] as const;

type Values<Variables> = { readonly [K in keyof Variables]: Variables[K] extends z.ZodType ? z.output<Variables[K]> : never };

/** Converts the gRPC variables to an `RpcConfig`. */
export const toRpcConfig = (values: Values<typeof RPC_VARIABLES>, env: NodeJS.ProcessEnv): RpcConfig => ({
  grpcHost: values.GRPC_HOST,
  grpcPort: values.GRPC_PORT,
  serviceToken: values.SERVICE_TOKEN,
  acceptedTokens: values.ACCEPTED_TOKENS,
  tls: toTlsFiles(values),
  reflection: env.NODE_ENV !== 'production',
});

/** Converts the variables to a `ServiceConfig`. */
export const toServiceConfig = (values: Values<typeof SERVICE_VARIABLES>, env: NodeJS.ProcessEnv): ServiceConfig => ({
  ...toRpcConfig(values, env),
  databaseUrl: values.DATABASE_URL,
  databasePoolMax: values.DATABASE_POOL_MAX,
  databasePooler: !values.DATABASE_PREPARED,
  nats: toNatsConfig(values),
});
