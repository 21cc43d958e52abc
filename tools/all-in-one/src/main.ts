import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { readConfig as readBillingConfig, startBilling } from '@storefront/billing';
import { readConfig as readCartConfig, startCart } from '@storefront/cart';
import { readConfig as readCatalogConfig, startCatalog } from '@storefront/catalog';
import { readConfig as readGatewayConfig, startGateway } from '@storefront/gateway';
import { runProcess, startServices } from '@storefront/lifecycle';
import { readConfig as readOrdersConfig, startOrders } from '@storefront/orders';
import { inProcessAddress } from '@storefront/rpc';
import { readConfig as readWebhooksConfig, startWebhooks } from '@storefront/webhooks';

await runProcess('all-in-one', async (life) => {
  const { env } = life;
  // Each service is started after those that it calls, and closed before them.
  await startServices(
    [
      { name: 'catalog', env: environmentOf('catalog', env), readConfig: readCatalogConfig, start: startCatalog },
      { name: 'billing', env: environmentOf('billing', env), readConfig: readBillingConfig, start: startBilling },
      { name: 'webhooks', env: environmentOf('webhooks', env), readConfig: readWebhooksConfig, start: startWebhooks },
      { name: 'cart', env: environmentOf('cart', env), readConfig: readCartConfig, start: startCart },
      { name: 'orders', env: environmentOf('orders', env), readConfig: readOrdersConfig, start: startOrders },
      { name: 'gateway', env: environmentOf('gateway', env), readConfig: readGatewayConfig, start: startGateway },
    ],
    life,
  );
});

/**
 * Returns the environment of one service. A variable whose name begins with that of a service, such as `CART_DATABASE_URL`, sets the rest of its name for this
 * service alone; all others are set for every service. The services call each other in the process, whatever their addresses are for other programs.
 */
export function environmentOf(service: ServiceName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const prefix = `${service.toUpperCase()}_`;
  const own = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  );
  const replaced = new Set(own.flatMap(([name]) => [withoutFile(name), `${withoutFile(name)}_FILE`]));
  const shared = Object.entries(env).filter(([name]) => !replaced.has(name));
  // The gateway, which starts last, reports the health of all.
  const internal = service === 'gateway' ? {} : { INTERNAL_PORT: undefined };
  return { ...Object.fromEntries(shared), ...internal, ...Object.fromEntries(own), ...inProcess() };
}

/** A variable can be given as the name of a file that contains its value. */
const withoutFile = (name: string): string => name.replace(/_FILE$/, '');

const inProcess = (): Readonly<Record<string, string>> =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [`${name.toUpperCase()}_ADDRESS`, inProcessAddress(name)]));
