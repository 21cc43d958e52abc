import { readEnv, SERVICE_VARIABLES, type ServiceConfig, text, toServiceConfig } from '@storefront/config';

/** Configuration of the orders service. */
export interface Config extends ServiceConfig {
  readonly catalogAddress: string;
  readonly cartAddress: string;
  readonly billingAddress: string;
}

/** Reads the environment of the process. Throws one error that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv({ ...SERVICE_VARIABLES, CATALOG_ADDRESS: text(), CART_ADDRESS: text(), BILLING_ADDRESS: text() }, env);
  return Object.freeze({
    ...toServiceConfig(values, env),
    catalogAddress: values.CATALOG_ADDRESS,
    cartAddress: values.CART_ADDRESS,
    billingAddress: values.BILLING_ADDRESS,
  });
}
