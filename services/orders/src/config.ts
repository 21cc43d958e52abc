import { readEnv, SERVICE_VARIABLES, text, toServiceConfig } from '@storefront/config';

/** Reads the environment of the process. Throws one error that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnv({ ...SERVICE_VARIABLES, CATALOG_ADDRESS: text(), CART_ADDRESS: text(), BILLING_ADDRESS: text() }, env);
  return Object.freeze({
    ...toServiceConfig(values, env),
    catalogAddress: values.CATALOG_ADDRESS,
    cartAddress: values.CART_ADDRESS,
    billingAddress: values.BILLING_ADDRESS,
  });
}

/** The configuration of the orders process. */
export type Config = ReturnType<typeof readConfig>;
