import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { seen, skippedIf } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import { apiClient, type Json } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { alerts } from '../support/telemetry/written-queries.ts';
import { type Demo, readDemo } from './demo.ts';
import { findCompose, findUnavailable, imageUnderTest, output } from './docker.ts';

/** The profile `observability` of docker-compose.yml: what an order leaves in Prometheus, Tempo, and Loki, and what Grafana shows of it. */

// Builds an image, pulls five, and starts nineteen containers.
jest.setTimeout(20 * 60_000);

/** The images of the profile, which a machine without a registry may not have. */
const IMAGES = [
  ...readFileSync(join(import.meta.dirname, '../../docker-compose.yml'), 'utf8').matchAll(/\$\{(\w+_IMAGE):-((?:prom|grafana)\/.+)\}/g),
].map(([, variable = '', image = '']) => process.env[variable] ?? image);
const unavailable = await findUnavailable(seen('images', IMAGES, 5));
const observed = skippedIf(unavailable !== undefined && `needs the image ${unavailable}, which cannot be pulled`, test);

const SERVICES = ['billing', 'cart', 'catalog', 'gateway', 'orders', 'webhooks'];
/** With two replicas of one. */
const SCRAPED = ['admin', ...SERVICES, 'cart'];
/** Prometheus looks for new replicas and scrapes them every few seconds, and Tempo derives metrics every 15 s. */
const ARRIVES_WITHIN_MS = 120_000;

let compose: (...words: string[]) => Promise<string>;
let grafanaUrl: string;
let traceId: string;

beforeAll(async () => {
  const command = await findCompose();
  const grafanaPort = await freePort();
  grafanaUrl = `http://localhost:${grafanaPort}`;
  const env = {
    COMPOSE_PROFILES: 'observability',
    STOREFRONT_IMAGE: await imageUnderTest(process.env),
    PORT: String(await freePort()),
    DEMO_PORT: String(await freePort()),
    ADMIN_PORT: String(await freePort()),
    GRAFANA_PORT: String(grafanaPort),
  };
  compose = (...words) => output([...command, '--project-name', `storefront-observed-${process.pid}`, ...words], env);
  await compose('up', '--detach', '--scale', 'cart=2');
  await placeOrder(await readDemo(compose));
});

afterAll(async () => {
  await compose?.('down', '--volumes', '--timeout', '5');
});

observed('Prometheus scrapes every replica of every process, and loads the alert rules', async () => {
  await eventually(ARRIVES_WITHIN_MS, async () => {
    const { activeTargets } = (await fromInside('http://prometheus:9090/api/v1/targets')).data;
    const jobs = (activeTargets as { labels: { job: string }; health: string }[]).map(({ labels, health }) => `${labels.job} ${health}`);
    expect(jobs.toSorted()).toEqual(SCRAPED.toSorted().map((name) => `${name} up`));
  });
  const { groups } = (await fromInside('http://prometheus:9090/api/v1/rules')).data;
  expect(groups[0].rules.map(({ name }: { name: string }) => name)).toEqual(alerts().map(({ alert }) => alert));
  await eventually(ARRIVES_WITHIN_MS, async () =>
    expect(await series('max(storefront_checkout_open{namespace="compose"})')).toHaveLength(1),
  );
});

observed('Tempo has the trace of the checkout, with spans of all processes', async () => {
  await eventually(ARRIVES_WITHIN_MS, async () => {
    const query = encodeURIComponent('{ name = "POST /v1/checkout" }');
    const { traces } = await fromInside(`http://tempo:3200/api/search?q=${query}`);
    expect(traces).toHaveLength(1);
    traceId = traces[0].traceID.padStart(32, '0');
    const { trace } = await fromInside(`http://tempo:3200/api/v2/traces/${traceId}`);
    const names = [...JSON.stringify(trace).matchAll(/"service\.name","value":\{"stringValue":"(\w+)"/g)].map((match) => match[1]);
    expect(new Set(names)).toEqual(new Set(SERVICES));
  });
});

observed('Loki has the log lines of the trace, and those of all containers', async () => {
  await eventually(ARRIVES_WITHIN_MS, async () => {
    const lines = await logs(`{job="gateway"} | trace_id="${traceId}"`);
    expect(lines.join('\n')).toContain('/v1/checkout');
    expect(await logs('{job="postgres"}')).not.toEqual([]);
  });
});

observed('Prometheus has the metrics that Tempo derives from traces, with exemplars that name traces', async () => {
  await eventually(ARRIVES_WITHIN_MS, async () => {
    expect(await series('traces_service_graph_request_total{client="gateway",server="orders"}')).toHaveLength(1);
    const range = `start=${Date.now() / 1000 - 600}&end=${Date.now() / 1000 + 60}`;
    const { data } = await fromInside(`http://prometheus:9090/api/v1/query_exemplars?query=traces_spanmetrics_latency_bucket&${range}`);
    expect(JSON.stringify(data)).toContain('traceID');
  });
});

observed('Grafana shows the dashboard, and reads from each data source', async () => {
  const get = async (path: string) => (await fetch(`${grafanaUrl}${path}`)).json() as Promise<Json>;
  await eventually(ARRIVES_WITHIN_MS, async () => expect((await get('/api/dashboards/uid/storefront')).dashboard.title).toBeDefined());

  const proxied = '/api/datasources/proxy/uid';
  expect((await get(`${proxied}/prometheus/api/v1/query?query=up`)).data.result).toHaveLength(SCRAPED.length);
  expect((await get(`${proxied}/loki/loki/api/v1/labels`)).data).toContain('job');
  expect((await get(`${proxied}/tempo/api/v2/traces/${traceId}`)).trace).toBeDefined();
});

async function placeOrder(demo: Demo): Promise<void> {
  const server = apiClient(demo.base_url, { key: demo.keys.sandbox.secret });
  const credentials = { email: 'observed@shopper.example', password: 'a-long-enough-password' };
  await server.post('/v1/auth/signup', { ...credentials, name: 'Observed Shopper' });
  const login = await server.post('/v1/auth/login', credentials);
  const { data: products } = (await server.get('/v1/products?limit=50')).body;
  const inStock = (products as { sku: string; availability: string }[]).find(({ availability }) => availability === 'IN_STOCK');
  const shopper = { api: server.as({ shopperToken: login.body.data.shopper_token }) };
  await anOrder(shopper, [{ sku: inStock?.sku ?? '', quantity: 1 }]);
}

/** The JSON at a URL that only containers reach. */
async function fromInside(url: string): Promise<Json> {
  const program = `fetch(${JSON.stringify(url)}).then(async (response) => console.log(await response.text()))`;
  return JSON.parse(await compose('exec', '-T', 'gateway', 'node', '-e', program));
}

const series = async (query: string): Promise<unknown[]> =>
  (await fromInside(`http://prometheus:9090/api/v1/query?query=${encodeURIComponent(query)}`)).data.result;

async function logs(query: string): Promise<string[]> {
  const { result } = (await fromInside(`http://loki:3100/loki/api/v1/query_range?query=${encodeURIComponent(query)}`)).data;
  return result.flatMap(({ values }: { values: [string, string][] }) => values.map(([, line]) => line));
}
