import { readEnv, SERVICE_VARIABLES, type ServiceConfig, text, toServiceConfig } from '@storefront/config';

export interface Config extends ServiceConfig {
  readonly catalogAddress: string;
}

/** Reads the environment of the process; all faults at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv({ ...SERVICE_VARIABLES, CATALOG_ADDRESS: text() }, env);
  return { ...toServiceConfig(values, env), catalogAddress: values.CATALOG_ADDRESS };
}
