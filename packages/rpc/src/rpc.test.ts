import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import { NO_STORE } from '@storefront/contract';
import { AppError, conflict } from '@storefront/errors';
import type { CartAdminServiceDefinition, CreatePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1';
import type { CatalogAdminServiceDefinition, ImportProductsRequest__Output } from '@storefront/proto/storefront/catalog/v1';
import { createLogger } from '@storefront/telemetry';
import type { Caller } from './caller.ts';
import { type Client, createClient } from './create-client.ts';
import { isSilence } from './error-codec.ts';
import { type RpcServer, serve } from './serve.ts';
import { implementPartly } from './testing/implement-partly.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
const CATALOG = 'storefront.catalog.v1.CatalogAdminService';
const caller: Caller = {
  tenantId: 'tenant',
  mode: 'sandbox',
  store: { ...NO_STORE, name: 'Größe', currency: 'JMD', gctRate: '0.15' },
  kind: 'operator',
  scopes: [],
  requestId: 'request',
};
const silent = createLogger('rpc-test', 'silent');
const seen: Caller[] = [];

/** Ends the calls that must not end on their own. */
const released = Promise.withResolvers<void>();
let server: RpcServer;
let carts: Client<CartAdminServiceDefinition>;
let impatient: Client<CartAdminServiceDefinition>;
let catalog: Client<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>;

beforeAll(async () => {
  server = await serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log: silent,
    services: [
      implementPartly<CartAdminServiceDefinition>(
        CARTS,
        {
          CreatePromotion: async ({ promotion }: CreatePromotionRequest__Output, from: Caller) => {
            seen.push(from);
            if (promotion?.code === 'SLOW') await released.promise;
            if (promotion?.code === 'BUG') throw new TypeError('a secret of the inside');
            return { promotion: promotion ?? undefined };
          },
          EndPromotion: async () => {
            throw conflict('promo_ended', 'It has ended.', {
              details: [{ field: 'code', location: 'path', code: 'ended', detail: 'long ago' }],
              retryAfterSeconds: 3,
            });
          },
          ListPromotions: async () => ({}),
        },
        { callers: ['operator'] },
      ),
      implementPartly<CatalogAdminServiceDefinition>(
        CATALOG,
        {
          ImportProducts: async function* (requests: AsyncIterable<ImportProductsRequest__Output>, from: Caller) {
            if (from.requestId === 'refused') {
              const parts = requests[Symbol.asyncIterator]();
              await parts.next();
              // Pending while the responses end, like the read of a file whose header is refused.
              parts.next().catch(() => undefined);
              // More than a connection buffers, so that the requests end before all of it is sent.
              for (let rowsRead = 1; rowsRead <= 10; rowsRead += 1) yield { rowsRead, violations: [{ reason: 'x'.repeat(400_000) }] };
              return;
            }
            let rowsRead = 0;
            for await (const { chunk } of requests) yield { rowsRead: (rowsRead += chunk?.length ?? 0) };
            throw conflict('import_stopped', 'Stopped.');
          },
          GetStock: async () => ({}),
          SetStock: async () => ({}),
        },
        { callers: ['operator'], except: { GetStock: ['gateway'] } },
      ),
    ],
  });
  const address = `127.0.0.1:${server.port}`;
  carts = createClient(CARTS, { address, serviceToken: TEST_TOKENS.operator, deadlines: { CreatePromotion: 5000 } });
  impatient = createClient(CARTS, { address, serviceToken: TEST_TOKENS.operator, deadlines: { CreatePromotion: 200 } });
  catalog = createClient(CATALOG, { address, serviceToken: TEST_TOKENS.operator });
  // The short deadline is for the handler, not for the first connection.
  await impatient.listPromotions({}, caller);
});

afterAll(async () => {
  released.resolve();
  carts.close();
  impatient.close();
  catalog.close();
  await server.close();
});

describe('a call', () => {
  test('transmits the whole caller and its deadline', async () => {
    const sentAt = Date.now();
    const { promotion } = await carts.createPromotion({ promotion: { code: 'A', value: '10.00' } }, caller);

    expect(promotion).toMatchObject({ code: 'A', value: '10.00', skus: [] });
    expect(seen.at(-1)).toMatchObject(caller);
    expect(seen.at(-1)?.deadlineAt).toBeGreaterThan(sentAt);
    expect(seen.at(-1)?.deadlineAt).toBeLessThanOrEqual(Date.now() + 5000);
  });

  test('that the service cannot finish by the deadline gets a response, which no silent service could send', async () => {
    const late = (): Promise<unknown> =>
      impatient.createPromotion({ promotion: { code: 'SLOW' } }, caller).catch((error: unknown) => error);

    // Again if this process paused, so that the response itself was late.
    while (isSilence(await late()));
  });

  test('that exceeds its deadline fails with gateway_timeout', async () => {
    await expect(impatient.createPromotion({ promotion: { code: 'SLOW' } }, caller)).rejects.toMatchObject({
      code: 'gateway_timeout',
      reason: 'downstream_timeout',
    });
  });

  test('that is a stream ends at the deadline of its caller, if there is one', async () => {
    const never = async function* () {
      await released.promise;
      yield { chunk: Buffer.alloc(1) };
    };
    const read = async () => {
      for await (const { rowsRead } of catalog.importProducts(never(), { ...caller, deadlineAt: Date.now() + 100 }))
        throw new Error(`${rowsRead}`);
    };

    await expect(read()).rejects.toMatchObject({ code: 'gateway_timeout', reason: 'downstream_timeout' });
  });

  test('that is a stream returns all responses if its handler ends before it has read all requests', async () => {
    const responded = Promise.withResolvers<void>();
    const chunks = async function* () {
      yield { chunk: Buffer.alloc(1) };
      await responded.promise;
    };
    const rows: number[] = [];
    for await (const { rowsRead } of catalog.importProducts(chunks(), { ...caller, requestId: 'refused' })) {
      rows.push(rowsRead);
      responded.resolve();
    }

    expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('that is a stream closes what it sends when its handler ends first', async () => {
    const closed = Promise.withResolvers<void>();
    const endless = async function* () {
      try {
        for (;;) yield { chunk: Buffer.alloc(100_000) };
      } finally {
        closed.resolve();
      }
    };
    for await (const { rowsRead } of catalog.importProducts(endless(), { ...caller, requestId: 'refused' }))
      expect(rowsRead).toBeLessThan(11);

    await closed.promise;
  });

  test('that is a stream fails as what it sends', async () => {
    const failing = async function* () {
      yield { chunk: Buffer.alloc(1) };
      throw await Promise.resolve(new AppError('payload_too_large', 'The file is too large.'));
    };
    const read = async () => {
      for await (const { rowsRead } of catalog.importProducts(failing(), caller)) expect(rowsRead).toBeGreaterThan(0);
    };

    await expect(read()).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  test('is refused without a valid token', async () => {
    const stranger = createClient<CartAdminServiceDefinition>(CARTS, { address: `127.0.0.1:${server.port}`, serviceToken: 'wrong' });

    await expect(stranger.endPromotion({}, caller)).rejects.toMatchObject({ code: 'unauthorized', reason: 'service_credential' });
    stranger.close();
  });

  test('is refused with the token of a service that may not call the RPC, whatever kind of caller it claims', async () => {
    for (const peer of SERVICE_NAMES) {
      const service = createClient<CartAdminServiceDefinition>(CARTS, {
        address: `127.0.0.1:${server.port}`,
        serviceToken: TEST_TOKENS[peer],
      });
      await expect(service.endPromotion({}, caller)).rejects.toMatchObject({ code: 'forbidden', reason: 'caller_identity' });
      service.close();
    }
  });

  test('is refused for a kind of caller for which its peer may not act', async () => {
    await expect(carts.endPromotion({}, { ...caller, kind: 'shopper_api' })).rejects.toMatchObject({
      code: 'forbidden',
      reason: 'caller_kind',
    });
  });

  test('can have other callers than the rest of its service', async () => {
    const gateway = createClient<CatalogAdminServiceDefinition>(CATALOG, {
      address: `127.0.0.1:${server.port}`,
      serviceToken: TEST_TOKENS.gateway,
    });
    const shopper: Caller = { ...caller, kind: 'shopper_api' };

    await expect(gateway.getStock({}, shopper)).resolves.toBeDefined();
    await expect(gateway.setStock({}, shopper)).rejects.toMatchObject({ reason: 'caller_identity' });
    await expect(gateway.getStock({}, caller)).rejects.toMatchObject({ reason: 'caller_kind' });
    gateway.close();
  });
});

describe('an error', () => {
  test('arrives as the AppError that was thrown', async () => {
    const error = await carts.endPromotion({}, caller).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );

    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'conflict',
      reason: 'promo_ended',
      message: 'It has ended.',
      details: [{ field: 'code', location: 'path', code: 'ended', detail: 'long ago' }],
      retryAfterSeconds: 3,
    });
  });

  test('that is unexpected arrives without its message', async () => {
    await expect(carts.createPromotion({ promotion: { code: 'BUG' } }, caller)).rejects.toMatchObject({
      code: 'internal_error',
      message: 'Something went wrong on our side.',
    });
  });

  test('ends a stream after the messages sent before it', async () => {
    const chunks = async function* () {
      yield { chunk: Buffer.alloc(5) };
      yield { chunk: Buffer.alloc(7) };
    };
    const rows: number[] = [];
    const read = async () => {
      for await (const { rowsRead } of catalog.importProducts(chunks(), caller)) rows.push(rowsRead);
    };

    await expect(read()).rejects.toMatchObject({ code: 'conflict', reason: 'import_stopped' });
    expect(rows).toEqual([5, 12]);
  });

  test('of an unreachable service is bad_gateway, immediately', async () => {
    const gone = createClient<CartAdminServiceDefinition>(CARTS, { address: '127.0.0.1:1', serviceToken: TEST_TOKENS.operator });

    await expect(gone.endPromotion({}, caller)).rejects.toMatchObject({ code: 'bad_gateway', reason: 'downstream_unavailable' });
    gone.close();
  });
});
