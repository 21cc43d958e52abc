/**
 * `node test/load/measurements/soak.ts [--minutes N]`
 *
 * Runs one whole system under a steady mix of hot reads, unchanged reads, uncached pages, and carts, and prints the resident memory of each
 * process every half minute. If memory is bounded, it stops growing after the first minutes. Exits with 1 if a request failed, or if a load or the memory was not seen.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { shortfalls } from '@storefront/lifecycle/testing';
import { startSystem } from '@storefront/local-system';
import autocannon from 'autocannon';
import { cartFlow } from '../flows/cart-flows.ts';
import { flowClient } from '../flows/http-flow.ts';
import { measureFlows } from '../probes/measure.ts';
import { memoryOf } from '../probes/memory-of.ts';
import { edgeProducts } from '../worlds/edge-products.ts';
import { worldOf } from '../worlds/world.ts';

const PRODUCTS = 2000;
const LOOK_EVERY_MS = 30_000;
const HOT_PER_SECOND = 1500;
const UNCHANGED_PER_SECOND = 1000;
/** Enough bytes in ten minutes to fill the gateway's cache many times over. */
const COLD_PER_SECOND = 60;
const CART_LOOPS = 1;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const seconds = Number(values.minutes) * 60;
const system = await startSystem({ log: (line) => process.stderr.write(`${line}\n`) });
const startedAt = performance.now();
try {
  const store = await worldOf(system).newStore();
  const products = edgeProducts(PRODUCTS);
  await store.importProducts(products);
  const { token } = await store.shopper();
  const headers = { authorization: `Bearer ${store.publishableKey}` };
  const shopper = { authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token };
  const list = `${system.baseUrl}/v1/products?limit=50`;
  const etag = (await fetch(list, { headers })).headers.get('etag') ?? '';

  const common = { connections: 4, duration: seconds };
  let page = 0;
  // The combinations of page sizes and offsets produce about 60,000 different pages.
  const aPage = () => `/v1/products?limit=${20 + (page % 31)}&offset=${(page++ * 7) % 1950}`;
  const loads = [
    autocannon({ ...common, url: list, headers, overallRate: HOT_PER_SECOND }),
    autocannon({ ...common, url: list, headers: { ...headers, 'if-none-match': etag }, overallRate: UNCHANGED_PER_SECOND }),
    autocannon({
      ...common,
      url: system.baseUrl,
      headers,
      overallRate: COLD_PER_SECOND,
      requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: aPage() }) }],
    }),
  ];
  const client = flowClient(system.baseUrl, CART_LOOPS);
  const flow = async () => {
    await sleep(50);
    return cartFlow(client, shopper, products[0]?.sku ?? '');
  };
  const carts = measureFlows(flow, { steps: ['create', 'add a line', 'price', 'read'], concurrency: CART_LOOPS, seconds });

  const ended = Promise.all([...loads, carts]);
  for (let look = 0; look * LOOK_EVERY_MS < seconds * 1000; look += 1) {
    await printMemory();
    await sleep(LOOK_EVERY_MS);
  }
  await ended;
  const [hot, unchanged, cold] = await Promise.all(loads);
  const counts = {
    'hot reads': hot?.['2xx'] ?? 0,
    'unchanged reads': unchanged?.statusCodeStats?.['304']?.count ?? 0,
    'uncached pages': cold?.['2xx'] ?? 0,
    carts: (await carts).done,
    processes: await printMemory(),
  };
  const failed = [hot, unchanged, cold].reduce(
    (sum, load) => sum + (load?.errors ?? 0) + (load?.timeouts ?? 0) + (load?.['4xx'] ?? 0) + (load?.['5xx'] ?? 0),
    (await carts).failures,
  );
  process.stdout.write(`${JSON.stringify(counts)}, ${failed} requests failed\n`);
  const missing = shortfalls(counts, { 'hot reads': 1, 'unchanged reads': 1, 'uncached pages': 1, carts: 1, processes: 1 });
  for (const line of missing) process.stdout.write(`FAIL ${line}\n`);
  if (failed > 0 || missing.length > 0) process.exitCode = 1;
  await client.close();
} finally {
  await system.stop();
}

/** Prints the memory of each process, and returns how many there are. */
async function printMemory(): Promise<number> {
  const memory = Object.entries(await memoryOf(system)).map(([name, mebibytes]) => `${name} ${mebibytes}`);
  process.stdout.write(`${Math.round((performance.now() - startedAt) / 1000)} s, MiB: ${memory.join(', ')}\n`);
  return memory.length;
}
