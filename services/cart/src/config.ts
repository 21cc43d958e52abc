import { readEnv, SERVICE_VARIABLES, type ServiceConfig, text, toServiceConfig } from '@storefront/config';

/** The configuration of the cart process. */
export interface Config extends ServiceConfig {
  readonly catalogAddress: string;
}

/** Reads the environment of the process. Throws one error that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv({ ...SERVICE_VARIABLES, CATALOG_ADDRESS: text() }, env);
  return Object.freeze({ ...toServiceConfig(values, env), catalogAddress: values.CATALOG_ADDRESS });
}
