import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PeerName } from '@storefront/access';
import { TEST_TOKENS } from '@storefront/access/testing';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { seen, until } from '@storefront/lifecycle/testing';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import { type Caller, createClient, newId } from '@storefront/rpc';
import { invariants } from './store/invariants.ts';
import type { Database } from './store/schema.ts';
import { aCaller, aRow, jsonLines } from './testing/builders.ts';
import { adminClient, asFile, type CatalogProcess, startCatalogProcess } from './testing/catalog-process.ts';
import { parseProduct, parseProducts } from './testing/public-product.ts';

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
  const as = (peer: PeerName) => ({ address: started.address, serviceToken: TEST_TOKENS[peer] });
  return {
    catalog: createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', as('gateway')),
    checkout: createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', as('orders')),
    admin: adminClient(started.address),
    operations: createClient<OperationsServiceDefinition>('storefront.operations.v1.OperationsService', as('operator')),
  };
};

test('products are imported and exported over gRPC by operators only', async () => {
  const { catalog, admin, operations } = connect();
  const operator = aCaller({ kind: 'operator' });
  const file = await readFile(new URL('testing/shopify/jewelery.csv', import.meta.url), 'utf8');

  const reports = [];
  for await (const report of admin.importProducts(asFile(file, 'shopify', 'csv'), operator)) reports.push(report);
  const listed = await catalog.listProducts({ q: 'gold neklace', limit: 5 }, { ...operator, kind: 'shopper_api' });
  const exported: Buffer[] = [];
  for await (const { chunk } of admin.exportProducts({}, operator)) exported.push(chunk);

  expect(reports.at(-1)).toMatchObject({ done: true, created: 23, rowsBad: 0, violations: [] });
  expect(listed.total).toBeGreaterThan(2);
  expect(parseProducts(listed.productsJson)[0]?.description).toMatch(/Gold.*Necklace/);
  expect(Buffer.concat(exported).toString().trim().split('\n')).toHaveLength(23);
  await expect(admin.getStock({ sku: 'gemstone-blue' }, { ...operator, kind: 'shopper_api' })).rejects.toMatchObject({ code: 'forbidden' });
  const { checks } = await operations.checkInvariants({}, operator);
  expect(seen('checks', checks, invariants.length).filter(({ violationCount }) => violationCount !== '0')).toEqual([]);
  for (const client of [catalog, admin, operations]) client.close();
});

test('stock counts never appear in events or logs', async () => {
  const { checkout, admin } = connect();
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
  const refused = await checkout.reserveStock({ checkoutId: newId(), ...line('918999') }, operator);
  await checkout.reserveStock({ checkoutId, ...line('917355') }, operator);
  await checkout.releaseReservation({ checkoutId }, operator);

  expect(refused.issues).toEqual([expect.objectContaining({ code: 'insufficient_stock', availability: 'LOW' })]);
  const events = await database.db.selectFrom('outbox').select('data').where('tenant_id', '=', operator.tenantId).execute();
  expect(events.length).toBeGreaterThan(4);
  expect(JSON.stringify(events)).not.toMatch(/91[78]\d{3}/);
  while (!started.log().includes('ReleaseReservation')) await sleep(20);
  expect(started.log().replaceAll(/"(time|request_id|tenant_id)":"[^"]*"/g, '')).not.toMatch(/\b91[78]\d{3}\b/);
  for (const client of [checkout, admin]) client.close();
});

test('a scheduled sale changes the version at its start', async () => {
  const { catalog, admin } = connect();
  const readAs = async (shopper: Caller) => {
    const { catalogVersion } = await catalog.getCatalogVersion({}, shopper);
    const { unit_price, badges } = parseProduct((await catalog.getProduct({ sku: 'BOLT-M8' }, shopper)).productJson);
    return { version: Number(catalogVersion), unit_price, badges };
  };
  let leadMs = 1500;
  const { shopper, startsAt } = await until(async () => {
    // On a slow machine, the sale can start before the product is read without it.
    leadMs *= 2;
    const operator = aCaller({ kind: 'operator' });
    const startsAt = Date.now() + leadMs;
    const row = aRow({ list_unit_price: 100, sale_unit_price: 80, sale_starts_at: new Date(startsAt).toISOString() });
    for await (const _report of admin.importProducts(asFile(jsonLines([row])), operator));
    const shopper: Caller = { ...operator, kind: 'shopper_api' };
    expect(await readAs(shopper)).toEqual({ version: 1, unit_price: 100, badges: [] });
    return { shopper, startsAt };
  });

  while ((await readAs(shopper)).version === 1) await sleep(20);

  expect(Date.now()).toBeGreaterThanOrEqual(startsAt);
  expect(await readAs(shopper)).toMatchObject({ unit_price: 80, badges: ['ON_SALE'] });
  for (const client of [catalog, admin]) client.close();
});
