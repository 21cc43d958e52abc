import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen, skippedIf } from '@storefront/lifecycle/testing';
import { anOrder } from '../support/http/priced-cart.ts';
import { runCli } from '../support/operator/run-cli.ts';
import type { TestStore } from '../support/systems/a-store.ts';
import { expectWork } from './admin-flow.ts';
import { differences } from './client-trees.ts';
import { findGo } from './go.ts';
import { aCustomer, aStoreForFlows, expectOrders, settingsOf } from './main-flow.ts';
import { findPython, virtualEnvironment } from './python.ts';
import { goExamples, pythonExample, readmeExamples } from './readme-examples.ts';
import { run } from './run.ts';
import { aRotatingSubscription, expectVerified, type Rotating, writeDeliveries } from './signed-deliveries.ts';
import { CLIENTS, writeGoClient, writePythonClient } from './write-clients.ts';

/** The clients in clients/python and clients/go, as the generators write them, place orders and verify the deliveries of those. */

const folder = import.meta.dirname;
/** Installing, generating, and compiling take a minute, and several on a busy machine. */
const TIMEOUT_MS = 900_000;
const work = mkdtempSync(join(tmpdir(), 'storefront-clients-'));
const foundPython = findPython();
const foundGo = findGo();
let store: TestStore;
let subscriptions: readonly Rotating[];

beforeAll(async () => {
  store = await aStoreForFlows();
  await runCli(store.env, 'stores', 'update', store.tenantId, '--event-feed', 'on');
  subscriptions = await Promise.all([aRotatingSubscription(store, 'v1'), aRotatingSubscription(store, 'v1a')]);
});
afterAll(async () => {
  await Promise.all(subscriptions.map(({ receiver }) => receiver.close()));
  rmSync(work, { recursive: true });
});

type Flow = (name: 'orders' | 'webhooks', env: Readonly<Record<string, string>>) => Promise<string>;

/** Places orders with a client, and verifies their deliveries with it. */
async function expectOrdersAndDeliveries(flow: Flow): Promise<void> {
  const customer = await aCustomer(store);
  const numbers = await expectOrders(customer, await flow('orders', settingsOf(store, customer)));

  const deliveries = join(work, `${customer.customerId}.json`);
  await writeDeliveries(deliveries, subscriptions, numbers);
  expectVerified(await flow('webhooks', { DELIVERIES: deliveries }), subscriptions, numbers);
}

/** Runs the example of a README, which places an order and reads events, with the deliveries of an earlier order. */
async function expectExampleRuns(runExample: (env: Readonly<Record<string, string>>) => Promise<string>): Promise<void> {
  const customer = await aCustomer(store);
  const { number } = await anOrder(customer, [{ sku: 'BOLT', quantity: 1 }]);
  const deliveries = join(work, `${customer.customerId}.json`);
  await writeDeliveries(deliveries, subscriptions, [number]);
  const printed = await runExample({ ...settingsOf(store, customer), DELIVERIES: deliveries });

  expect(printed).toMatch(/^(?:no such product \S+\n(?:NEWER\n)(?:confirmed \S+\n)+)+$/);
  expect((await customer.api.get('/v1/orders')).body.total).toBeGreaterThan(1);
}

/** Writes each text to a file of its own. */
const writeFiles = (name: string, texts: readonly string[], extension: string): readonly string[] =>
  texts.map((text, index) => {
    const file = join(work, `${name}${index}.${extension}`);
    writeFileSync(file, text);
    return file;
  });

skippedIf(foundPython.missing, describe)('the Python client', () => {
  const client = join(work, 'python');
  const installed = join(work, 'installed');
  let programs: string;
  const python = (cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> =>
    run(join(programs, 'python'), args, { cwd, env: { PYTHONPATH: installed, PYTHONDONTWRITEBYTECODE: '1', ...env } });
  // Builds the client from what is checked in, and installs it as a store does.
  beforeAll(async () => {
    programs = await virtualEnvironment(foundPython.program, folder);
    for (const path of [
      'pyproject.toml',
      'README.md',
      'tests',
      'storefront_client/ignored.py',
      'storefront_client/webhooks.py',
      'storefront_client/py.typed',
    ])
      cpSync(join(CLIENTS, 'python', path), join(client, path), { recursive: true });
    await writePythonClient(programs, client);
    await python(folder, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '--target', installed, client]);
  }, TIMEOUT_MS);

  test('verifies webhooks', async () => {
    // The command of unittest succeeds without tests before Python 3.12.
    const discover =
      'import sys, unittest; run = unittest.main(None, argv=["", "discover", "tests"], exit=False).result; print(run.testsRun); sys.exit(not run.wasSuccessful())';

    expect(Number(await python(client, ['-c', discover]))).toBeGreaterThanOrEqual(4);
  });

  test(
    'places an order on each rail, and verifies both signatures',
    () => expectOrdersAndDeliveries((name, env) => python(folder, [`flows/python_${name}.py`], env)),
    TIMEOUT_MS,
  );

  test('runs the example of its README', async () => {
    const file = join(work, 'example.py');
    writeFileSync(file, pythonExample());
    await expectExampleRuns((env) => python(folder, [file], env));
  });

  test('has examples in its README that import what they use, and nothing else', async () => {
    const files = writeFiles('blocks', readmeExamples('python', 'python'), 'py');
    // The text says that the second example uses the client of the first.
    const checks = ['--isolated', '--no-cache', '--select', 'F401,F821', '--config', 'builtins=["client"]'];

    expect(await run(join(programs, 'ruff'), ['check', ...checks, ...files], { cwd: work })).toContain('All checks passed');
  });

  test(
    'of the Admin API, which a store generates, does the work of a store around an order',
    async () => {
      const output = ['--output-path', join(work, 'admin_client'), '--meta', 'none', '--fail-on-warning'];
      const source = ['--path', join(folder, '../../gateway/admin-openapi.json'), '--config', 'openapi-python-client.yaml'];
      await run(join(programs, 'openapi-python-client'), ['generate', ...source, ...output], {
        cwd: folder,
        env: { PATH: [programs, process.env.PATH].join(delimiter) },
      });

      await expectWork((args, env) => python(folder, ['flows/python_admin.py', ...args], { ...env, PYTHONPATH: work }));
    },
    TIMEOUT_MS,
  );

  test('is formatted and passes its linters where it is not generated', async () => {
    const written = ['storefront_client/webhooks.py', 'tests'];
    const ruff = (...args: readonly string[]) => run(join(programs, 'ruff'), [...args, '--no-cache', ...written], { cwd: client });
    await ruff('check');
    expect(await ruff('format', '--check')).toMatch(/^[1-9]\d* files already formatted/);
  });
});

skippedIf(foundGo.missing, describe)('the Go client', () => {
  const client = join(CLIENTS, 'go');
  const go = (cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => run(foundGo.program, args, { cwd, env });

  test(
    'is as the generator writes it: npm run clients',
    async () => {
      const copy = join(work, 'go');
      cpSync(client, copy, { recursive: true });
      await writeGoClient(foundGo.program, copy);

      expect(differences(client, copy, '**/*')).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'compiles without errors, verifies webhooks, and has tidy requirements',
    async () => {
      await go(client, ['vet', './...']);
      seen('tests', (await go(client, ['test', '-v', './...'])).match(/^--- PASS/gm) ?? [], 3);
      await go(client, ['mod', 'tidy', '-diff']);
    },
    TIMEOUT_MS,
  );

  test(
    'places an order on each rail, and verifies both signatures',
    () => expectOrdersAndDeliveries((name, env) => go(join(folder, 'go'), ['run', `./${name}`], env)),
    TIMEOUT_MS,
  );

  test(
    'runs the examples of its README, each of which is a complete file',
    async () => {
      const module = join(folder, 'go');
      const blocks = writeFiles('blocks', readmeExamples('go', 'go'), 'go');
      for (const file of seen('files', blocks, 4)) await go(module, ['vet', file]);
      expect(await run('gofmt', ['-l', ...blocks], { cwd: work })).toBe('');

      const files = writeFiles('example', goExamples(), 'go');
      await expectExampleRuns((env) => go(module, ['run', ...files], env));
    },
    TIMEOUT_MS,
  );
});
