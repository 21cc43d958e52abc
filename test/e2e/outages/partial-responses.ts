import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import { eventually } from '../../support/eventually.ts';
import { expectComplete } from '../../support/faults/expect-complete.ts';
import { frozen } from '../../support/faults/frozen.ts';
import { locked } from '../../support/faults/locked.ts';
import type { ApiResponse } from '../../support/http/api.ts';
import { anOrder } from '../../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../../support/systems/a-store.ts';

/** Partial responses while services of a running system are frozen, killed, or blocked, and complete ones after they recover. */
export function partialResponses(running: () => System): void {
  let store: TestStore;
  let shopper: Shopper;
  let cartId: string;
  let orderId: string;
  let invoiceId: string;

  beforeAll(async () => {
    store = await aStore({ system: running() });
    await store.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'NUT' })]);
    shopper = await store.shopper();
    await store.cli('prices', 'set', 'BOLT', '10', '--customer', shopper.customerId);
    cartId = (await shopper.api.post('/v1/carts')).body.data.id;
    await shopper.api.post(`/v1/carts/${cartId}/lines`, { sku: 'BOLT', quantity: 1 });
    orderId = (await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }])).id;
    await eventually(30_000, async () => {
      invoiceId = (await shopper.api.get('/v1/invoices')).body.data[0]?.id;
      expect(invoiceId).toEqual(expect.any(String));
    });
  });

  const fieldsOf = ({ body }: ApiResponse): string[] => body.errors.map(({ field }: { field: string }) => field).sort();

  function expectPartial(response: ApiResponse, code: string): void {
    expect(response.status).toBe(200);
    expect(new Set(response.body.errors.map((error: { code: string }) => error.code))).toEqual(new Set([code]));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  }
  /** Longer than a cart shows what it has cached of the catalog without asking for its version. */
  const CACHED_MS = 1000;

  describe('with the catalog frozen', () => {
    test('a cart omits its catalog fields, and a product list gets a 504; both recover', async () => {
      const cart = () => shopper.api.get(`/v1/carts/${cartId}`);
      const list = () => store.browser.get('/v1/products?limit=7');

      const [read, listed] = await frozen(running(), 'catalog', async () => {
        await sleep(CACHED_MS);
        return Promise.all([cart(), list()]);
      });

      expectPartial(read, 'downstream_timeout');
      expect(fieldsOf(read)).toEqual(['lines[].availability', 'lines[].description', 'lines[].image']);
      expect(read.body.data.lines[0]).toMatchObject({ sku: 'BOLT', quantity: 1, description: null, availability: 'UNKNOWN' });
      expect([listed.status, listed.body.error.code, listed.headers.get('cache-control')]).toEqual([504, 'gateway_timeout', 'no-store']);
      await expectComplete(cart);
      await expectComplete(list);
      expect((await list()).headers.get('etag')).not.toBeNull();
    });

    test('ten timeouts open the circuit breaker; requests then get a 502, even during probes', async () => {
      const list = (q: number) => store.browser.get(`/v1/products?q=${q}`);

      const responses = await frozen(running(), 'catalog', async () => {
        await Promise.all(Array.from({ length: 12 }, (_, index) => list(10 + index)));
        const sent: Promise<ApiResponse>[] = [];
        for (let index = 0; index < 50; index += 1) {
          sent.push(list(30 + index));
          await sleep(50);
        }
        return Promise.all(sent);
      });

      // Only the probes, one per second, wait for the catalog, and they get a 504.
      const refused = responses.filter(({ status }) => status === 502);
      expect(refused.length).toBeGreaterThan(responses.length / 2);
      for (const { status } of seen('responses', responses, 50)) expect([502, 504]).toContain(status);
      expect(refused[0]?.body.error).toMatchObject({ code: 'bad_gateway', message: 'Part of the service is unavailable.' });
      await expectComplete(() => store.browser.get('/v1/products?limit=9'));
    });
  });

  describe('with a table of the catalog locked', () => {
    test('an unavailable contract price is null, never the list price, and anonymous reads are unaffected', async () => {
      const priced = store.browser.as({ shopperToken: shopper.token });
      const [own, detail, anonymous] = await locked(running(), 'catalog.contract_price', () =>
        Promise.all([priced.get('/v1/products?limit=3'), priced.get('/v1/products/BOLT'), store.browser.get('/v1/products?limit=3')]),
      );

      for (const response of [own, detail]) {
        expectPartial(response, 'downstream_timeout');
        expect(fieldsOf(response)).toEqual(['unit_price']);
      }
      expect(own.body.data.map(({ unit_price }: { unit_price: unknown }) => unit_price)).toEqual([null, null]);
      expect(detail.body.data).toMatchObject({ unit_price: null, list_unit_price: 100 });
      expect([anonymous.status, anonymous.body.errors]).toEqual([200, []]);
      await expectComplete(() => priced.get('/v1/products?limit=3'));
      expect((await priced.get('/v1/products/BOLT')).body.data.unit_price).toBe(10);
    });

    test('an unavailable stock band is UNKNOWN', async () => {
      // A list of its own, so that no page of it is cut out of one that was loaded before.
      const list = () => store.browser.get('/v1/products?limit=4&sort=price');
      const response = await locked(running(), 'catalog.stock', list);

      expectPartial(response, 'downstream_timeout');
      expect(fieldsOf(response)).toEqual(['availability']);
      expect(response.body.data[0]).toMatchObject({ availability: 'UNKNOWN', unit_price: 100 });
      await expectComplete(list);
    });
  });

  describe('with billing unavailable', () => {
    const order = () => shopper.api.get(`/v1/orders/${orderId}`);

    test('an order omits its invoices and payment session while billing is frozen', async () => {
      const response = await frozen(running(), 'billing', order);

      expectPartial(response, 'downstream_timeout');
      expect(fieldsOf(response)).toEqual(['invoices', 'payment_session']);
      expect(response.body.data).toMatchObject({ id: orderId, invoices: null, payment_session: null });
      await expectComplete(order);
      expect((await order()).body.data.invoices).toHaveLength(1);
    });

    test('an order omits them while billing is killed, and billing routes get a 502', async () => {
      const up = running().kill('billing');
      const [response, me, credit] = await Promise.all([order(), shopper.api.get('/v1/me'), shopper.api.get('/v1/me/credit-status')]);
      await up;

      expectPartial(response, 'downstream_unavailable');
      for (const { status, body } of [me, credit]) expect([status, body.error.reason]).toEqual([502, 'downstream_unavailable']);
      await expectComplete(order);
      await expectComplete(() => shopper.api.get('/v1/me'));
    });
  });

  test('with billing frozen, a recent request shows its calls, but not its events', async () => {
    const id = (await store.server.get('/v1/webhooks')).headers.get('x-request-id') ?? '';
    const shown = () => store.server.get(`/v1/requests/${id}`);
    await eventually(30_000, async () => expect((await shown()).body.data).toMatchObject({ operation: 'listWebhooks', events: [] }));

    const { status, body } = await frozen(running(), 'billing', shown);

    expect(status).toBe(200);
    expect(body.errors).toMatchObject([{ field: 'events', code: 'downstream_timeout' }]);
    expect(body.data).toMatchObject({
      events: null,
      services: [{ service: 'webhooks', rpc: 'WebhooksService/ListSubscriptions', count: 1 }],
    });
  });

  test('with orders frozen, an invoice omits its order', async () => {
    const invoice = () => shopper.api.get(`/v1/invoices/${invoiceId}`);
    const response = await frozen(running(), 'orders', invoice);

    expectPartial(response, 'downstream_timeout');
    expect([fieldsOf(response), response.body.data.order]).toEqual([['order'], null]);
    await expectComplete(invoice);
    expect((await invoice()).body.data.order.id).toBe(orderId);
  });
}
