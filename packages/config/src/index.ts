export { acceptedTokens, durationMs, flag, integer, parseDuration, port, secret, text } from './kinds.ts';
export { NATS_VARIABLES, type NatsConfig, toNatsConfig } from './nats-config.ts';
export { ConfigError, readEnv, startupSummary } from './read-env.ts';
export {
  RPC_VARIABLES,
  type RpcConfig,
  SERVICE_SECRETS,
  SERVICE_VARIABLES,
  type ServiceConfig,
  toRpcConfig,
  toServiceConfig,
} from './service-config.ts';
export { TLS_VARIABLES, type TlsFiles, toTlsFiles } from './tls-config.ts';
