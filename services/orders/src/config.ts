import { readEnv, SERVICE_VARIABLES, type ServiceConfig, text, toServiceConfig } from '@storefront/config';

/**
 * How long one step of checkout may take. Three of them in a row stay inside the eight seconds that the gateway gives a checkout; keeping or
 * giving back comes after them, and is waited for with what is left of the eight (checkout/while-awaited.ts).
 */
export const CALL_DEADLINE_MS = 2_500;

export interface Config extends ServiceConfig {
  readonly catalogAddress: string;
  readonly cartAddress: string;
  readonly billingAddress: string;
}

/** Reads the environment of the process; all faults at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv({ ...SERVICE_VARIABLES, CATALOG_ADDRESS: text(), CART_ADDRESS: text(), BILLING_ADDRESS: text() }, env);
  return Object.freeze({
    ...toServiceConfig(values, env),
    catalogAddress: values.CATALOG_ADDRESS,
    cartAddress: values.CART_ADDRESS,
    billingAddress: values.BILLING_ADDRESS,
  });
}
