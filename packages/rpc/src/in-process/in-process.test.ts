import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import { conflict } from '@storefront/errors';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartAdminService';
import type { CreatePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1/CreatePromotionRequest';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogAdminService';
import type { ImportProductsRequest__Output } from '@storefront/proto/storefront/catalog/v1/ImportProductsRequest';
import { atStoreTime, knownStoreOffsetMs } from '@storefront/store-clock';
import { createLogger } from '@storefront/telemetry';
import type { Caller } from '../caller.ts';
import { checkHealth } from '../check-health.ts';
import { type Client, createClient } from '../create-client.ts';
import { type RpcServer, serve } from '../serve.ts';
import { aCaller } from '../testing/a-caller.ts';
import { implementPartly } from '../testing/implement-partly.ts';
import { IN_PROCESS } from './address.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
const CATALOG = 'storefront.catalog.v1.CatalogAdminService';
const caller: Caller = { ...aCaller, mode: 'live' };

type Carts = Client<CartAdminServiceDefinition>;
type Catalog = Client<CatalogAdminServiceDefinition, 'ImportProducts'>;

let ready: PromiseWithResolvers<void>;
let released: PromiseWithResolvers<void>;
let server: RpcServer;
/** What the handlers have received, in order. */
let received: { readonly request?: unknown; readonly caller: Caller; readonly offsetMs: number | undefined }[];
/** Resolves when the handler of the stream ends. */
let ended: PromiseWithResolvers<void>;

const serveBoth = (): Promise<RpcServer> =>
  serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    log: createLogger('rpc-test', 'silent'),
    ready: ready.promise,
    services: [
      implementPartly<CartAdminServiceDefinition>(
        CARTS,
        {
          CreatePromotion: async (request: CreatePromotionRequest__Output, from: Caller) => {
            received.push({ request, caller: from, offsetMs: knownStoreOffsetMs() });
            if (request.promotion?.code === 'SLOW') await released.promise;
            if (request.promotion?.code === 'BUG') throw new TypeError('a secret of the inside');
            return { promotion: request.promotion ?? undefined };
          },
          EndPromotion: async () => {
            const details = [{ field: 'code', location: 'path', code: 'ended', detail: 'long ago' }] as const;
            throw conflict('promo_ended', 'It has ended.', { details: [...details], retryAfterSeconds: 3 });
          },
        },
        { callers: ['operator'] },
      ),
      implementPartly<CatalogAdminServiceDefinition>(
        CATALOG,
        {
          ImportProducts: async function* (requests: AsyncIterable<ImportProductsRequest__Output>) {
            let rowsRead = 0;
            try {
              for await (const { chunk } of requests) yield { rowsRead: (rowsRead += chunk?.length ?? 0) };
              throw conflict('import_stopped', 'Stopped.');
            } finally {
              ended.resolve();
            }
          },
        },
        { callers: ['operator'] },
      ),
    ],
  });

const clientOf = (serviceToken: string = TEST_TOKENS.operator, deadlineMs = 5000): Carts =>
  createClient<CartAdminServiceDefinition>(CARTS, { address: IN_PROCESS, serviceToken, deadlineMs });
const importer = (): Catalog =>
  createClient<CatalogAdminServiceDefinition, 'ImportProducts'>(CATALOG, { address: IN_PROCESS, serviceToken: TEST_TOKENS.operator });

beforeEach(async () => {
  ready = Promise.withResolvers();
  released = Promise.withResolvers();
  received = [];
  ended = Promise.withResolvers();
  server = await serveBoth();
});
afterEach(async () => {
  released.resolve();
  await server.close();
});

describe('a call to a server in the same process', () => {
  test('transmits the caller, its deadline, and a copy of the message with defaults filled in', async () => {
    const promotion = { code: 'A', value: '10.00', skus: ['a'] };
    const sentAt = Date.now();

    const answer = await clientOf().createPromotion({ promotion }, { ...caller, onCall: () => undefined, deadlineAt: sentAt + 60_000 });
    promotion.skus.push('changed later');

    const [{ request, caller: from } = { request: undefined, caller }] = received;
    expect(request).toMatchObject({ promotion: { code: 'A', value: '10.00', skus: ['a'] } });
    expect(answer.promotion).toMatchObject({ code: 'A', skus: ['a'] });
    expect(answer.promotion).not.toBe((request as CreatePromotionRequest__Output).promotion);
    expect(from).toMatchObject({ tenantId: caller.tenantId, requestId: caller.requestId, store: caller.store });
    expect(from.onCall).toBeUndefined();
    expect(from.deadlineAt).toBeGreaterThan(sentAt);
    expect(from.deadlineAt).toBeLessThanOrEqual(Date.now() + 5000);
  });

  test('runs outside of the context of its caller, at the time of the store that the caller works for', async () => {
    await atStoreTime(5000, () => clientOf().createPromotion({}, { ...caller, mode: 'sandbox' }));

    expect(received).toMatchObject([{ caller: { clockOffsetMs: 5000 }, offsetMs: undefined }]);
  });

  test('that exceeds its deadline fails with gateway_timeout, and its handler goes on', async () => {
    const call = clientOf(TEST_TOKENS.operator, 20).createPromotion({ promotion: { code: 'SLOW' } }, caller);

    await expect(call).rejects.toMatchObject({ code: 'gateway_timeout', reason: 'downstream_timeout' });
    expect(received).toHaveLength(1);
  });

  test('is refused without a valid token, for a service that may not call the RPC, and for a kind of caller for which its peer may not act', async () => {
    await expect(clientOf('wrong').endPromotion({}, caller)).rejects.toMatchObject({
      code: 'unauthorized',
      reason: 'service_credential',
    });
    await expect(clientOf(TEST_TOKENS.orders).endPromotion({}, caller)).rejects.toMatchObject({ reason: 'caller_identity' });
    await expect(clientOf().endPromotion({}, { ...caller, kind: 'shopper_api' })).rejects.toMatchObject({ reason: 'caller_kind' });
  });

  test('fails with the AppError that was thrown', async () => {
    await expect(clientOf().endPromotion({}, caller)).rejects.toMatchObject({
      code: 'conflict',
      reason: 'promo_ended',
      message: 'It has ended.',
      details: [{ field: 'code', location: 'path', code: 'ended', detail: 'long ago' }],
      retryAfterSeconds: 3,
    });
  });

  test('does not expose the message of an unexpected error', async () => {
    await expect(clientOf().createPromotion({ promotion: { code: 'BUG' } }, caller)).rejects.toMatchObject({
      code: 'internal_error',
      message: 'Something went wrong on our side.',
    });
  });

  test('of an RPC that the server does not implement fails', async () => {
    await expect(clientOf().listPromotions({}, caller)).rejects.toMatchObject({ code: 'method_not_allowed' });
  });

  test('fails with bad_gateway if no server has the service', async () => {
    const gone = createClient<CartAdminServiceDefinition>('storefront.cart.v1.CartService', {
      address: IN_PROCESS,
      serviceToken: TEST_TOKENS.operator,
    }) as unknown as { getCart: (request: object, from: Caller) => Promise<unknown> };

    await expect(gone.getCart({}, caller)).rejects.toMatchObject({ code: 'bad_gateway', reason: 'downstream_unavailable' });
  });
});

describe('a stream from a server in the same process', () => {
  const chunks = async function* (...sizes: readonly number[]) {
    for (const size of sizes) yield { chunk: Buffer.alloc(size) };
  };
  const never = async function* () {
    yield { chunk: Buffer.alloc(1) };
    await released.promise;
    yield { chunk: Buffer.alloc(1) };
  };

  test('delivers all messages before the error that ends it', async () => {
    const rows: number[] = [];
    const read = async () => {
      for await (const { rowsRead } of importer().importProducts(chunks(5, 7, 1, 1, 1, 1, 1, 1, 1, 1), caller)) rows.push(rowsRead);
    };

    await expect(read()).rejects.toMatchObject({ code: 'conflict', reason: 'import_stopped' });
    expect(rows).toEqual([5, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  test('ends its handler when the reader stops', async () => {
    for await (const { rowsRead } of importer().importProducts(chunks(...Array<number>(100).fill(1)), caller)) if (rowsRead === 1) break;

    await expect(ended.promise).resolves.toBeUndefined();
  });

  test('ends at the deadline of its caller', async () => {
    const read = async () => {
      for await (const _ of importer().importProducts(never(), { ...caller, deadlineAt: Date.now() + 50 }));
    };

    await expect(read()).rejects.toMatchObject({ code: 'gateway_timeout', reason: 'downstream_timeout' });
  });

  test('that is canceled before it is read fails', async () => {
    const read = async () => {
      for await (const _ of importer().importProducts(never(), caller, AbortSignal.abort()));
    };

    await expect(read()).rejects.toMatchObject({ code: 'bad_gateway' });
  });
});

describe('a server in the same process', () => {
  test('is healthy once it is ready, until it stops serving', async () => {
    const health = () => checkHealth(IN_PROCESS, 1000, { tls: undefined, serverName: 'cart' });
    expect(await health()).toBe(false);

    ready.resolve();
    await ready.promise;
    expect(await health()).toBe(true);
    expect(await checkHealth(IN_PROCESS, 1000, { tls: undefined, serverName: 'orders' })).toBe(false);

    server.stopServing();
    expect(await health()).toBe(false);
  });

  test('completes the calls in progress before it closes, and refuses new ones', async () => {
    const inProgress = clientOf().createPromotion({ promotion: { code: 'SLOW' } }, caller);
    let hasClosed = false;
    const closing = server.close().then(() => (hasClosed = true));

    await expect(clientOf().createPromotion({}, caller)).rejects.toMatchObject({ code: 'bad_gateway' });
    expect(hasClosed).toBe(false);
    released.resolve();

    expect((await inProgress).promotion?.code).toBe('SLOW');
    await closing;
  });

  test('closes at the deadline even if a call never ends', async () => {
    void clientOf()
      .createPromotion({ promotion: { code: 'SLOW' } }, caller)
      .catch(() => undefined);

    await expect(server.close(AbortSignal.timeout(20))).resolves.toBeUndefined();
  });

  test('cannot be chosen from several', async () => {
    const another = await serveBoth();

    await expect(clientOf().endPromotion({}, caller)).rejects.toMatchObject({ code: 'bad_gateway' });
    await another.close();
  });
});
