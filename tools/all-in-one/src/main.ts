import { startBilling } from '@storefront/billing';
import { startCart } from '@storefront/cart';
import { startCatalog } from '@storefront/catalog';
import { startGateway } from '@storefront/gateway';
import { runProcess, startParts } from '@storefront/lifecycle';
import { startOrders } from '@storefront/orders';
import { startWebhooks } from '@storefront/webhooks';
import { environmentOf } from './environment-of.ts';

await runProcess('all-in-one', async (life) => {
  const { env } = life;
  // They are closed from the last to the first, so a service is closed after those that call it.
  await startParts(
    [
      { name: 'catalog', env: environmentOf('catalog', env), start: startCatalog },
      { name: 'billing', env: environmentOf('billing', env), start: startBilling },
      { name: 'webhooks', env: environmentOf('webhooks', env), start: startWebhooks },
      { name: 'cart', env: environmentOf('cart', env), start: startCart },
      { name: 'orders', env: environmentOf('orders', env), start: startOrders },
    ],
    life,
  );
  await startParts([{ name: 'gateway', env: environmentOf('gateway', env), start: startGateway }], life);
});
