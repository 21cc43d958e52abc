import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { acceptedTestTokens } from '@storefront/access/testing';
import type { CartServiceDefinition, GetCartRequest__Output, GetCartResponse } from '@storefront/proto/storefront/cart/v1';
import { createLogger } from '@storefront/telemetry';
import type { Caller } from './caller.ts';
import { checkHealth } from './check-health.ts';
import type { Handlers } from './definition-types.ts';
import { type RpcServer, serve } from './serve.ts';
import { implementPartly } from './testing/implement-partly.ts';

const log = createLogger('warm-reads-test', 'silent');
let server: RpcServer;
afterEach(() => server.close());

async function startWith(handlers: Partial<Handlers<CartServiceDefinition>>, ready: Promise<void>): Promise<void> {
  const services = [implementPartly<CartServiceDefinition>('storefront.cart.v1.CartService', handlers, { callers: ['gateway'] })];
  server = await serve({ host: '127.0.0.1', port: 0, acceptedTokens: acceptedTestTokens, log, services, ready });
}
const isServing = () => checkHealth(`127.0.0.1:${server.port}`, 5000);
async function serving(): Promise<boolean> {
  while (!(await isServing())) await sleep(10);
  return true;
}

test('a server calls its reads, and nothing else, before it reports SERVING', async () => {
  const called: unknown[] = [];
  const blocked = Promise.withResolvers<void>();
  await startWith(
    {
      GetCart: async ({ cartId }: GetCartRequest__Output, { tenantId }: Caller) => {
        called.push(['GetCart', cartId, tenantId]);
        await blocked.promise;
        throw new Error('no such cart');
      },
      ListCarts: async () => {
        called.push(['ListCarts']);
        return { carts: [] };
      },
      CreateCart: async () => {
        called.push(['CreateCart']);
        return {};
      },
    },
    Promise.resolve(),
  );
  expect(await isServing()).toBe(false);

  blocked.resolve();

  expect(await serving()).toBe(true);
  const nothing = '00000000-0000-0000-0000-000000000000';
  expect(called).toEqual([['GetCart', nothing, nothing], ['ListCarts']]);
});

test('a read that does not end does not keep a server from serving', async () => {
  await startWith({ GetCart: () => new Promise<GetCartResponse>(() => undefined) }, Promise.resolve());

  expect(await serving()).toBe(true);
});
