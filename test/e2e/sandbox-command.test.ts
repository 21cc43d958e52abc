import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { runCli, tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import { collectorEnvironment, startOtlpCollector } from '../support/telemetry/otlp-collector.ts';

/** The commands of `storefront sandbox`, which call the API with a secret sandbox key. */

let store: TestStore;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  env = { STOREFRONT_URL: systemUnderTest().baseUrl, STOREFRONT_KEY: store.secretKey };
});

const run = <T = Record<string, unknown>>(...args: readonly string[]): Promise<T> => runCli<T>(env, 'sandbox', ...args);

test('the clock is moved and shown', async () => {
  expect(await run('clock', 'advance', '--by', '2h')).toMatchObject({ ahead_seconds: 7200, status: 'READY' });
  expect(await run('clock', 'get')).toMatchObject({ ahead_seconds: 7200 });
  expect((await tryCli(env, 'sandbox', 'clock', 'advance')).stderr).toContain('Give either --by or --to.');
});

test('payments and faults are set up, listed, and removed', async () => {
  await run('payments', 'create', 'paid', '--after', '45m', '--amount', '12.50');
  expect(await run('payments', 'list')).toMatchObject([{ outcome: 'PAID', after_seconds: 2700, amount: 12.5 }]);
  await run(
    'faults',
    'create',
    'missing-section',
    '--method',
    'GET',
    '--path',
    '/v1/me',
    '--sections',
    'credit',
    '--times',
    '3',
    '--expires-in',
    '10m',
  );
  await run('faults', 'create', 'drop', '--path', '/v1/checkout', '--after-effect');
  expect(await run('faults', 'list')).toMatchObject([
    { effect: 'missing_section', sections: ['credit'], remaining: 3 },
    { effect: 'dropped_connection', when: 'after' },
  ]);

  await run('reset');

  expect(await run('get')).toMatchObject({ faults: [], payments: [], clock: { status: 'READY' } });
});

test('stock and credit are set, and an event is triggered', async () => {
  expect(await run('stock', 'set', 'BOLT', '0')).toEqual({ sku: 'BOLT', availability: 'OUT' });
  await run('stock', 'set', 'BOLT', '50');
  const shopper = await store.shopper();
  expect(await run('credit', 'update', shopper.email, '--credit-limit', '250', '--terms-days', '7')).toMatchObject({ credit_limit: 250 });
  const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
  expect(await run('trigger', 'order.shipped', order.number)).toMatchObject({ type: 'order.shipped', subscriptions: 0 });
});

test('errors of the API are one line, and a live key is explained', async () => {
  expect(JSON.parse((await tryCli(env, 'sandbox', 'stock', 'set', 'NONE', '1')).stderr)).toMatchObject({
    error: { code: 'not_found', message: 'No such product: NONE.', argument: 'NONE' },
  });
  const live = await aStore({ tenantId: store.tenantId, mode: 'live' });
  const { exitCode, stderr } = await tryCli(env, 'sandbox', 'get', '--key', live.secretKey);
  expect(exitCode).toBe(1);
  expect(JSON.parse(stderr)).toMatchObject({ error: { message: 'There is no sandbox to control: the key is a live key.' } });
  expect((await tryCli({ STOREFRONT_HOME: '/nowhere' }, 'sandbox', 'get')).stderr).toContain('Run npm start, or give --url and --key.');
});

const STEPS = ['key', 'browse', 'product', 'login', 'cart', 'price', 'preview'];

interface Visit {
  readonly ok: boolean;
  readonly steps: readonly { readonly name: string; readonly ok: boolean; readonly detail: string }[];
}

test('the probe visits the store as one returning shopper, and names the step that fails', async () => {
  const own = await aStore();
  const probeEnv = { ...env, STOREFRONT_KEY: own.secretKey };
  const probe = (...args: readonly string[]) => tryCli<Visit>(probeEnv, 'probe', '--timeout', '10m', ...args);

  const empty = await probe();
  await own.importProducts([aProduct({ sku: 'BOLT' })]);
  // A gateway can show the empty list until it has learned of the import.
  const first = await eventually(60_000, async () => {
    const visit = await probe();
    expect(visit.exitCode).toBe(0);
    return visit;
  });
  const second = await probe();

  expect([empty.exitCode, JSON.parse(empty.stdout).steps.at(-1)]).toMatchObject([
    1,
    { name: 'browse', ok: false, detail: 'The store has no product in stock.' },
  ]);
  for (const { exitCode, json } of [first, second]) {
    expect([exitCode, json.ok]).toEqual([0, true]);
    expect(json.steps.map(({ name }) => name)).toEqual(STEPS);
  }
  expect(await own.cli<readonly unknown[]>('customers', 'list')).toHaveLength(1);
  expect(await own.cli<readonly unknown[]>('orders', 'list')).toHaveLength(0);
});

test('a probe fails on a live key and over its limit, and sends its metrics to a collector', async () => {
  const live = await aStore({ tenantId: store.tenantId, mode: 'live' });
  const refused = await tryCli(env, 'probe', '--key', live.secretKey);
  expect([refused.exitCode, JSON.parse(refused.stdout).steps]).toMatchObject([
    1,
    [{ ok: false, detail: 'The key is a live key. Give a secret sandbox key.' }],
  ]);
  const collector = await startOtlpCollector();
  const root = join(import.meta.dirname, '../..');
  const register = join(root, 'packages/telemetry/src/register.ts');
  const over = promisify(execFile)(
    process.execPath,
    ['--import', register, join(root, 'tools/operator/src/main.ts'), 'probe', '--timeout', '0s', '--json'],
    { env: { PATH: process.env.PATH, ...env, ...collectorEnvironment(collector), OTEL_SERVICE_NAME: 'probe' } },
  );

  await expect(over).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('It took longer than 0 ms.') });
  expect([...collector.metrics().keys()]).toEqual(expect.arrayContaining(['storefront.probe.success', 'storefront.probe.step.duration']));
  collector.close();
});
