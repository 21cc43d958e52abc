import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import { createLogger } from '@storefront/telemetry';
import { CALLS_PER_STORE_MAX } from './call-permits.ts';
import type { Caller } from './caller.ts';
import { type Client, createClient } from './create-client.ts';
import { type RpcServer, serve } from './serve.ts';
import { aCaller } from './testing/a-caller.ts';
import { implementPartly } from './testing/implement-partly.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
/** Longer than a busy machine takes for all calls. */
const DEADLINE_MS = 60_000;

let released = Promise.withResolvers<void>();
let handled: string[] = [];
let onHandled: () => void = () => undefined;
let server: RpcServer;
let carts: Client<CartAdminServiceDefinition>;

beforeEach(async () => {
  released = Promise.withResolvers<void>();
  handled = [];
  const services = [
    implementPartly<CartAdminServiceDefinition>(
      CARTS,
      {
        EndPromotion: async (_request: unknown, { tenantId }: Caller) => {
          handled.push(tenantId);
          onHandled();
          if (tenantId === 'hanging') await released.promise;
          return {};
        },
      },
      { callers: ['operator'] },
    ),
  ];
  server = await serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log: createLogger('rpc-test', 'silent'),
    services,
  });
  carts = createClient(CARTS, { address: `127.0.0.1:${server.port}`, serviceToken: TEST_TOKENS.operator, deadlineMs: DEADLINE_MS });
});
afterEach(async () => {
  released.resolve();
  carts.close();
  await server.close();
});

const call = (tenantId: string) => carts.endPromotion({}, { ...aCaller, tenantId });
const hangingCalls = (count: number) => Array.from({ length: count }, () => call('hanging'));
const untilHandled = (count: number) =>
  new Promise<void>((resolve) => {
    onHandled = () => handled.length >= count && resolve();
    onHandled();
  });

test('a store whose calls all hang leaves permits to the calls of others', async () => {
  const hanging = hangingCalls(CALLS_PER_STORE_MAX + 1);
  await untilHandled(CALLS_PER_STORE_MAX);

  await call('other');

  expect(handled).toHaveLength(CALLS_PER_STORE_MAX + 1);
  expect(handled.at(-1)).toBe('other');
  released.resolve();
  await Promise.all(hanging);
  expect(handled).toHaveLength(CALLS_PER_STORE_MAX + 2);
});
