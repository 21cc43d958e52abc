import { ORDER_STEPS, orderFlow, type ShopperHeaders } from '../flows/cart-flows.ts';
import { flowClient } from '../flows/http-flow.ts';
import { withBytesWritten } from '../probes/bytes-written.ts';
import { measureFlows, type Sample } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import { setSizesOf } from '../probes/set-sizes.ts';
import type { Row } from '../run-rows.ts';
import { edgeProducts } from '../worlds/edge-products.ts';
import type { RowsOf, World } from '../worlds/world.ts';

const CONCURRENCY = 8;
const PRODUCTS = 1_000;

/** The cost of an order and a read in memory, disk, and logs. `--write` writes the table of docs/operations.md, with the processor time of `checkout` and `edge`. */
export const rowsOf: RowsOf = async ({ system, newStore }) => {
  const products = edgeProducts(PRODUCTS);
  const store = await newStore();
  await store.importProducts(products.map((product) => ({ ...product, stock_quantity: 1_000_000_000 })));
  const shoppers: ShopperHeaders[] = [];
  for (let index = 0; index < CONCURRENCY; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000000', '--terms-days', '30']);
    shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  const client = flowClient(system.baseUrl, CONCURRENCY);
  const headers = { authorization: `Bearer ${store.publishableKey}` };
  const anySku = () => products[Math.floor(Math.random() * PRODUCTS)]?.sku ?? '';
  const read = async () => {
    const path = Math.random() < 0.5 ? '/v1/products?limit=50' : `/v1/products/${anySku()}`;
    return [(await client.send({ method: 'GET', path, headers, status: 200 })).ms];
  };
  const row = (work: string, flow: (loop: number) => Promise<readonly number[]>, steps: readonly string[]): Row => ({
    work,
    contenders: [
      {
        name: 'storefront',
        measure: (seconds) => withMemory(system, () => measureFlows(flow, { steps, concurrency: CONCURRENCY, seconds })),
      },
    ],
    goal: () => ({ target: '', result: '', met: true }),
  });
  return {
    rows: [row('order', (loop) => orderFlow(client, shoppers[loop] ?? {}, anySku()), ORDER_STEPS), row('read', read, ['read'])],
    close: () => client.close(),
  };
};

async function withMemory(system: World['system'], measure: () => Promise<Sample>): Promise<Sample> {
  const sample = await withBytesWritten(system, measure);
  const sizes = Object.values(await setSizesOf(processesOf(system)));
  return { ...sample, memoryMiB: sizes.reduce((sum, { proportional }) => sum + proportional, 0) / 1024 };
}
