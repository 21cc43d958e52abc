import { expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import { createLogger } from '@storefront/telemetry';
import { createClient } from '../create-client.ts';
import { serve } from '../serve.ts';
import { aCaller } from './a-caller.ts';
import { implementPartly } from './implement-partly.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
const UNIMPLEMENTED = 12;
test('a fake implements its RPCs and returns UNIMPLEMENTED for the others', async () => {
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log: createLogger('rpc-test', 'silent'),
    services: [implementPartly<CartAdminServiceDefinition>(CARTS, { EndPromotion: async () => ({}) }, { callers: ['operator'] })],
  });
  const carts = createClient<CartAdminServiceDefinition>(CARTS, {
    address: `127.0.0.1:${server.port}`,
    serviceToken: TEST_TOKENS.operator,
  });

  await expect(carts.endPromotion({}, aCaller)).resolves.toBeDefined();
  await expect(carts.listPromotions({}, aCaller)).rejects.toMatchObject({ cause: { code: UNIMPLEMENTED } });

  carts.close();
  await server.close();
});
