import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogAdminService';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import type { ImportProductsRequest } from '@storefront/proto/storefront/catalog/v1/ImportProductsRequest';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1/OperationsService';
import { checkHealth, createClient } from '@storefront/rpc';
import type { Database } from './store/schema.ts';
import { aCaller, aRow, bytesOf, jsonLines } from './testing/builders.ts';

const serviceToken = 'a-token-of-the-tests-alone';
let database: TestDatabase<Database>;
let started: ChildProcess;
let address: string;

beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../migrations/', import.meta.url) });
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: String(port),
    DATABASE_URL: database.url,
    NATS_URL: process.env.TEST_NATS_URL,
    SERVICE_TOKEN: serviceToken,
    LOG_LEVEL: 'error',
  };
  started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  address = `127.0.0.1:${port}`;
  while (!(await checkHealth(address, 500)) && started.exitCode === null) await pause(100);
});
afterAll(async () => {
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
  await database.close();
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

async function* asFile(text: string, format: string, syntax: string): AsyncGenerator<ImportProductsRequest> {
  yield { options: { format, syntax, dryRun: false } };
  for await (const chunk of bytesOf(text, 4096)) yield { chunk };
}

const connect = () => ({
  catalog: createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', { address, serviceToken }),
  admin: createClient<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>('storefront.catalog.v1.CatalogAdminService', {
    address,
    serviceToken,
  }),
  operations: createClient<OperationsServiceDefinition>('storefront.operations.v1.OperationsService', { address, serviceToken }),
});

test('a file streams in and out over gRPC, and only operators may send one', async () => {
  const { catalog, admin, operations } = connect();
  const operator = aCaller({ kind: 'operator' });
  const file = await readFile(new URL('testing/shopify/jewelery.csv', import.meta.url), 'utf8');

  const reports = [];
  for await (const report of admin.importProducts(asFile(file, 'shopify', 'csv'), operator)) reports.push(report);
  const listed = await catalog.listProducts({ q: 'gold neklace', limit: 5 }, { ...operator, kind: 'shopper_api' });
  const exported: Buffer[] = [];
  for await (const { chunk } of admin.exportProducts({}, operator)) exported.push(chunk);

  expect(reports.at(-1)).toMatchObject({ done: true, created: 23, rowsBad: 0, faults: [] });
  expect(listed.total).toBeGreaterThan(2);
  expect(listed.products[0]?.description).toMatch(/Gold.*Necklace/);
  expect(Buffer.concat(exported).toString().trim().split('\n')).toHaveLength(23);
  await expect(admin.getStock({ sku: 'gemstone-blue' }, { ...operator, kind: 'shopper_api' })).rejects.toMatchObject({ code: 'forbidden' });
  expect((await operations.checkInvariants({}, operator)).checks.filter(({ ok }) => !ok)).toEqual([]);
  for (const client of [catalog, admin, operations]) client.close();
});

test('a sale that starts by itself moves the version within a second', async () => {
  const { catalog, admin } = connect();
  const operator = aCaller({ kind: 'operator' });
  const startsAt = Date.now() + 1000;
  const row = aRow({ list_unit_price: 100, sale_unit_price: 80, sale_starts_at: new Date(startsAt).toISOString() });
  for await (const _report of admin.importProducts(asFile(jsonLines([row]), 'storefront', 'jsonl'), operator));
  const version = async () => Number((await catalog.getCatalogVersion({}, operator)).catalogVersion);

  expect(await version()).toBe(1);
  while ((await version()) === 1 && Date.now() < startsAt + 5000) await pause(20);

  expect(Date.now() - startsAt).toBeLessThan(1000);
  expect((await catalog.getProduct({ sku: 'BOLT-M8' }, operator)).product).toMatchObject({ unitPrice: '80.00', badges: ['ON_SALE'] });
  for (const client of [catalog, admin]) client.close();
});
