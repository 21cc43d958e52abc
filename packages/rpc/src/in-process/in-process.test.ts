import { once } from 'node:events';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import { AppError, conflict } from '@storefront/errors';
import type { CartAdminServiceDefinition, CreatePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1';
import type { CatalogAdminServiceDefinition, ImportProductsRequest__Output } from '@storefront/proto/storefront/catalog/v1';
import { atStoreTime, knownStoreOffsetMs } from '@storefront/store-clock';
import { createLogger } from '@storefront/telemetry';
import type { Caller } from '../caller.ts';
import { checkHealth, isReadyInProcess } from '../check-health.ts';
import { type Client, type ClientOptions, createClient } from '../create-client.ts';
import { type RpcServer, serve } from '../serve.ts';
import { aCaller } from '../testing/a-caller.ts';
import { implementPartly } from '../testing/implement-partly.ts';
import { inProcessAddress } from './address.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
const CATALOG = 'storefront.catalog.v1.CatalogAdminService';
const caller: Caller = { ...aCaller, mode: 'live' };

type Carts = Client<CartAdminServiceDefinition>;
type Catalog = Client<CatalogAdminServiceDefinition, 'ExportProducts' | 'ImportProducts'>;

/** More than a stream buffers. */
const MESSAGES = 20;

let ready: PromiseWithResolvers<void>;
let released: PromiseWithResolvers<void>;
let server: RpcServer;
/** The requests that the handlers have received, in order. */
let received: { readonly request?: unknown; readonly caller: Caller; readonly offsetMs: number | undefined }[];
/** The stream pauses after this many messages. */
let pauseAfter: number | undefined;
/** The number of calls that the handler refuses before it succeeds. */
let unavailable: number;
/** Resolves when the handler of the stream ends. */
let ended: PromiseWithResolvers<void>;

/** A server that starts later. */
const LATE = {
  host: '127.0.0.1',
  port: 0,
  acceptedTokens: acceptedTestTokens,
  log: createLogger('rpc-test', 'silent'),
  services: [implementPartly<CartAdminServiceDefinition>(CARTS, { EndPromotion: async () => ({}) }, { callers: ['operator'] })],
};

const serveBoth = (): Promise<RpcServer> =>
  serve({
    name: 'cart',
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
            if (received.length <= unavailable) throw new AppError('service_unavailable', 'The database is unavailable.');
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
            try {
              for await (const { chunk } of requests) yield { rowsRead: chunk?.length ?? 0 };
              ended.resolve();
            } catch (error) {
              ended.reject(error);
              throw error;
            }
          },
          ExportProducts: async function* (_request: unknown, _caller: Caller, signal: AbortSignal) {
            try {
              for (let sent = 1; sent <= MESSAGES; sent += 1) {
                yield { chunk: Buffer.alloc(sent) };
                if (sent === pauseAfter) await Promise.race([released.promise, once(signal, 'abort')]);
              }
              throw conflict('export_stopped', 'Stopped.');
            } finally {
              ended.resolve();
            }
          },
        },
        { callers: ['operator'] },
      ),
    ],
  });

const clientOf = (options: Partial<ClientOptions<CartAdminServiceDefinition>> = {}): Carts =>
  createClient<CartAdminServiceDefinition>(CARTS, {
    address: inProcessAddress('cart'),
    serviceToken: TEST_TOKENS.operator,
    deadlineMs: 5000,
    ...options,
  });
const catalog = (): Catalog =>
  createClient<CatalogAdminServiceDefinition, 'ExportProducts' | 'ImportProducts'>(CATALOG, {
    address: inProcessAddress('cart'),
    serviceToken: TEST_TOKENS.operator,
  });

beforeEach(async () => {
  ready = Promise.withResolvers();
  released = Promise.withResolvers();
  received = [];
  pauseAfter = undefined;
  unavailable = 0;
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

    const response = await clientOf().createPromotion({ promotion }, { ...caller, onCall: () => undefined, deadlineAt: sentAt + 60_000 });
    promotion.skus.push('changed later');

    const [{ request, caller: from } = { request: undefined, caller }] = received;
    expect(request).toMatchObject({ promotion: { code: 'A', value: '10.00', skus: ['a'] } });
    expect(response.promotion).toMatchObject({ code: 'A', skus: ['a'] });
    expect(response.promotion).not.toBe((request as CreatePromotionRequest__Output).promotion);
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
    const call = clientOf({ deadlineMs: 1000 }).createPromotion({ promotion: { code: 'SLOW' } }, caller);

    await expect(call).rejects.toMatchObject({ code: 'gateway_timeout', reason: 'downstream_timeout' });
    expect(received).toHaveLength(1);
  });

  test('is refused without a valid token, for a service that may not call the RPC, and for a kind of caller for which its peer may not act', async () => {
    await expect(clientOf({ serviceToken: 'wrong' }).endPromotion({}, caller)).rejects.toMatchObject({
      code: 'unauthorized',
      reason: 'service_credential',
    });
    await expect(clientOf({ serviceToken: TEST_TOKENS.orders }).endPromotion({}, caller)).rejects.toMatchObject({
      reason: 'caller_identity',
    });
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
    await expect(clientOf().listPromotions({}, caller)).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  test('whose deadline has passed does not reach its handler', async () => {
    const call = clientOf().createPromotion({}, { ...caller, deadlineAt: Date.now() - 1 });

    await expect(call).rejects.toMatchObject({ code: 'gateway_timeout', reason: 'downstream_timeout' });
    expect(received).toHaveLength(0);
  });

  test('is repeated if the service is unavailable and the RPC is idempotent', async () => {
    unavailable = 2;

    await clientOf({ idempotent: ['CreatePromotion'] }).createPromotion({}, caller);

    expect(received).toHaveLength(3);
  });

  test('is repeated twice at most, and never if the RPC is not idempotent', async () => {
    unavailable = 100;

    await expect(clientOf({ idempotent: ['CreatePromotion'] }).createPromotion({}, caller)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    expect(received).toHaveLength(3);
    await expect(clientOf({ idempotent: ['EndPromotion'] }).createPromotion({}, caller)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    expect(received).toHaveLength(4);
  });

  test('is no longer repeated when most calls fail', async () => {
    unavailable = 1000;
    const client = clientOf({ idempotent: ['CreatePromotion'] });

    // The budget of 100 tokens is half spent after 50 attempts.
    await Promise.allSettled(Array.from({ length: 50 }, () => client.createPromotion({}, caller)));
    received = [];
    await expect(client.createPromotion({}, caller)).rejects.toMatchObject({ code: 'service_unavailable' });

    expect(received).toHaveLength(1);
  });

  test('fails with bad_gateway if the service does not run in this process, behind a circuit breaker', async () => {
    const client = clientOf({ address: inProcessAddress('orders') });
    for (let call = 0; call < 10; call += 1)
      await expect(client.endPromotion({}, caller)).rejects.toMatchObject({ code: 'bad_gateway', reason: 'downstream_unavailable' });

    const late = await serve({ ...LATE, name: 'orders' });

    await expect(client.endPromotion({}, caller)).rejects.toMatchObject({ code: 'bad_gateway' });
    await expect(clientOf({ address: inProcessAddress('orders') }).endPromotion({}, caller)).resolves.toBeDefined();
    await late.close();
  });
});

describe('a stream from a server in the same process', () => {
  const read = async (signal?: AbortSignal, from: Caller = caller): Promise<number[]> => {
    const sizes: number[] = [];
    for await (const { chunk } of catalog().exportProducts({}, from, signal)) sizes.push(chunk.length);
    return sizes;
  };

  test('delivers all messages before the error that ends it', async () => {
    const sizes: number[] = [];
    const reading = async () => {
      for await (const { chunk } of catalog().exportProducts({}, caller)) sizes.push(chunk.length);
    };

    await expect(reading()).rejects.toMatchObject({ code: 'conflict', reason: 'export_stopped' });
    expect(sizes).toEqual(Array.from({ length: MESSAGES }, (_, index) => index + 1));
  });

  test('ends its handler when the reader stops', async () => {
    for await (const { chunk } of catalog().exportProducts({}, caller)) if (chunk.length === 1) break;

    await expect(ended.promise).resolves.toBeUndefined();
  });

  test('ends at the deadline of its caller, as does its handler', async () => {
    pauseAfter = 1;

    await expect(read(undefined, { ...caller, deadlineAt: Date.now() + 50 })).rejects.toMatchObject({
      code: 'gateway_timeout',
      reason: 'downstream_timeout',
    });
    await expect(ended.promise).resolves.toBeUndefined();
  });

  test('ends when it is canceled', async () => {
    pauseAfter = 1;
    await expect(read(AbortSignal.timeout(20))).rejects.toMatchObject({ code: 'bad_gateway' });
    await expect(read(AbortSignal.abort())).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  test('is cut off with an error when the server closes at its deadline', async () => {
    pauseAfter = 1;
    const reading = read();
    const failed = expect(reading).rejects.toMatchObject({ code: 'bad_gateway' });

    await server.close(AbortSignal.timeout(20));

    await failed;
    await expect(ended.promise).resolves.toBeUndefined();
  });

  describe('of requests', () => {
    let isClosed: boolean;
    async function* sizes(count: number, fails = false) {
      try {
        for (let size = 1; size <= count; size += 1) yield { chunk: Buffer.alloc(size) };
        if (fails) throw new Error('the connection was closed');
      } finally {
        isClosed = true;
      }
    }

    test('passes both ways', async () => {
      const rows: number[] = [];
      for await (const { rowsRead } of catalog().importProducts(sizes(MESSAGES), caller)) rows.push(rowsRead);

      expect(rows).toEqual(Array.from({ length: MESSAGES }, (_, index) => index + 1));
    });

    test('passes on what the requests throw, and its handler does not take that for their end', async () => {
      const reading = async () => {
        for await (const _ of catalog().importProducts(sizes(2, true), caller));
      };

      await expect(reading()).rejects.toThrow('the connection was closed');
      await expect(ended.promise).rejects.toThrow('the connection was closed');
    });

    test('closes the requests and ends its handler when the reader stops', async () => {
      for await (const _ of catalog().importProducts(sizes(MESSAGES), caller)) break;

      await expect(ended.promise).rejects.toThrow('Premature close');
      expect(isClosed).toBe(true);
    });
  });
});

describe('a server in the same process', () => {
  test('is healthy once it is ready, until it stops serving', async () => {
    const health = () => checkHealth(inProcessAddress('cart'), 1000);
    expect(await health()).toBe(false);
    expect(isReadyInProcess(inProcessAddress('cart'))).toBe(false);

    ready.resolve();
    // It calls its reads first, of which it has none.
    await yieldToEventLoop();
    expect(await health()).toBe(true);
    expect(isReadyInProcess(inProcessAddress('cart'))).toBe(true);
    expect(await checkHealth(inProcessAddress('orders'), 1000)).toBe(false);

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

  test('is the only one of its service', async () => {
    await expect(serveBoth()).rejects.toThrow('the service cart already runs in this process');
  });
});
