import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { readEnv, secret, TLS_VARIABLES, type TlsFiles, text, toTlsFiles } from '@storefront/config';

/** The gRPC addresses of the services, and how the operator identifies itself to them. */
export interface Connection {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly operatorToken: string;
  readonly tls: TlsFiles | undefined;
}

export { SERVICE_NAMES, type ServiceName };

/** Reads the connection from the environment, or from the `operator.json` that a running `npm start` writes. */
export function readConnection(env: NodeJS.ProcessEnv): Connection {
  const values = readEnv(
    {
      OPERATOR_TOKEN: secret(),
      ...TLS_VARIABLES,
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
    operatorToken: values.OPERATOR_TOKEN,
    tls: toTlsFiles(values),
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

/** Returns the settings of a running `npm start`. A token of the environment is sent to it only if no address says that it is for another system. */
function localSystem(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const hasToken = Boolean(env.OPERATOR_TOKEN || env.OPERATOR_TOKEN_FILE);
  if (hasToken && SERVICE_NAMES.some((service) => env[`${service.toUpperCase()}_ADDRESS`])) return {};
  const file = join(env.STOREFRONT_HOME ?? '.storefront', 'operator.json');
  try {
    const { OPERATOR_TOKEN, ...addresses } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ProcessEnv;
    return hasToken ? addresses : { OPERATOR_TOKEN, ...addresses };
  } catch (error) {
    if (hasToken) return {};
    throw new Error(
      `No running system: ${file} does not exist. Run npm start, or set OPERATOR_TOKEN or OPERATOR_TOKEN_FILE, and the *_ADDRESS variables.`,
      {
        cause: error,
      },
    );
  }
}
