import { readEnv, SERVICE_VARIABLES, type ServiceConfig, toServiceConfig } from '@storefront/config';

/** The configuration of the catalog process. */
export type Config = ServiceConfig;

/** Reads the environment of the process. Throws one error that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv(SERVICE_VARIABLES, env);
  return Object.freeze(toServiceConfig(values, env));
}
