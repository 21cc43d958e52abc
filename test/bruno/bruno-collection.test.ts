import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** The collection at /bruno.zip, run with the command of Bruno against the running system. */

interface Report {
  readonly results: readonly {
    readonly test: { readonly filename: string };
    readonly status: string;
    readonly response: { readonly status: number };
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'bruno-'));
const bru = join(import.meta.dirname, 'node_modules/.bin/bru');
let store: TestStore;
let shopper: Shopper;
let requests: readonly string[];

beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT', stock_quantity: 100 })]);
  shopper = await store.shopper(['--rails', 'CASH_ON_DELIVERY']);
  const zip = Buffer.from(await (await fetch(`${systemUnderTest().baseUrl}/bruno.zip`)).arrayBuffer());
  const files = Object.entries(unzipSync(zip));
  requests = files.map(([path]) => path).filter((path) => /\/\d+ [^/]+\.bru$/.test(path));
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every request of the Bruno collection succeeds, and an order is placed', async () => {
  const values = {
    base_url: systemUnderTest().baseUrl,
    secret_key: store.secretKey,
    email: shopper.email,
    password: shopper.password,
    endpoint_url: 'http://127.0.0.1:9/',
  };
  const variables = Object.entries(values).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
  const report = join(folder, 'report.json');
  writeFileSync(report, '[]');
  const ended = await run(bru, ['run', '-r', '--env', 'Sandbox', ...variables, '--reporter-json', report], { cwd: folder }).catch(
    (error: unknown) => error as { stdout: string },
  );
  const results = (JSON.parse(await readFile(report, 'utf8')) as Report[]).flatMap((iteration) => iteration.results);
  const failed = results.filter(
    ({ assertionResults }) => assertionResults.length === 0 || assertionResults.some(({ status }) => status !== 'pass'),
  );

  expect([failed.map(({ test: { filename }, response }) => [filename, response.status]), failed.length === 0 ? '' : ended.stdout]).toEqual([
    [],
    '',
  ]);
  expect(requests.length).toBeGreaterThan(15);
  expect(results.map(({ test: { filename } }) => filename).toSorted()).toEqual(requests.toSorted());
  expect((await shopper.api.get('/v1/orders')).body).toMatchObject({
    total: 1,
    data: [{ status: 'CONFIRMED', payment_rail: 'CASH_ON_DELIVERY' }],
  });
});
