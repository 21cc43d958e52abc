import { readConfig as readBillingConfig, startBilling } from '@storefront/billing';
import { readConfig as readCartConfig, startCart } from '@storefront/cart';
import { readConfig as readCatalogConfig, startCatalog } from '@storefront/catalog';
import { readConfig as readGatewayConfig, startGateway } from '@storefront/gateway';
import { readAdminConfig, startAdmin } from '@storefront/gateway/admin';
import { runProcess, startServices } from '@storefront/lifecycle';
import { readConfig as readOrdersConfig, startOrders } from '@storefront/orders';
import { readConfig as readWebhooksConfig, startWebhooks } from '@storefront/webhooks';
import { environmentOf } from './environment-of.ts';

await runProcess('all-in-one', async (life) => {
  const { env } = life;
  // Without its own port, the process has no Admin API.
  const admin = env.ADMIN_PORT ? [{ name: 'admin', env: environmentOf('admin', env), readConfig: readAdminConfig, start: startAdmin }] : [];
  // Each service is started after those that it calls, and closed before them.
  await startServices(
    [
      { name: 'catalog', env: environmentOf('catalog', env), readConfig: readCatalogConfig, start: startCatalog },
      { name: 'billing', env: environmentOf('billing', env), readConfig: readBillingConfig, start: startBilling },
      { name: 'webhooks', env: environmentOf('webhooks', env), readConfig: readWebhooksConfig, start: startWebhooks },
      { name: 'cart', env: environmentOf('cart', env), readConfig: readCartConfig, start: startCart },
      { name: 'orders', env: environmentOf('orders', env), readConfig: readOrdersConfig, start: startOrders },
      { name: 'gateway', env: environmentOf('gateway', env), readConfig: readGatewayConfig, start: startGateway },
      ...admin,
    ],
    life,
  );
});
