import { readEnv, SERVICE_VARIABLES, type ServiceConfig, toServiceConfig } from '@storefront/config';

export type Config = ServiceConfig;

/** Reads the environment of the process; all faults at once. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => toServiceConfig(readEnv(SERVICE_VARIABLES, env), env);
