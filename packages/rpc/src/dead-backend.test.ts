import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import { startTcpProxy, type TcpProxy } from '@storefront/backing-servers/testing';
import { AppError } from '@storefront/errors';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import { createLogger } from '@storefront/telemetry';
import { type Client, createClient } from './create-client.ts';
import { type RpcServer, serve } from './serve.ts';
import { aCaller } from './testing/a-caller.ts';
import { implementPartly } from './testing/implement-partly.ts';

// Three processes of one service, each behind a proxy. ListPromotions is safe to retry; CreatePromotion is a write.

const CARTS = 'storefront.cart.v1.CartAdminService';
const PROCESSES = 3;
let attempts: number;
let failing: ReadonlySet<number>;
let servers: RpcServer[];
let proxies: TcpProxy[];
let carts: Client<CartAdminServiceDefinition>;

const attempt = (process: number): void => {
  attempts += 1;
  if (failing.has(process)) throw new AppError('service_unavailable', 'The database is temporarily unavailable.');
};

beforeEach(async () => {
  attempts = 0;
  failing = new Set();
  servers = await Promise.all(
    Array.from({ length: PROCESSES }, (_, process) =>
      serve({
        host: '127.0.0.1',
        port: 0,
        acceptedTokens: acceptedTestTokens,
        log: createLogger('rpc-test', 'silent'),
        services: [
          implementPartly<CartAdminServiceDefinition>(
            CARTS,
            {
              ListPromotions: async () => {
                attempt(process);
                return {};
              },
              CreatePromotion: async () => {
                attempt(process);
                return {};
              },
            },
            { callers: ['operator'] },
          ),
        ],
      }),
    ),
  );
  proxies = await Promise.all(servers.map(({ port }) => startTcpProxy(`http://127.0.0.1:${port}`)));
  carts = createClient(CARTS, {
    address: proxies.map(({ port }) => `127.0.0.1:${port}`).join(','),
    serviceToken: TEST_TOKENS.operator,
    deadlineMs: 10_000,
    idempotent: ['ListPromotions'],
  });
});
afterEach(async () => {
  carts.close();
  await Promise.all(proxies.map((proxy) => proxy.close().catch(() => undefined)));
  await Promise.all(servers.map((server) => server.close()));
});

const read = () => carts.listPromotions({}, aCaller);
const write = () => carts.createPromotion({}, aCaller);

test('reads succeed while one of three processes fails or dies', async () => {
  for (let count = 0; count < 30; count += 1) await read();

  failing = new Set([0]);
  for (let count = 0; count < 30; count += 1) await read();
  failing = new Set();
  const reads = Array.from({ length: 30 }, read);
  await proxies[1]?.close();
  reads.push(...Array.from({ length: 30 }, read));

  expect((await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('a write is sent once, even if it fails', async () => {
  failing = new Set([0, 1, 2]);

  for (let count = 0; count < 30; count += 1) await expect(write()).rejects.toMatchObject({ code: 'service_unavailable' });

  expect(attempts).toBe(30);
});

test('while every process fails, the retries of reads are limited to a small part of the load', async () => {
  failing = new Set([0, 1, 2]);
  const calls = 300;
  const readRepeatedly = async (): Promise<void> => {
    for (let count = 0; count < calls / 10; count += 1) await expect(read()).rejects.toMatchObject({ code: 'service_unavailable' });
  };

  await Promise.all(Array.from({ length: 10 }, readRepeatedly));

  // Without a budget there would be three attempts for each call.
  expect(attempts).toBeGreaterThan(calls);
  expect(attempts).toBeLessThan(calls * 1.5);
});
