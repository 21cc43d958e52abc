/**
 * Measures the pause of `storefront stores move`: `node test/load/measure-move.ts [orders]`, by default 100000. Starts a whole system, gives a store a history of orders,
 * and moves it to a second database of the same server.
 */
import { SERVICE_NAMES } from '@storefront/access';
import { openProvisionedDatabase } from '@storefront/db/testing';
import { startSystem } from '@storefront/local-system';
import { migrateServices } from '@storefront/migrations';
import { moveStore, openCells } from '@storefront/store-move';
import pg from 'pg';
import { aProduct, aStore } from '../support/a-store.ts';
import { eventually } from '../support/eventually.ts';
import { anOrder } from '../support/priced-cart.ts';
import { CUSTOMERS, copiesOfCustomer, copiesOfOrder, insertCopies } from './grow-history.ts';
import { processorSecondsOf } from './processor-time.ts';

const SKU = 'BOLT';
const [orders = 100_000] = process.argv.slice(2).map(Number);

const system = await startSystem({ ephemeral: true });
const client = new pg.Client({ connectionString: system.urls.postgresUrl });
await client.connect();
try {
  await measureMove();
} finally {
  await client.end();
  await system.stop();
}

async function measureMove(): Promise<void> {
  const store = await aStore({ system });
  await store.importProducts([aProduct({ sku: SKU, list_unit_price: 10, stock_quantity: 10_000_000 })]);
  const shopper = await store.shopper();
  const order = await anOrder(shopper, [{ sku: SKU, quantity: 1 }]);
  await eventually(60_000, async () => {
    if ((await shopper.api.get(`/v1/orders/${order.id}`)).body.data.invoices.length === 0) throw new Error('the order has no invoice yet');
  });
  await insertCopies(client, copiesOfCustomer(shopper.customerId), 0, CUSTOMERS - 1);
  await insertCopies(client, copiesOfOrder(order.id), 1, orders);
  await client.query('vacuum analyze');

  process.env.TEST_POSTGRES_URL = system.urls.postgresUrl;
  // Provisioning sets passwords of roles, which belong to the server. Connections of the system that are open stay open.
  const target = await openProvisionedDatabase(SERVICE_NAMES);
  await migrateServices(target.migratorUrl, SERVICE_NAMES);
  const source = new URL(target.migratorUrl);
  source.pathname = new URL(system.urls.postgresUrl).pathname;
  const cells = await openCells({ source: source.href, target: target.migratorUrl }, store.tenantId);
  const before = await postgresSeconds();
  const startedAt = performance.now();
  const steps: string[] = [];
  const progress = (line: string): void => void steps.push(`${line} ${((performance.now() - startedAt) / 1000).toFixed(1)}s`);
  const report = await moveStore(cells, { tenantId: store.tenantId, progress });
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${JSON.stringify({ ...report, seconds, postgresSeconds: (await postgresSeconds()) - before, steps })}\n`);
  await cells.close();
  await target.close();
}

/** The processor time of Postgres, including its connections. */
function postgresSeconds(): Promise<number> {
  return processorSecondsOf(system.processes().find(({ name }) => name === 'postgres')?.pid ?? 0);
}
