import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AppError, conflict } from '@storefront/errors';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartAdminService';
import type { CreatePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1/CreatePromotionRequest';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogAdminService';
import type { ImportProductsRequest__Output } from '@storefront/proto/storefront/catalog/v1/ImportProductsRequest';
import { createLogger } from '@storefront/telemetry';
import type { Caller } from './caller.ts';
import { type Client, createClient } from './create-client.ts';
import { implement } from './implement.ts';
import { type RpcServer, serve } from './serve.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
const CATALOG = 'storefront.catalog.v1.CatalogAdminService';
const caller: Caller = {
  tenantId: 'tenant',
  mode: 'sandbox',
  store: { name: 'Größe', currency: 'JMD', gctRate: '0.15', onlinePayments: false, couriers: false, paymentRails: [], signup: 'open' },
  kind: 'operator',
  scopes: [],
  requestId: 'request',
};
const silent = createLogger('rpc-test', 'silent');
const seen: Caller[] = [];
const unused = async () => ({});

let server: RpcServer;
let carts: Client<CartAdminServiceDefinition>;
let catalog: Client<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>;

beforeAll(async () => {
  server = await serve({
    host: '127.0.0.1',
    port: 0,
    serviceToken: 'right',
    log: silent,
    services: [
      implement<CartAdminServiceDefinition>(
        CARTS,
        {
          CreatePromotion: async ({ promotion }: CreatePromotionRequest__Output, from: Caller) => {
            seen.push(from);
            if (promotion?.code === 'SLOW') await new Promise((resolve) => setTimeout(resolve, 400));
            if (promotion?.code === 'BUG') throw new TypeError('a secret of the inside');
            return { promotion: promotion ?? undefined };
          },
          EndPromotion: async () => {
            throw conflict('promo_ended', 'It has ended.', {
              details: [{ field: 'code', location: 'path', code: 'ended', detail: 'long ago' }],
              retryAfterSeconds: 3,
            });
          },
          ListPromotions: unused,
        },
        { callers: ['operator'] },
      ),
      implement<CatalogAdminServiceDefinition>(CATALOG, {
        ImportProducts: async function* (requests: AsyncIterable<ImportProductsRequest__Output>) {
          let rowsRead = 0;
          for await (const { chunk } of requests) yield { rowsRead: (rowsRead += chunk?.length ?? 0) };
          throw conflict('import_stopped', 'Stopped.');
        },
        ExportProducts: unused,
        SetVisibility: unused,
        SetStock: unused,
        AdjustStock: unused,
        GetStock: unused,
        SetLowStockThreshold: unused,
        SetContractPrices: unused,
        RemoveContractPrices: unused,
        ExportContractPrices: unused,
        GetTaxonomy: unused,
        UpdateCategory: unused,
        RemoveCategory: unused,
        UpdateTag: unused,
        UpdateTagGroup: unused,
        RemoveTag: unused,
      }),
    ],
  });
  const address = `127.0.0.1:${server.port}`;
  carts = createClient(CARTS, { address, serviceToken: 'right', deadlines: { CreatePromotion: 200 } });
  catalog = createClient(CATALOG, { address, serviceToken: 'right' });
});

afterAll(async () => {
  carts.close();
  catalog.close();
  await server.close();
});

describe('a call', () => {
  test('carries the caller whole, and its deadline', async () => {
    const { promotion } = await carts.createPromotion({ promotion: { code: 'A', value: '10.00' } }, caller);

    expect(promotion).toMatchObject({ code: 'A', value: '10.00', skus: [] });
    expect(seen.at(-1)).toMatchObject(caller);
    expect(seen.at(-1)?.deadlineAt).toBeGreaterThan(Date.now() - 200);
  });

  test('that outlives its deadline is gateway_timeout', async () => {
    await expect(carts.createPromotion({ promotion: { code: 'SLOW' } }, caller)).rejects.toMatchObject({
      code: 'gateway_timeout',
      reason: 'downstream_timeout',
    });
  });

  test('that is a stream ends at the deadline of its caller, where there is one', async () => {
    const never = async function* () {
      await new Promise((resolve) => setTimeout(resolve, 400));
      yield { chunk: Buffer.alloc(1) };
    };
    const read = async () => {
      for await (const { rowsRead } of catalog.importProducts(never(), { ...caller, deadlineAt: Date.now() + 100 }))
        throw new Error(`${rowsRead}`);
    };

    await expect(read()).rejects.toMatchObject({ code: 'gateway_timeout', reason: 'downstream_timeout' });
  });

  test('is refused without the service credential, and to another kind of caller', async () => {
    const stranger = createClient<CartAdminServiceDefinition>(CARTS, { address: `127.0.0.1:${server.port}`, serviceToken: 'wrong' });

    await expect(stranger.endPromotion({}, caller)).rejects.toMatchObject({ code: 'unauthorized', reason: 'service_credential' });
    await expect(carts.endPromotion({}, { ...caller, kind: 'shopper_api' })).rejects.toMatchObject({ code: 'forbidden' });
    stranger.close();
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

  test('that is a fault of ours arrives without its words', async () => {
    await expect(carts.createPromotion({ promotion: { code: 'BUG' } }, caller)).rejects.toMatchObject({
      code: 'internal_error',
      message: 'Something went wrong on our side.',
    });
  });

  test('ends a stream after the messages before it', async () => {
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

  test('of a service that is not there is bad_gateway at once', async () => {
    const gone = createClient<CartAdminServiceDefinition>(CARTS, { address: '127.0.0.1:1', serviceToken: 'right' });

    await expect(gone.endPromotion({}, caller)).rejects.toMatchObject({ code: 'bad_gateway', reason: 'downstream_unavailable' });
    gone.close();
  });
});
