import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { System } from '@storefront/local-system';
import { Client } from 'pg';
import { eventually } from '../support/eventually.ts';
import { adminClient, type Api } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aToken } from '../support/operator/a-token.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { startOwnSystem } from '../support/systems/own-system.ts';
import { type DocumentedMetric, documentedMetrics } from '../support/telemetry/documented-metrics.ts';
import { collectorEnvironment, type OtlpCollector, startOtlpCollector } from '../support/telemetry/otlp-collector.ts';
import { ADDED_LABELS, isMatched, type Selector, selectorsIn } from '../support/telemetry/promql.ts';
import { type Sample, scrapeMetrics } from '../support/telemetry/scrape-metrics.ts';
import { writtenQueries } from '../support/telemetry/written-queries.ts';
import { traces } from './telemetry/traces.ts';

/** The metrics of a running system, as Prometheus scrapes them and as a collector receives them, and then its traces. */

let collector: OtlpCollector;
let system: System;
let store: TestStore;
let receiver: WebhookReceiver;
let staff: Api;

beforeAll(async () => {
  collector = await startOtlpCollector();
  const exporters = { OTEL_METRICS_EXPORTER: 'otlp,prometheus', OTEL_METRIC_EXPORT_INTERVAL: '1000' };
  system = await startOwnSystem({
    adminPort: 0,
    env: { ...process.env, ...collectorEnvironment(collector), ...exporters, WEBHOOKS_RETRY_WAITS: '1s' },
  });
  store = await aStore({ system });
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  // The first delivery fails once.
  receiver = await webhookReceiver(() => (receiver.received.length === 1 ? 500 : 200));
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed', 'order.cancelled'] });
  const shopper = await store.shopper();
  for (let read = 0; read < 3; read += 1) await store.server.get('/v1/products/BOLT');
  const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 2 }]);
  await receiver.next(({ json }) => json.type === 'order.confirmed');
  await store.cli('orders', 'cancel', order.number, '--reason', 'Test');
  await receiver.next(({ json }) => json.type === 'order.cancelled');
  await eventually(30_000, async () => expect(receiver.received.length).toBe(3));
  const { token } = await aToken(['read'], store.tenantId, system);
  staff = adminClient(system.adminUrl ?? '', token);
  await staff.get(`/admin/v1/stores/${store.tenantId}/sandbox/summary`);
});
afterAll(async () => {
  await receiver.close();
  await system.stop();
  collector.close();
});

const found = (samples: readonly Sample[], { name, services }: DocumentedMetric) => ({
  name,
  services: services.filter((service) => samples.some((sample) => sample.metric === name && sample.process === service)),
});
/** Added by the exporter: the library that recorded the metric, and the bucket of a histogram. */
const isOwn = (label: string): boolean => !label.startsWith('otel_scope_') && label !== 'le';

test('every documented metric is scraped from each of its processes, with its type and labels, and no other metric is', async () => {
  const documented = documentedMetrics();
  expect(documented.length).toBeGreaterThan(20);

  // The last consumers may still be at work.
  const samples = await eventually(30_000, async () => {
    const scraped = await scrapeMetrics(system);
    expect(documented.map((metric) => found(scraped, metric))).toEqual(documented.map(({ name, services }) => ({ name, services })));
    return scraped;
  });

  const expected = new Map(documented.map((metric) => [metric.name, metric]));
  const wrong = samples
    .filter(({ metric }) => metric !== 'target_info')
    .filter(({ metric, process, type, labels }) => {
      const row = expected.get(metric);
      const known = row?.type === type && row.services.includes(process);
      return !known || Object.keys(labels).some((label) => isOwn(label) && !row.labels.includes(label));
    });
  expect(new Set(wrong.map(({ process, name, type, labels }) => `${process} ${name} ${type} ${Object.keys(labels).join()}`))).toEqual(
    new Set(),
  );
});

test('no label contains an ID', async () => {
  const values = (await scrapeMetrics(system))
    .filter(({ metric }) => metric !== 'target_info')
    .flatMap(({ labels }) => Object.values(labels));

  expect(values).toContain('/v1/carts/:cart_id/lines');
  expect(values).not.toContain(store.tenantId);
  expect(values.filter((value) => /[0-9a-f]{8}-[0-9a-f]{4}/.test(value))).toEqual([]);
});

// A gauge can be read in the middle of some work.
test('the values follow what happened', () =>
  eventually(30_000, async () => {
    const samples = await scrapeMetrics(system);
    const sum = (name: string, labels: Readonly<Record<string, string>> = {}): number =>
      samples
        .filter((sample) => sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
        .reduce((total, { value }) => total + value, 0);

    expect(sum('http_server_request_duration_count', { http_route: '/v1/checkout', http_response_status_code: '200' })).toBe(1);
    expect(
      sum('rpc_server_call_duration_count', { rpc_method: 'storefront.orders.v1.OrdersService/Checkout', rpc_status_code: 'OK' }),
    ).toBe(1);
    expect(sum('storefront_edge_cache_lookups_total', { result: 'hit' })).toBeGreaterThanOrEqual(2);
    expect(sum('storefront_rate_limiter_decisions_total', { by: 'redis', outcome: 'allowed' })).toBeGreaterThan(5);
    expect(sum('storefront_webhook_attempt_duration_count', { outcome: 'http_status' })).toBe(1);
    expect(sum('storefront_webhook_attempt_duration_count', { outcome: 'delivered' })).toBe(2);
    expect(sum('messaging_process_duration_count', { messaging_consumer_group_name: 'webhooks' })).toBeGreaterThanOrEqual(2);
    expect(sum('storefront_relay_lease_owned')).toBe(4);
    for (const name of [
      'storefront_checkout_open',
      'storefront_outbox_pending',
      'storefront_consumer_pending',
      'storefront_consumer_dead_letters',
    ])
      expect(sum(name)).toBe(0);
  }));

/** The samples that a selector names. Prometheus adds the job, which is the name of the service, and labels of the host on which it runs. */
const selected = (samples: readonly Sample[], { series, matchers, groupedBy }: Selector): Sample[] =>
  samples
    .filter(({ name }) => name === series)
    .filter(({ labels, process }) => matchers.every((matcher) => isMatched(matcher, { ...labels, job: process }[matcher.label])))
    .filter(({ labels }) => groupedBy.every((label) => ADDED_LABELS.includes(label) || label in labels));

const renamed = documentedMetrics().filter(({ name, overOtlp }) => name !== overOtlp);
const isOverOtlp = (series: string): boolean => renamed.some(({ overOtlp }) => series.replace(/_(?:bucket|count|sum)$/, '') === overOtlp);

test('each query of the alert rules, the dashboard, and the docs selects series that processes report', async () => {
  const database = new Client({ connectionString: system.urls.postgresUrl });
  await database.connect();
  // Some queries select failures, which are reported only once there are any: here, a sweep and a request that miss their table.
  await database.query('alter table catalog.product rename to product_missing');
  try {
    expect((await store.server.get('/v1/products/UNREAD')).status).toBeGreaterThanOrEqual(500);

    await eventually(30_000, async () => {
      const samples = await scrapeMetrics(system);
      const empty = writtenQueries().flatMap(({ where, expression }) =>
        selectorsIn(expression)
          .filter(({ series }) => !series.startsWith('storefront:') && !isOverOtlp(series))
          .filter((selector) => selected(samples, selector).length === 0)
          .map((selector) => ({ where, selector })),
      );
      expect(empty).toEqual([]);
    });
  } finally {
    await database.query('alter table catalog.product_missing rename to product');
    await database.end();
  }
});

/** The suffixes that Prometheus appends to the name of a metric that it receives over OTLP. */
const SUFFIXES: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes', '1': '_ratio' };

test('a collector receives the same metrics over OTLP, with the units that the rules expect', async () => {
  await eventually(30_000, async () => {
    const received = new Map([...collector.metrics()].map(([name, unit]) => [name.replaceAll('.', '_'), SUFFIXES[unit] ?? '']));
    const expected = documentedMetrics().map(
      ({ name, overOtlp }) => [name.replace(/_total$/, ''), overOtlp.replace(/_total$/, '')] as const,
    );

    expect(expected.map(([name]) => `${name}${received.get(name)}`)).toEqual(expected.map(([, overOtlp]) => overOtlp));
  });
});

test('metrics are not on the public port', async () => {
  expect((await fetch(`${system.baseUrl}/metrics`)).status).toBe(404);
});

describe('traces', () =>
  traces(
    () => system,
    () => collector,
    () => staff,
  ));
