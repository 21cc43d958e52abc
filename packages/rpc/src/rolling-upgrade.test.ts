import { credentials, Client as GrpcClient, type MethodDefinition } from '@grpc/grpc-js';
import { expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import type { CartAdminServiceDefinition, CreatePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { createLogger } from '@storefront/telemetry';
import { toMetadata } from './caller-metadata.ts';
import { createClient } from './create-client.ts';
import { serve } from './serve.ts';
import { serviceDefinition } from './service-definition.ts';
import { aCaller } from './testing/a-caller.ts';
import { implementPartly } from './testing/implement-partly.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
/** Field 2000 of type string, as a newer version of a message could have. */
const FUTURE_FIELD = Buffer.from([0x82, 0x7d, 0x03, 0x6e, 0x65, 0x77]);

const serveCarts = (connectionAgeMs?: number) =>
  serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log: createLogger('rpc-test', 'silent'),
    ...(connectionAgeMs === undefined ? {} : { connectionAgeMs }),
    services: [
      implementPartly<CartAdminServiceDefinition>(
        CARTS,
        { CreatePromotion: async ({ promotion }: CreatePromotionRequest__Output) => ({ promotion: promotion ?? undefined }) },
        { callers: ['operator'] },
      ),
    ],
  });

test('a process accepts requests of a newer version and ignores the fields that it does not know', async () => {
  const server = await serveCarts();
  const channel = new GrpcClient(`127.0.0.1:${server.port}`, credentials.createInsecure());
  const method = serviceDefinition(CARTS).CreatePromotion as MethodDefinition<unknown, { promotion: { code: string } | null }>;

  const response = await new Promise((resolve, reject) => {
    channel.makeUnaryRequest(
      method.path,
      (request: unknown) => Buffer.concat([method.requestSerialize(request), FUTURE_FIELD]),
      // The client is older than the server in the same way.
      (bytes: Buffer) => method.responseDeserialize(Buffer.concat([bytes, FUTURE_FIELD])),
      { promotion: { code: 'KNOWN' } },
      toMetadata(aCaller, TEST_TOKENS.operator),
      (error, value) => (error === null ? resolve(value) : reject(error)),
    );
  });

  expect(response).toMatchObject({ promotion: { code: 'KNOWN' } });
  channel.close();
  await server.close();
});

test('no call fails while connections reach their maximum age, not even one that must not be retried', async () => {
  const server = await serveCarts(500);
  const carts = createClient<CartAdminServiceDefinition>(CARTS, {
    address: `127.0.0.1:${server.port}`,
    serviceToken: TEST_TOKENS.operator,
    deadlineMs: 20_000,
  });
  const failures: unknown[] = [];
  const until = performance.now() + 4_000;
  // Many callers that never pause, so that calls start at the moment at which the server sends GOAWAY.
  const callRepeatedly = async (): Promise<void> => {
    while (performance.now() < until) {
      await carts.createPromotion({ promotion: { code: 'A' } }, aCaller).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: 16 }, callRepeatedly));

  expect(failures).toEqual([]);
  carts.close();
  await server.close();
});
