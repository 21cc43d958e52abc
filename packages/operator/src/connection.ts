import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv, secret, text } from '@storefront/config';

/** Where the services' gRPC answers, and the credential that they ask for. */
export interface Connection {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly serviceToken: string;
}

export const SERVICE_NAMES = ['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Reads the connection from the environment; where it names nothing, from the `operator.json` of a running `npm start`. */
export function readConnection(env: NodeJS.ProcessEnv): Connection {
  const values = readEnv(
    {
      SERVICE_TOKEN: secret(),
      GATEWAY_ADDRESS: text(),
      CATALOG_ADDRESS: text(),
      CART_ADDRESS: text(),
      ORDERS_ADDRESS: text(),
      BILLING_ADDRESS: text(),
      WEBHOOKS_ADDRESS: text(),
    },
    { ...localSystem(env), ...env },
  );
  return {
    serviceToken: values.SERVICE_TOKEN,
    addresses: {
      gateway: values.GATEWAY_ADDRESS,
      catalog: values.CATALOG_ADDRESS,
      cart: values.CART_ADDRESS,
      orders: values.ORDERS_ADDRESS,
      billing: values.BILLING_ADDRESS,
      webhooks: values.WEBHOOKS_ADDRESS,
    },
  };
}

function localSystem(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env.SERVICE_TOKEN !== undefined) return {};
  const file = join(env.STOREFRONT_HOME ?? '.storefront', 'operator.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ProcessEnv;
  } catch (error) {
    throw new Error(`no running system: ${file} is not there. Run npm start, or set SERVICE_TOKEN and the *_ADDRESS variables.`, {
      cause: error,
    });
  }
}
