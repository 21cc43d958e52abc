import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import type { Outcome } from './flows/outcome.ts';
import { findGo } from './go.ts';
import { findPython, virtualEnvironment } from './python.ts';
import { run } from './run.ts';

/** Clients that are generated from openapi.json, or openapi-3.0.json if their generators are older, compile and place an order on each rail. */

const folder = import.meta.dirname;
const MEDIA = [
  { kind: 'IMAGE', large_url: 'https://cdn.shop.example/bolt/large.webp' },
  { kind: 'VIDEO', embed_url: 'https://video.example/embed/bolt', provider: 'video.example' },
];
/** Installing and generating takes half a minute, and several on a busy machine. */
const TIMEOUT_MS = 600_000;
/** The client of ogen has half a million lines, which two processors compile in a minute, and a busy machine in many. */
const GO_TIMEOUT_MS = 1_800_000;
const python = findPython();
const go = findGo();
let store: TestStore;

beforeAll(async () => {
  store = await aStore({ create: ['--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', media: MEDIA, stock_quantity: 10_000 }), aProduct({ sku: 'NUT' })]);
});

const aCustomer = (): Promise<Shopper> =>
  store.shopper(['--credit-limit', '1000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID']);

const settingsOf = ({ email, password }: Shopper): Record<string, string> => ({
  BASE_URL: systemUnderTest().baseUrl,
  SECRET_KEY: store.secretKey,
  EMAIL: email,
  PASSWORD: password,
});

/** Compares what a flow reports with what the API returns to the same customer. */
async function expectOrders({ api }: Shopper, text: string): Promise<void> {
  const outcome = JSON.parse(text) as Outcome;
  const [orders, invoices] = await Promise.all([api.get('/v1/orders'), api.get('/v1/invoices')]);
  const placed: { id: string; number: string; payment_rail: string; status: string }[] = orders.body.data;
  const issued: { number: string }[] = invoices.body.data;

  expect(outcome).toMatchObject({ products: 2, refusal: 'cart_empty', overLimit: 'over_credit_limit' });
  expect(outcome.orders.map(({ rail, status }) => [rail, status])).toEqual(
    ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'].map((rail) => [rail, 'CONFIRMED']),
  );
  expect(outcome.orders).toEqual(
    placed.map(({ id, number, payment_rail, status }) => ({ id, number, rail: payment_rail, status })).toReversed(),
  );
  expect(outcome.invoices.toSorted()).toEqual(issued.map(({ number }) => number).toSorted());
  expect(issued).toHaveLength(3);
}

describe('a TypeScript client', () => {
  beforeAll(async () => {
    for (const old of ['generated', 'dist']) rmSync(join(folder, old), { recursive: true, force: true });
    await run('npm', ['run', '--silent', 'generate'], { cwd: folder });
    // Fails if a generated client or its flow does not compile under `strict` and `nodenext`, or if a flow compiles that must not.
    await run('npm', ['run', '--silent', 'compile'], { cwd: folder });
  }, TIMEOUT_MS);

  test('has the types that packages/client has', async () => {
    const client = join(folder, '../../packages/client');
    const generated = join(folder, 'generated/client-schema.txt');
    await run(process.execPath, [join(client, 'write-schema.ts'), generated], { cwd: folder });

    expect(readFileSync(join(client, 'src/schema.ts'), 'utf8') === readFileSync(generated, 'utf8')).toBe(true);
  });

  test.each([
    ['openapi-typescript and openapi-fetch', 'openapi-fetch.js'],
    ['@hey-api/openapi-ts', 'hey-api.js'],
    ['orval', 'orval.js'],
    ['openapi-zod-client', 'openapi-zod-client.js'],
    ['swagger-typescript-api', 'swagger-typescript-api.js'],
  ])('of %s places an order on each rail', async (_name, file) => {
    const customer = await aCustomer();

    await expectOrders(
      customer,
      await run(process.execPath, [join(folder, 'dist/flows', file)], { cwd: folder, env: settingsOf(customer) }),
    );
  });
});

describe('a Python client', () => {
  const name = 'of openapi-python-client places an order on each rail';

  if ('missing' in python) test.skip(`${name} (${python.missing})`, () => undefined);
  else
    test(
      name,
      async () => {
        const programs = await virtualEnvironment(python.python, folder);
        const env = { PATH: [programs, process.env.PATH].join(delimiter), PYTHONPATH: join(folder, 'generated') };
        const customer = await aCustomer();
        const source = ['--path', '../../gateway/openapi.json', '--config', 'openapi-python-client.yaml'];
        const target = ['--output-path', 'generated/storefront_client', '--meta', 'none', '--overwrite'];
        await run(join(programs, 'openapi-python-client'), ['generate', ...source, ...target, '--fail-on-warning'], { cwd: folder, env });

        await expectOrders(
          customer,
          await run(join(programs, 'python'), ['flows/python_client.py'], { cwd: folder, env: { ...env, ...settingsOf(customer) } }),
        );
      },
      TIMEOUT_MS,
    );
});

describe('a Go client', () => {
  const document = '../../../gateway/openapi-3.0.json';
  const cwd = join(folder, 'go');
  const clients: readonly (readonly [name: string, generate: readonly string[]])[] = [
    ['ogen', ['--config', 'ogen.yaml', '--target', 'generated/ogen', '--clean', '--package', 'api', '--loglevel', 'error', document]],
    ['oapi-codegen', ['-config', 'oapi-codegen.yaml', document]],
  ];

  if ('missing' in go) test.skip.each(clients)(`of %s places an order on each rail (${go.missing})`, () => undefined);
  else
    test.each(clients)(
      'of %s places an order on each rail',
      async (name, generate) => {
        mkdirSync(join(cwd, 'generated/oapi'), { recursive: true });
        await run(go.go, ['tool', name, ...generate], { cwd });
        const customer = await aCustomer();

        await expectOrders(customer, await run(go.go, ['run', `./${name}`], { cwd, env: settingsOf(customer) }));
      },
      GO_TIMEOUT_MS,
    );
});
