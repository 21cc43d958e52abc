import { expect, test } from '@jest/globals';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogAdminService';
import type { ImportProductsRequest__Output } from '@storefront/proto/storefront/catalog/v1/ImportProductsRequest';
import { createLogger } from '@storefront/telemetry';
import type { Caller } from './caller.ts';
import { createClient } from './create-client.ts';
import { implement } from './implement.ts';
import { serve } from './serve.ts';

const CATALOG = 'storefront.catalog.v1.CatalogAdminService';
const caller: Caller = {
  tenantId: 'tenant',
  mode: 'sandbox',
  store: { name: 'Store', currency: 'JMD', gctRate: '0.15', onlinePayments: false, couriers: false, paymentRails: [], signup: 'open' },
  kind: 'operator',
  scopes: [],
  requestId: 'request',
};
const unused = async () => ({});
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('a stream ends in its own time, however old its connection grows, and later calls find a new one', async () => {
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    serviceToken: 'right',
    log: createLogger('rpc-test', 'silent'),
    connectionAgeMs: 200,
    services: [
      implement<CatalogAdminServiceDefinition>(CATALOG, {
        ImportProducts: async function* (requests: AsyncIterable<ImportProductsRequest__Output>) {
          let rowsRead = 0;
          for await (const { chunk } of requests) yield { rowsRead: (rowsRead += chunk?.length ?? 0) };
        },
        ExportProducts: unused,
        SetVisibility: unused,
        SetStock: unused,
        AdjustStock: unused,
        GetStock: unused,
        SetLowStockThreshold: unused,
        SetContractPrices: unused,
        RemoveContractPrices: unused,
        ExportContractPrices: unused,
        GetTaxonomy: unused,
        UpdateCategory: unused,
        RemoveCategory: unused,
        UpdateTag: unused,
        UpdateTagGroup: unused,
        RemoveTag: unused,
      }),
    ],
  });
  const catalog = createClient<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>(CATALOG, {
    address: `127.0.0.1:${server.port}`,
    serviceToken: 'right',
  });
  const slowly = async function* () {
    for (let sent = 0; sent < 10; sent += 1) {
      yield { chunk: Buffer.alloc(1) };
      await pause(100);
    }
  };

  let last = 0;
  for await (const { rowsRead } of catalog.importProducts(slowly(), caller)) {
    last = rowsRead;
    if (last === 6) expect(await catalog.setStock({}, caller)).toEqual({ stock: null });
  }

  expect(last).toBe(10);
  catalog.close();
  await server.close();
});
