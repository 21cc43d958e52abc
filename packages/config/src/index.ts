export { acceptedTokens, durationMs, flag, integer, parseDuration, port, secret, text } from './kinds.ts';
export { ConfigError, readEnv, startupSummary } from './read-env.ts';
export { SERVICE_SECRETS, SERVICE_VARIABLES, type ServiceConfig, toServiceConfig } from './service-config.ts';
export { TLS_VARIABLES, type TlsFiles, toTlsFiles } from './tls-config.ts';
