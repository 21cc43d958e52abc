import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONCURRENCY, PRODUCTS } from './shop.ts';

/** Describes versions, settings, and what each request returns, so that a reader can judge the comparison. */
export async function notes(): Promise<string> {
  const [vendure, medusa] = await Promise.all([versionOf('vendure', '@vendure/core'), versionOf('medusa', '@medusajs/medusa')]);
  return `Run on ${new Date().toISOString().slice(0, 10)} with Vendure ${vendure} and Medusa ${medusa}, each one process with \`NODE_ENV=production\` and a pool of 32 connections, on the Postgres of the
system, whose services open up to 83 connections in all: the same durable commits, a database each, ${PRODUCTS.toLocaleString('en-US')} products of the same texts and prices, one variant each, one currency, ${CONCURRENCY} requests at once from one load generator.

- **List and search** return up to 50 products with texts, prices, and whether they are in stock. Vendure answers from the index of its DefaultSearchPlugin, Medusa from its product
  module with calculated prices and stock. This system also returns specs, units, price breaks, and the total. The queries include prefixes, SKUs, and misspelled
  words. How many products each shop finds is not compared, so a shop that finds fewer has less to return. One of 16 responses is parsed and checked.
- **Detail** returns one product with its price, stock, texts, and images.
- **Cart**: this system takes three requests (create, add, price), Medusa two, Vendure one; each row counts whole carts with a total. *p50* and *p95* are of single requests.
- **Order** ends with a placed order; every shop tracks stock. This system takes four requests and, within the measured time, sends its events and issues the invoice; the
  customer has credit terms. Vendure takes three requests (guest, address, shipping, and a settled dummy payment, several mutations in each), Medusa seven (guest, address, shipping, and
  the manual payment provider). Their shipping and tax are part of the order; this system's order has tax and no shipping.
- **Processes**: this system has six services, NATS, and Redis; *one process* is a second system of the same kind, with a Postgres of its own, whose services share a process (\`npm start -- --all-in-one\`). The rivals run their background work in the process that serves requests; Medusa without Redis, so that its events, caches, and locks are in memory.
  No page is read twice before all others have been. This system cuts pages out of 200 products that its gateway keeps; *nothing cached* is a gateway that keeps none. A
  detail can come from the cache of the gateway once every product has been read.`;
}

async function versionOf(folder: string, name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
