import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { System } from '@storefront/local-system';
import manifest from '../../../package.json' with { type: 'json' };
import { FAKE_API_KEY, FAKE_WEBHOOK_SECRET, startFakeStripe } from '../../../services/billing/src/testing/fake-stripe/fake-stripe.ts';
import { eventually } from '../../support/eventually.ts';
import type { Api } from '../../support/http/api.ts';
import { checkOut, pricedCart } from '../../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../../support/http/webhook-receiver.ts';
import { runCli } from '../../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../../support/systems/a-store.ts';
import type { CollectedSpan, OtlpCollector } from '../../support/telemetry/otlp-collector.ts';

/** The traces of a running system, as a collector receives them. */
export function traces(running: () => System, collector: () => OtlpCollector, staff: () => Api): void {
  const OTHERS = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', tracestate: 'vendor=1' };

  let store: TestStore;
  let shopper: Shopper;
  let receiver: WebhookReceiver;
  let stripe: Awaited<ReturnType<typeof startFakeStripe>>;

  beforeAll(async () => {
    store = await aStore({ system: running() });
    await store.importProducts([aProduct({ sku: 'BOLT' })]);
    shopper = await store.shopper();
    receiver = await webhookReceiver();
    stripe = await startFakeStripe();
    await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed'] });
  });
  afterAll(async () => {
    await receiver.close();
    await stripe.close();
  });

  /** Returns the only span that matches, once it has arrived. */
  const spanWhere = (matches: (span: CollectedSpan) => boolean): Promise<CollectedSpan> =>
    eventually(30_000, async () => {
      const found = collector().spans().filter(matches);
      expect(found).toHaveLength(1);
      return found[0] as CollectedSpan;
    });

  /** A live store whose payment gateway is the fake Stripe. */
  async function aPayableStore(): Promise<TestStore> {
    const payable = await aStore({ system: running(), mode: 'live', create: ['--currency', 'USD', '--online-payments'] });
    await payable.importProducts([aProduct({ sku: 'BOLT' })]);
    const folder = await mkdtemp(join(tmpdir(), 'storefront-tracing-'));
    const [keyFile, secretFile] = [join(folder, 'key'), join(folder, 'secret')];
    await writeFile(keyFile, FAKE_API_KEY);
    await writeFile(secretFile, FAKE_WEBHOOK_SECRET);
    const files = ['--api-key-file', keyFile, '--webhook-secret-file', secretFile];
    await runCli(running().env, 'stores', 'payments', 'set', payable.tenantId, ...files, '--api-base', stripe.url);
    await rm(folder, { recursive: true });
    return payable;
  }

  const expectNoTraceContext = (headers: IncomingHttpHeaders): void => {
    for (const name of ['traceparent', 'tracestate', 'baggage']) expect(headers).not.toHaveProperty(name);
  };
  const ofRequest = (requestId: string) => (span: CollectedSpan) => span.attributes['storefront.request_id'] === requestId;

  test('one trace leads from a checkout through gRPC, SQL, the outbox, the relay, and the consumers; a delivery is a trace of its own that links to it', async () => {
    const cartId = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 2 }]);
    const { headers } = await checkOut(shopper, cartId);
    const delivered = await receiver.next(({ json }) => json.type === 'order.confirmed');

    const request = await spanWhere(ofRequest(headers.get('x-request-id') ?? ''));
    const isPart = ({ traceId }: CollectedSpan): boolean => traceId === request.traceId;
    const part = (service: string, kind: string, name: string) =>
      spanWhere((span) => isPart(span) && span.service === service && span.kind === kind && span.name === name);

    expect(request).toMatchObject({ service: 'gateway', kind: 'SERVER', name: 'POST /v1/checkout', parentSpanId: '' });
    expect(request.attributes).toMatchObject({ 'http.route': '/v1/checkout', 'http.response.status_code': 200 });
    const charge = await spanWhere((span) => isPart(span) && span.name === 'evalsha');
    expect(charge).toMatchObject({ service: 'gateway', parentSpanId: request.spanId });
    const call = await part('gateway', 'CLIENT', 'storefront.orders.v1.OrdersService/Checkout');
    expect(call.parentSpanId).toBe(request.spanId);
    const rpc = await part('orders', 'SERVER', 'storefront.orders.v1.OrdersService/Checkout');
    expect(rpc).toMatchObject({ parentSpanId: call.spanId, attributes: { 'rpc.system.name': 'grpc', 'rpc.status_code': 'OK' } });
    await part('catalog', 'SERVER', 'storefront.catalog.v1.CatalogService/ReserveStock');
    const statements = await eventually(30_000, async () => {
      const found = collector()
        .spans()
        .filter((span) => isPart(span) && 'db.query.summary' in span.attributes);
      expect(found.map(({ service, name }) => `${service}: ${name}`)).toContain('orders: UPDATE checkout');
      return found;
    });
    expect(statements.filter(({ name }) => !/^[A-Z]+( [\w.]+)?$/.test(name))).toEqual([]);
    expect(new Set(statements.map(({ version }) => version))).toEqual(new Set([manifest.version]));

    const send = await part('orders', 'PRODUCER', 'send order.confirmed');
    expect(
      collector()
        .spans()
        .filter(isPart)
        .map(({ spanId }) => spanId),
    ).toContain(send.parentSpanId);
    for (const consumer of ['billing', 'webhooks']) {
      const process = await part(consumer, 'CONSUMER', 'process order.confirmed');
      // Both belong to the span in which the event was written.
      expect(process.parentSpanId).toBe(send.parentSpanId);
    }
    // The event is completed again until billing has applied it, so there can be several.
    await eventually(30_000, async () =>
      expect(
        collector()
          .spans()
          .filter((span) => isPart(span) && span.name === 'complete order.confirmed'),
      ).not.toEqual([]),
    );

    const attempt = await spanWhere(({ attributes }) => attributes['storefront.event.id'] === delivered.json.id);
    expect(attempt).toMatchObject({ service: 'webhooks', kind: 'CLIENT', name: 'deliver order.confirmed', parentSpanId: '' });
    expect(attempt.traceId).not.toBe(request.traceId);
    expect(attempt.links).toMatchObject([{ traceId: request.traceId, spanId: send.parentSpanId }]);
    expect(attempt.attributes).toMatchObject({ 'http.response.status_code': 200, 'http.request.resend_count': 0 });
    expectNoTraceContext(delivered.headers);
  });

  test('one trace leads from a request of staff to the services', async () => {
    const { headers, status } = await staff().get('/admin/v1/stores');
    expect(status).toBe(200);

    const request = await spanWhere(ofRequest(headers.get('x-request-id') ?? ''));
    expect(request).toMatchObject({ service: 'admin', kind: 'SERVER', name: 'GET /admin/v1/stores', parentSpanId: '' });
    const rpcs = await eventually(30_000, async () => {
      const found = collector()
        .spans()
        .filter(({ traceId, service, kind }) => traceId === request.traceId && service === 'gateway' && kind === 'SERVER');
      expect(found).not.toEqual([]);
      return found;
    });
    const calls = collector()
      .spans()
      .filter(({ service, parentSpanId }) => service === 'admin' && parentSpanId === request.spanId);
    expect(calls.map(({ spanId }) => spanId)).toEqual(expect.arrayContaining(rpcs.map(({ parentSpanId }) => parentSpanId)));
  });

  test('a request to a payment gateway carries no trace context', async () => {
    const payer = await (await aPayableStore()).shopper();
    const cartId = await pricedCart(payer, [{ sku: 'BOLT', quantity: 1 }]);
    const body = { cart_id: cartId, payment_rail: 'PREPAID', return_url: 'https://shop.example/thanks' };
    const { headers, body: response } = await payer.api.post('/v1/checkout', body, { ...OTHERS, baggage: 'store=1' });
    expect(response.data.redirect_url).toContain(stripe.url);

    const request = await spanWhere(ofRequest(headers.get('x-request-id') ?? ''));
    // Billing called the payment gateway within this trace.
    await eventually(30_000, async () =>
      expect(collector().spans()).toContainEqual(expect.objectContaining({ traceId: request.traceId, service: 'billing', kind: 'SERVER' })),
    );
    expect(stripe.calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/v1/checkout/sessions' }));
    for (const call of stripe.calls) expectNoTraceContext(call.headers);
  });

  test('the trace context of a caller that is not a trusted proxy is ignored', async () => {
    const { headers } = await store.server.get('/v1/products/BOLT', OTHERS);

    const request = await spanWhere(ofRequest(headers.get('x-request-id') ?? ''));

    expect(request).toMatchObject({ name: 'GET /v1/products/:sku', parentSpanId: '' });
    expect(request.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  });

  test('a refused call fails no span of the service that refused it; an unknown path has no route', async () => {
    const { headers: missing } = await store.server.get('/v1/products/NOT-THERE');
    const { status, headers: unknown } = await fetch(`${running().baseUrl}/v1/nothing`);

    expect(status).toBe(404);
    expect(await spanWhere(ofRequest(missing.get('x-request-id') ?? ''))).toMatchObject({ isError: false });
    expect((await spanWhere(ofRequest(unknown.get('x-request-id') ?? ''))).name).toBe('GET');
    await eventually(30_000, async () => {
      const refusal = ({ service, attributes }: CollectedSpan) => service === 'catalog' && attributes['rpc.status_code'] === 'NOT_FOUND';
      expect(collector().spans().find(refusal)).toMatchObject({ isError: false });
    });
  });
}
