import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { startOwnSystem } from '../support/systems/own-system.ts';
import { collectorEnvironment, type OtlpCollector, startOtlpCollector } from '../support/telemetry/otlp-collector.ts';

/** Behind a trusted proxy that samples, with a sampler that keeps nothing itself, and an exporter that sends only at the end. */

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PROXY_SPAN = 'b7ad6b7169203331';

let collector: OtlpCollector;
let system: System;
let store: TestStore;
let receiver: WebhookReceiver;

beforeAll(async () => {
  collector = await startOtlpCollector();
  system = await startOwnSystem({
    env: {
      ...process.env,
      ...collectorEnvironment(collector),
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
      // Longer than the test takes, so that only the flush at SIGTERM sends anything.
      OTEL_BSP_SCHEDULE_DELAY: '600000',
      TRUSTED_PROXIES: 'loopback',
    },
  });
  store = await aStore({ system });
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  receiver = await webhookReceiver();
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed'] });
});
afterAll(async () => {
  await receiver.close();
  collector.close();
});

test('of two checkouts, the one that a trusted proxy samples has a whole trace with its delivery, and every process sends its spans at SIGTERM', async () => {
  const shopper = await store.shopper();
  const sampled = { traceparent: `00-${TRACE_ID}-${PROXY_SPAN}-01` };
  const [sampledCart, otherCart] = [
    await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]),
    await pricedCart(shopper, [{ sku: 'BOLT', quantity: 2 }]),
  ];
  await checkOut(shopper, otherCart);
  await shopper.api.post('/v1/checkout', { cart_id: sampledCart, payment_rail: 'CASH_ON_DELIVERY' }, sampled);
  await receiver.next(() => receiver.received.length === 2);
  expect(collector.spans()).toEqual([]);

  await system.stop();

  const spans = collector.spans();
  const inTrace = spans.filter(({ traceId }) => traceId === TRACE_ID);
  expect(inTrace).toContainEqual(expect.objectContaining({ service: 'gateway', name: 'POST /v1/checkout', parentSpanId: PROXY_SPAN }));
  expect(new Set(inTrace.map(({ service }) => service))).toEqual(new Set(['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks']));
  const roots = spans.filter(({ traceId, parentSpanId }) => traceId !== TRACE_ID && parentSpanId === '');
  for (const { links } of seen('roots', roots)) expect(links).toContainEqual(expect.objectContaining({ traceId: TRACE_ID }));
  // Whether some of the work was done together with that of the other checkout depends on its timing.
  expect(roots.map(({ name }) => name).filter((name) => name !== 'process batch')).toEqual(['deliver order.confirmed']);
});
