import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { run } from '../generated-clients/run.ts';
import { eventually } from '../support/eventually.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import { compile, compileForBrowser, consumerProject, readmeExamples } from './consumer-project.ts';
import { RECOVERY } from './recovery.ts';
import { startReceiver } from './start-receiver.ts';

/** The client as another project uses it: packed, installed in an empty project, and run with every example of its README. */

/** The package and its dependency, neither minified nor tree-shaken. */
const GZIPPED_BYTES_MAX = 12_500;
/** Packing, installing, and compiling on a busy machine. */
const TIMEOUT_MS = 300_000;
let project: string;
let examples: Map<string, string>;
let store: TestStore;
let shopper: Shopper;

beforeAll(async () => {
  [project, examples, store] = await Promise.all([consumerProject(), readmeExamples(), aStore()]);
  await runCli(store.env, 'stores', 'update', store.tenantId, '--event-feed', 'on');
  await store.importProducts(['BLD-CEM-425', 'NUT', 'SCREW'].map((sku) => aProduct({ sku, category: 'Fasteners' })));
  shopper = await store.shopper();
  await compile(project, new Map([...examples, ['recovery.ts', RECOVERY]]));
}, TIMEOUT_MS);

afterAll(() => rm(project, { recursive: true, force: true }));

const settings = () => ({
  STOREFRONT_URL: systemUnderTest().baseUrl,
  STOREFRONT_KEY: store.secretKey,
  EMAIL: shopper.email,
  PASSWORD: shopper.password,
});
const runExample = (file: string): Promise<string> =>
  run(process.execPath, [join(project, 'dist', file)], { cwd: project, env: settings() });
const installed = (pattern: string): string[] => globSync(pattern, { cwd: join(project, 'node_modules/@storefront') });

test('the package has JavaScript and types only, and brings no package of this repository', () => {
  expect(installed('*')).toEqual(['client']);
  const others = installed('client/**/*').filter((file) => !/\.(?:js|d\.ts)$/.test(file));
  expect(others.toSorted()).toEqual(['client/README.md', 'client/package.json']);
  expect(installed('client/**/*test*')).toEqual([]);
});

test('the package and its dependency are under 12.5 KB gzipped', () => {
  const files = [...installed('client/*.js').map((file) => join('@storefront', file)), 'openapi-fetch/dist/index.mjs'];
  const code = files.map((file) => readFileSync(join(project, 'node_modules', file)));

  expect(files.length).toBeGreaterThan(5);
  expect(gzipSync(Buffer.concat(code), { level: 9 }).length).toBeLessThan(GZIPPED_BYTES_MAX);
});

test('the types need nothing of Node, and refuse what the API does not have', async () => {
  await compileForBrowser(
    project,
    `import { createStorefront, unwrap } from '@storefront/client';
    const storefront = createStorefront({ baseUrl: location.origin, apiKey: 'svc_test_pub_x' });
    export const skus: Promise<string[]> = unwrap(storefront.GET('/v1/products')).then(({ data }) => data.map(({ sku }) => sku));
    // @ts-expect-error there is no such path
    void storefront.GET('/v1/product');
    // @ts-expect-error there is no such list
    void storefront.items('/v1/me');
    // @ts-expect-error the path parameter is required
    void storefront.GET('/v1/products/{sku}');
    // @ts-expect-error the payment rail is not one of the enumerated values
    void storefront.POST('/v1/checkout', { body: { cart_id: '', payment_rail: 'CARD' } });`,
  );
});

test('the client revalidates with ETags, and repeats a checkout whose response was lost without a second order', async () => {
  const printed = (await runExample('recovery.js')).trim().split('\n').at(-1) ?? '';

  expect(JSON.parse(printed)).toEqual({
    firstRead: [200],
    secondRead: [304],
    state: 'confirmed',
    attempts: ['lost', 200],
    placed: 1,
    limited: [429, 304],
  });
});

describe('the example', () => {
  test.each([
    ['list-products.ts', /^BLD-CEM-425 .* IN_STOCK\nNUT .*\nSCREW .*\n$/],
    ['every-product.ts', /^BLD-CEM-425 NUT SCREW\n$/],
    ['shopper.ts', /^shopper-.*@example\.com \[.*'CASH_ON_DELIVERY'.*\]\n$/],
    ['check-out.ts', /\nordered \S+\n$/],
    ['errors.ts', /^not_found 404\n$/],
    ['new-values.ts', /\n.*CASH_ON_DELIVERY.*\n$/],
    ['settings.ts', /^sandbox\n$/],
    ['etags.ts', /^true\n$/],
    ['follow-catalog.ts', /^(?:\w+ (?:BLD-CEM-425|NUT|SCREW)\n){3,}$/],
  ])('%s runs', async (file, output) => {
    expect(await runExample(file.replace('.ts', '.js'))).toMatch(output);
  });

  test('read-events.ts goes on at its cursor', async () => {
    const printed: string[] = [];
    await eventually(60_000, async () => {
      printed.push(...(await runExample('read-events.js')).split('\n').filter(Boolean));
      expect(printed).toHaveLength(3);
    });
    expect(printed.map((line) => line.split(' ')[0])).toEqual(printed.map(() => 'product.created'));
    expect(await runExample('read-events.js')).toBe('');
  });

  test.each(['webhooks-express.ts', 'webhooks-fetch.ts'])('%s verifies an event of the service, and rejects a forged one', async (file) => {
    const receiver = await startReceiver(store, project, file.replace('.ts', '.js'));
    try {
      const ordered = /ordered (\S+)/.exec(await runExample('check-out.js'))?.[1] ?? 'none';
      await receiver.printed(`confirmed ${ordered}`);
      const forged = await fetch(receiver.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });

      expect(forged.status).toBe(401);
    } finally {
      await receiver.stop();
    }
  });

  test('that is in the README is run by a test', () => {
    const run = [
      'storefront',
      'list-products',
      'every-product',
      'shopper',
      'check-out',
      'errors',
      'settings',
      'new-values',
      'etags',
      'follow-catalog',
      'read-events',
    ];

    expect([...examples.keys()]).toEqual([...run, 'webhooks-express', 'webhooks-fetch'].map((name) => `${name}.ts`));
  });
});
