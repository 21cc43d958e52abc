import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1/OperationsService';
import { createClient, newId } from '@storefront/rpc';
import type { Database } from './store/schema.ts';
import { aCaller, aRow, jsonLines } from './testing/builders.ts';
import { adminClient, asFile, type CatalogProcess, pause, SERVICE_TOKEN, startCatalogProcess } from './testing/catalog-process.ts';
import { shown, shownList } from './testing/shown.ts';

let database: TestDatabase<Database>;
let started: CatalogProcess;

beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../migrations/', import.meta.url) });
  started = await startCatalogProcess(database.url);
});
afterAll(async () => {
  expect(await started.end('SIGTERM')).toEqual([0, null]);
  await database.close();
});

const connect = () => {
  const options = { address: started.address, serviceToken: SERVICE_TOKEN };
  return {
    catalog: createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', options),
    admin: adminClient(started.address),
    operations: createClient<OperationsServiceDefinition>('storefront.operations.v1.OperationsService', options),
  };
};

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
  expect(shownList(listed.productsJson)[0]?.description).toMatch(/Gold.*Necklace/);
  expect(Buffer.concat(exported).toString().trim().split('\n')).toHaveLength(23);
  await expect(admin.getStock({ sku: 'gemstone-blue' }, { ...operator, kind: 'shopper_api' })).rejects.toMatchObject({ code: 'forbidden' });
  expect((await operations.checkInvariants({}, operator)).checks.filter(({ ok }) => !ok)).toEqual([]);
  for (const client of [catalog, admin, operations]) client.close();
});

test('counts stand in no event and in no log, whatever is done with them', async () => {
  const { catalog, admin } = connect();
  const operator = aCaller({ kind: 'operator' });
  const checkoutId = newId();
  const rows = [
    aRow({ sku: 'COUNTED', stock_quantity: 918_273, low_stock_threshold: 918_001 }),
    aRow({ sku: 'WRONG', stock_quantity: -918_273 }),
  ];
  for await (const _report of admin.importProducts(asFile(jsonLines(rows)), operator));
  await admin.adjustStock({ sku: 'COUNTED', quantity: '-918' }, operator);
  await expect(admin.adjustStock({ sku: 'COUNTED', quantity: '-918274' }, operator)).rejects.toMatchObject({ code: 'validation_error' });
  await admin.setLowStockThreshold({ threshold: '918555' }, operator);
  const line = (quantity: string) => ({ lines: [{ lineId: newId(), sku: 'COUNTED', quantity }], holdSeconds: 60 });
  const refused = await catalog.reserveStock({ checkoutId: newId(), ...line('918999') }, operator);
  await catalog.reserveStock({ checkoutId, ...line('917355') }, operator);
  await catalog.releaseReservation({ checkoutId }, operator);

  expect(refused.issues).toEqual([expect.objectContaining({ code: 'insufficient_stock', availability: 'LOW' })]);
  const events = await database.db.selectFrom('outbox').select('data').where('tenant_id', '=', operator.tenantId).execute();
  expect(events.length).toBeGreaterThan(4);
  expect(JSON.stringify(events)).not.toMatch(/91[78]\d{3}/);
  while (!started.log().includes('ReleaseReservation')) await pause(20);
  expect(started.log().replaceAll(/"(time|request_id|tenant_id)":"[^"]*"/g, '')).not.toMatch(/\b91[78]\d{3}\b/);
  for (const client of [catalog, admin]) client.close();
});

test('a sale that starts by itself moves the version within a second', async () => {
  const { catalog, admin } = connect();
  const operator = aCaller({ kind: 'operator' });
  const startsAt = Date.now() + 1000;
  const row = aRow({ list_unit_price: 100, sale_unit_price: 80, sale_starts_at: new Date(startsAt).toISOString() });
  for await (const _report of admin.importProducts(asFile(jsonLines([row])), operator));
  const version = async () => Number((await catalog.getCatalogVersion({}, operator)).catalogVersion);

  expect(await version()).toBe(1);
  while ((await version()) === 1 && Date.now() < startsAt + 5000) await pause(20);

  expect(Date.now() - startsAt).toBeLessThan(1000);
  const { productJson } = await catalog.getProduct({ sku: 'BOLT-M8' }, operator);
  expect(shown(productJson)).toMatchObject({ unit_price: 80, badges: ['ON_SALE'] });
  for (const client of [catalog, admin]) client.close();
});
