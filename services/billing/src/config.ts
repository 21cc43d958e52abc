import { readEnv, SERVICE_VARIABLES, type ServiceConfig, secret, text, toServiceConfig } from '@storefront/config';

/** What the billing process is told by its environment. */
export interface Config extends ServiceConfig {
  /** Where browsers reach the gateway: payment pages of the sandbox are under it. */
  readonly publicBaseUrl: string;
  /** Refresh tokens are stored under it; empty leaves them hashed without a key, which 256 random bits bear. */
  readonly sessionPepper: string;
}

/** Reads and checks the environment; all faults are thrown at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv(
    {
      ...SERVICE_VARIABLES,
      PUBLIC_BASE_URL: text(),
      SESSION_PEPPER: secret().optional(),
    },
    env,
  );
  return Object.freeze({
    ...toServiceConfig(values, env),
    publicBaseUrl: values.PUBLIC_BASE_URL,
    sessionPepper: values.SESSION_PEPPER ?? '',
  });
}
