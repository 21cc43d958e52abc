import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TEST_ACCEPTED_TOKENS, TEST_TOKENS } from '@storefront/access/testing';
import { openTestDatabase, type SkewedProcess, startSkewedProcess, type TestDatabase } from '@storefront/db/testing';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import { createClient, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import type { Database } from './store/schema.ts';
import { aCaller, aRow, jsonLines } from './testing/builders.ts';
import { adminClient, asFile } from './testing/catalog-process.ts';
import { parseProduct } from './testing/public-product.ts';

const MINUTE_MS = 60_000;

describe.each([10, -10])('in a process whose clock is off by %i minutes', (minutes) => {
  let database: TestDatabase<Database>;
  let started: SkewedProcess;

  beforeAll(async () => {
    database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../migrations/', import.meta.url) });
    const env = {
      DATABASE_URL: database.url,
      NATS_URL: process.env.TEST_NATS_URL,
      SERVICE_TOKEN: TEST_TOKENS.catalog,
      ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
    };
    started = await startSkewedProcess({ main: new URL('main.ts', import.meta.url), env, skewMs: minutes * MINUTE_MS });
  });
  afterAll(async () => {
    await started.end();
    await database.close();
  });

  test('sales start and end on time, and a hold lasts as long as it was requested', async () => {
    const clientOf = (serviceToken: string) =>
      createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
        address: started.address,
        serviceToken,
        // A process that has just started on a busy machine needs longer than the usual deadline.
        deadlineMs: 60_000,
      });
    const catalog = clientOf(TEST_TOKENS.gateway);
    const catalogOfOrders = clientOf(TEST_TOKENS.orders);
    const admin = adminClient(started.address);
    const reader = aCaller();
    const operator = { ...reader, kind: 'operator' as const };
    const at = (inMinutes: number) => new Date(Date.now() + inMinutes * MINUTE_MS).toISOString();
    const sale = { list_unit_price: 100, sale_unit_price: 80, stock_quantity: 10 };
    const rows = [
      aRow({ sku: 'EARLY', ...sale, sale_starts_at: at(5) }),
      aRow({ sku: 'RUNNING', ...sale, sale_starts_at: at(-5), sale_ends_at: at(5) }),
      aRow({ sku: 'OVER', ...sale, sale_ends_at: at(-5) }),
    ];
    for await (const _report of admin.importProducts(asFile(jsonLines(rows)), operator));
    const priceOf = async (sku: string) => parseProduct((await catalog.getProduct({ sku }, reader)).productJson).unit_price;
    const line = { lineId: newId(), sku: 'EARLY', quantity: '1' };
    await catalogOfOrders.reserveStock({ checkoutId: newId(), lines: [line], holdSeconds: 300, dryRun: false }, reader);

    expect([await priceOf('EARLY'), await priceOf('RUNNING'), await priceOf('OVER')]).toEqual([100, 80, 100]);
    const { rows: holds } = await sql<{ state: string; isOnTime: boolean }>`
      select state, expires_at between created_at + interval '290 seconds' and created_at + interval '310 seconds' as "isOnTime"
      from reservation where tenant_id = ${operator.tenantId}
    `.execute(database.db);
    expect(holds).toEqual([{ state: 'HELD', isOnTime: true }]);
    for (const client of [catalog, catalogOfOrders, admin]) client.close();
  });
});
