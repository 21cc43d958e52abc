import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import { createLogger } from '@storefront/telemetry';
import { type Client, createClient } from './create-client.ts';
import { type RpcServer, serve } from './serve.ts';
import { aCaller } from './testing/a-caller.ts';
import { implementPartly } from './testing/implement-partly.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
let server: RpcServer;
let carts: Client<CartAdminServiceDefinition>;

afterEach(async () => {
  carts.close();
  await server.close();
});

const serveCarts = (port: number): Promise<RpcServer> =>
  serve({
    host: '127.0.0.1',
    port,
    acceptedTokens: acceptedTestTokens,
    log: createLogger('rpc-test', 'silent'),
    services: [
      implementPartly<CartAdminServiceDefinition>(
        CARTS,
        {
          CreatePromotion: async () => ({ promotion: { code: 'BACK' } }),
        },
        { callers: ['operator'] },
      ),
    ],
  });

test('a restarted service is reached by the next call, even one that must not be retried', async () => {
  server = await serveCarts(0);
  const { port } = server;
  carts = createClient(CARTS, { address: `127.0.0.1:${port}`, serviceToken: TEST_TOKENS.operator });

  for (let round = 0; round < 3; round += 1) {
    expect(await carts.createPromotion({}, aCaller)).toMatchObject({ promotion: { code: 'BACK' } });
    await server.close();
    // By then the connection attempts are at their longest interval, and this call counts as at most one consecutive failure.
    await expect(carts.createPromotion({}, aCaller)).rejects.toMatchObject({ code: 'bad_gateway', reason: 'downstream_unavailable' });
    await sleep(600 + round * 77);
    server = await serveCarts(port);
  }

  expect(await carts.createPromotion({}, aCaller)).toMatchObject({ promotion: { code: 'BACK' } });
});
