export { durationMs, flag, integer, parseDuration, port, secret, text } from './kinds.ts';
export { ConfigError, readEnv, startupSummary } from './read-env.ts';
