/**
 * Measures what a search that matches every product costs, and what it does to other reads: `node test/load/measurements/measure-search.ts`. Calls the
 * catalog service, in its own process, with 70,000 products on a separate Postgres that is deleted afterward.
 */
import { TEST_TOKENS } from '@storefront/access/testing';
import { openTestDatabase } from '@storefront/db/testing';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import { type Client, createClient } from '@storefront/rpc';
import pg from 'pg';
import type { Database } from '../../../services/catalog/src/store/schema.ts';
import { aCaller, importRows } from '../../../services/catalog/src/testing/builders.ts';
import { startCatalogProcess } from '../../../services/catalog/src/testing/catalog-process.ts';
import startServers from '../../support/systems/start-servers.ts';
import stopServers from '../../support/systems/stop-servers.ts';
import { catalogProduct, searchQuery, skuOf } from '../worlds/catalog-data.ts';
import { copyProducts } from '../worlds/grow-catalog.ts';

/** Products that are imported normally, and the copies of each. */
const IMPORTED = 10_000;
const COPIES = 6;
const CONNECTIONS = 16;
const PHASE_MS = 10_000;
const DEADLINE_MS = 2000;
/** Two words that every product contains. */
const COMMON = 'for and';

type Catalog = Client<CatalogServiceDefinition>;
const caller = aCaller();

await startServers();
const database = await openTestDatabase<Database>({
  name: 'catalog',
  migrations: new URL('../../../services/catalog/migrations/', import.meta.url),
});
const service = await startCatalogProcess(database.url);
const catalogs = Array.from({ length: CONNECTIONS + 1 }, () =>
  createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
    address: service.address,
    serviceToken: TEST_TOKENS.gateway,
    deadlineMs: DEADLINE_MS,
  }),
);
try {
  await importRows(
    database.db,
    caller,
    Array.from({ length: IMPORTED }, (_, index) => catalogProduct(index)),
  );
  for (let copy = 1; copy <= COPIES; copy += 1) await copyProducts(database.db, caller, IMPORTED, copy, copy);
  await vacuum();
  await measureSearch();
} finally {
  for (const catalog of catalogs) catalog.close();
  await service.end('SIGTERM');
  await database.close();
  await stopServers();
}

async function measureSearch(): Promise<void> {
  const [reader, ...flooding] = catalogs;
  if (reader === undefined) return;
  await repeated((run) => detail(reader, run));
  const alone = await repeated((run) => detail(reader, run));
  print('detail, alone', alone);
  for (const q of ['a', 'br', 'front', COMMON]) print(`search for ${q}, alone`, await repeated(() => search(reader, q)));
  print('mixed searches, alone', await repeated((run) => search(reader, searchQuery(run))));
  for (const q of ['a', 'br', COMMON]) {
    const flood = flooding.map((catalog) => repeated(() => search(catalog, q)));
    const [details, ...floods] = await Promise.all([repeated((run) => detail(reader, run)), ...flood]);
    print(`detail, during searches for ${q} on ${CONNECTIONS} connections`, details);
    process.stdout.write(`  p95 is ${(percentile(details, 0.95) / percentile(alone, 0.95)).toFixed(1)} times its value alone\n`);
    print(`the searches for ${q}`, { ms: floods.flatMap(({ ms }) => ms), failed: floods.reduce((sum, { failed }) => sum + failed, 0) });
  }
}

function search(catalog: Catalog, q: string): Promise<unknown> {
  return catalog.listProducts({ q, tags: [], limit: 50, offset: 0 }, caller);
}

function detail(catalog: Catalog, run: number): Promise<unknown> {
  return catalog.getProduct({ sku: skuOf((run * 7919) % IMPORTED) }, caller);
}

interface Times {
  readonly ms: readonly number[];
  readonly failed: number;
}

/** Calls one after the other for the length of a phase. */
async function repeated(call: (run: number) => Promise<unknown>): Promise<Times> {
  const ms: number[] = [];
  let failed = 0;
  const endsAt = performance.now() + PHASE_MS;
  for (let run = 0; performance.now() < endsAt; run += 1) {
    const startedAt = performance.now();
    const isOk = await call(run).then(
      () => true,
      () => false,
    );
    if (isOk) ms.push(performance.now() - startedAt);
    else failed += 1;
  }
  return { ms, failed };
}

function print(name: string, times: Times): void {
  const at = (share: number): string => percentile(times, share).toFixed(1);
  process.stdout.write(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${times.ms.length} ok, ${times.failed} failed\n`);
}

function percentile({ ms }: Times, share: number): number {
  const sorted = ms.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Vacuums and analyzes after a bulk write, as autovacuum eventually would. */
async function vacuum(): Promise<void> {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = new URL(database.url).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
