import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartAdminService';
import { createLogger } from '@storefront/telemetry';
import type { Caller } from './caller.ts';
import { type Client, createClient } from './create-client.ts';
import { implement } from './implement.ts';
import { type RpcServer, serve } from './serve.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
const caller: Caller = {
  tenantId: 'tenant',
  mode: 'sandbox',
  store: { name: 'Store', currency: 'JMD', gctRate: '0.15', onlinePayments: false, couriers: false, paymentRails: [], signup: 'open' },
  kind: 'operator',
  scopes: [],
  requestId: 'request',
};

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
    serviceToken: 'right',
    log: createLogger('rpc-test', 'silent'),
    services: [
      implement<CartAdminServiceDefinition>(CARTS, {
        CreatePromotion: async () => ({ promotion: { code: 'BACK' } }),
        EndPromotion: async () => ({}),
        ListPromotions: async () => ({}),
      }),
    ],
  });

test('a service that is back is found by the next call, also by one that may not be sent twice', async () => {
  server = await serveCarts(0);
  const { port } = server;
  carts = createClient(CARTS, { address: `127.0.0.1:${port}`, serviceToken: 'right' });

  for (let round = 0; round < 3; round += 1) {
    expect(await carts.createPromotion({}, caller)).toMatchObject({ promotion: { code: 'BACK' } });
    await server.close();
    // The tries to connect are as far apart by then as they ever get, and this call is one failure in a row at most.
    await expect(carts.createPromotion({}, caller)).rejects.toMatchObject({ code: 'bad_gateway', reason: 'downstream_unavailable' });
    await sleep(600 + round * 77);
    server = await serveCarts(port);
  }

  expect(await carts.createPromotion({}, caller)).toMatchObject({ promotion: { code: 'BACK' } });
});
