import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import { startTcpProxy, type TcpProxy } from '@storefront/backing-servers/testing';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import { createLogger } from '@storefront/telemetry';
import type { Caller } from './caller.ts';
import { type Client, createClient } from './create-client.ts';
import { type RpcServer, serve } from './serve.ts';
import { aCaller } from './testing/a-caller.ts';
import { implementPartly } from './testing/implement-partly.ts';

// Two services: the first handles CreatePromotion by calling the second, which is behind a path that freezes.

const CARTS = 'storefront.cart.v1.CartAdminService';
const serviceToken = TEST_TOKENS.operator;
const DEADLINE_MS = 300;
const FAILURES_TO_OPEN = 10;

type Carts = Client<CartAdminServiceDefinition>;
let proxy: TcpProxy;
let servers: RpcServer[];
let deeper: Carts;
let carts: Carts;

const serveCarts = (createPromotion: (caller: Caller) => Promise<unknown>): Promise<RpcServer> =>
  serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log: createLogger('rpc-test', 'silent'),
    services: [
      implementPartly<CartAdminServiceDefinition>(
        CARTS,
        {
          CreatePromotion: async (_request: unknown, from: Caller) => {
            await createPromotion(from);
            return { promotion: { code: 'OK' } };
          },
          EndPromotion: async () => ({}),
        },
        { callers: ['operator'] },
      ),
    ],
  });

beforeEach(async () => {
  const second = await serveCarts(async () => undefined);
  proxy = await startTcpProxy(`http://127.0.0.1:${second.port}`);
  deeper = createClient<CartAdminServiceDefinition>(CARTS, { address: `127.0.0.1:${proxy.port}`, serviceToken });
  const first = await serveCarts((from) => deeper.createPromotion({}, from));
  servers = [first, second];
  carts = createClient<CartAdminServiceDefinition>(CARTS, {
    address: `127.0.0.1:${first.port}`,
    serviceToken,
    // Only the calls that need the frozen path fail by their deadline.
    deadlines: { CreatePromotion: DEADLINE_MS },
    deadlineMs: 30_000,
  });
  while (!(await isReachable())) await sleep(10);
});
afterEach(async () => {
  carts.close();
  deeper.close();
  await proxy.close();
  await Promise.all(servers.map((server) => server.close()));
});

/** Calls the second service through the first and reports whether it responded in time. */
const isReachable = (): Promise<boolean> =>
  carts.createPromotion({}, aCaller).then(
    () => true,
    () => false,
  );

/** Makes calls that fail because of the frozen path, one by one, so that a pause of this process affects only one of them. */
async function failuresBehind(count: number): Promise<void> {
  for (let call = 0; call < count; call += 1) await expect(carts.createPromotion({}, aCaller)).rejects.toThrow();
}

test('a service behind a frozen path makes the calls that need it fail, and no others', async () => {
  proxy.freeze();

  await failuresBehind(2 * FAILURES_TO_OPEN);

  await expect(carts.endPromotion({}, aCaller)).resolves.toBeDefined();
});

test('after the path has changed, the keepalive ends the old connection and calls work again', async () => {
  proxy.freeze();
  await failuresBehind(FAILURES_TO_OPEN);

  proxy.replace();

  while (!(await isReachable())) await sleep(100);
});
