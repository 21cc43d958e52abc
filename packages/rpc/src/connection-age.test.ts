import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import type { CatalogAdminServiceDefinition, ImportProductsRequest__Output } from '@storefront/proto/storefront/catalog/v1';
import { createLogger } from '@storefront/telemetry';
import { createClient } from './create-client.ts';
import { KEEPALIVE } from './keepalive.ts';
import { type RpcServer, serve } from './serve.ts';
import { aCaller } from './testing/a-caller.ts';
import { implementPartly } from './testing/implement-partly.ts';

const CATALOG = 'storefront.catalog.v1.CatalogAdminService';

/** Serves a part of the catalog on connections that accept no new calls after a short time. */
const serveAging = (handlers: Parameters<typeof implementPartly<CatalogAdminServiceDefinition>>[1]): Promise<RpcServer> =>
  serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log: createLogger('rpc-test', 'silent'),
    connectionAgeMs: 200,
    services: [implementPartly<CatalogAdminServiceDefinition>(CATALOG, handlers, { callers: ['operator'] })],
  });

test('a stream outlives the maximum age of its connection, and later calls use a new connection', async () => {
  const server = await serveAging({
    ImportProducts: async function* (requests: AsyncIterable<ImportProductsRequest__Output>) {
      let rowsRead = 0;
      for await (const { chunk } of requests) yield { rowsRead: (rowsRead += chunk?.length ?? 0) };
    },
    SetStock: async () => ({}),
  });
  const catalog = createClient<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>(CATALOG, {
    address: `127.0.0.1:${server.port}`,
    serviceToken: TEST_TOKENS.operator,
  });
  const slowly = async function* () {
    for (let sent = 0; sent < 10; sent += 1) {
      yield { chunk: Buffer.alloc(1) };
      await sleep(100);
    }
  };

  let last = 0;
  for await (const { rowsRead } of catalog.importProducts(slowly(), aCaller)) {
    last = rowsRead;
    if (last === 6) expect(await catalog.setStock({}, aCaller)).toEqual({ stock: null });
  }

  expect(last).toBe(10);
  catalog.close();
  await server.close();
});

test('a call in progress survives the keepalive of a connection that closes because of its age', async () => {
  const server = await serveAging({
    SetStock: async () => {
      await sleep(2 * KEEPALIVE['grpc.keepalive_time_ms']);
      return {};
    },
  });
  const catalog = createClient<CatalogAdminServiceDefinition>(CATALOG, {
    address: `127.0.0.1:${server.port}`,
    serviceToken: TEST_TOKENS.operator,
    deadlineMs: 60_000,
  });

  await expect(catalog.setStock({}, aCaller)).resolves.toEqual({ stock: null });
  catalog.close();
  await server.close();
});
