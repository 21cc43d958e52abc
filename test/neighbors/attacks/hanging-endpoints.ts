import { freePort } from '@storefront/backing-servers';
import type { Attack } from './attack.ts';
import { productsFile } from './products-file.ts';

const SUBSCRIPTIONS = 20;
const ROWS = 2_000;

/** Endpoints that never respond, and far more events than anyone can deliver to them. */
export const hangingEndpoints: Attack = {
  name: 'hanging-endpoints',
  resource: 'Senders of webhooks',
  does: `${SUBSCRIPTIONS} endpoints that never respond, and ${ROWS} changes of products at a time`,
  reaches: { deliveries: 20, 'catalog import: exit 0': 1 },
  plan: async ({ system, newStore }) => {
    const { tenantId, server, cli } = await newStore();
    const port = await freePort();
    for (let number = 0; number < SUBSCRIPTIONS; number += 1) {
      const endpoint = { endpoint_url: `http://127.0.0.1:${port}/${number}`, event_types: ['product.updated', 'stock.changed'] };
      const { status, text } = await server.post('/v1/webhooks', endpoint);
      if (status !== 201) throw new Error(`an endpoint was not created: ${status} ${text}`);
    }
    const commands = await Promise.all(
      [10, 20].map(async (price) => ['catalog', 'import', await productsFile(system, ROWS, price), '--tenant', tenantId, '--mode', 'live']),
    );
    // The endpoints receive changes of products, not new ones.
    await cli('catalog', 'import', await productsFile(system, ROWS, 15));
    return [
      { kind: 'hang', port },
      { kind: 'commands', commands, concurrent: 1 },
    ];
  },
};
