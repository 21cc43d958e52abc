import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { run } from '../generated-clients/run.ts';
import { eventually } from '../support/eventually.ts';
import { type BrowserUnderTest, describeInBrowser, openBrowser } from '../support/pages/browser.ts';
import type { Shopper } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import { watch } from './inspect-page.ts';
import { addToCart, heading, logIn, press } from './shopping.ts';
import { type StockedStore, stockedStore } from './stocked-store.ts';

/** `npm run create-storefront` from the archive that `npm pack` makes: the shop that it leaves works under both names of the machine, while developing and built. */

const ROOT = join(import.meta.dirname, '../..');
/** Creating installs the dependencies, and building takes a minute of processor time. */
const CREATE_TIMEOUT_MS = 600_000;
const START_TIMEOUT_MS = 120_000;
jest.setTimeout(600_000);
const HOSTS = ['localhost', '127.0.0.1'] as const;
/** Without the settings of this repository's npm. */
const WITHOUT_SETTINGS = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => name.startsWith('npm_') && name !== 'npm_config_registry')
    .map((name) => [name, '']),
);
/** Patience for pages that `next dev` compiles when they are first shown. */
const PAGE_TIMEOUT_MS = 120_000;

let stocked: StockedStore;
let work: string;
let shop: string;
let port: number;
let archive: string;
let keys: Readonly<Record<string, string>>;

beforeAll(async () => {
  [stocked, work, port] = await Promise.all([stockedStore(), mkdtemp(join(tmpdir(), 'create-storefront-')), freePort()]);
  shop = join(work, 'shop');
  const packing = ['pack', '--silent', '--workspace', 'packages/create-storefront', '--pack-destination', work];
  archive = join(work, (await run('npm', packing, { cwd: ROOT })).trim().split('\n').at(-1) ?? '');
  const origins = HOSTS.map((host) => `http://${host}:${port}`).join(',');
  keys = {
    STOREFRONT_URL: systemUnderTest().baseUrl,
    STOREFRONT_SECRET_KEY: stocked.store.secretKey,
    STOREFRONT_PUBLISHABLE_KEY: (await stocked.store.issueKey('publishable', '--origins', origins)).key,
  };
}, CREATE_TIMEOUT_MS);

afterAll(async () => {
  await stocked?.close();
  await rm(work, { recursive: true, force: true });
});

/** Runs the command of the archive, as `npx --package` does. */
const create = (env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<string> =>
  run('npm', ['exec', '--yes', '--prefer-offline', `--package=${archive}`, '--', 'create-storefront', ...args], {
    cwd: work,
    env: { ...WITHOUT_SETTINGS, ...env },
  });

test('a shop that cannot work is not created, and the error says how to go on', async () => {
  const plain = (await stocked.store.issueKey('secret')).key;

  await expect(create({ ...keys, STOREFRONT_SECRET_KEY: plain }, 'shop')).rejects.toThrow(
    /does not have the scope storefront:webhooks[\s\S]*storefront keys create --kind secret --scopes \S+storefront:webhooks[\s\S]*--no-webhooks/,
  );
  await expect(stat(shop)).rejects.toThrow('ENOENT');
});

test(
  'a shop has the files of the starter, settings that only its owner can read, and a subscription',
  async () => {
    const printed = await create(keys, 'shop', '--port', String(port), '--no-run');

    expect(printed).toContain(`cd shop && npm run dev -- --port ${port}`);
    for (const file of ['.gitignore', 'package-lock.json', 'package.json', 'README.md', 'src/store.ts']) {
      expect(await readFile(join(shop, file), 'utf8')).toBe(await readFile(join(ROOT, 'examples/next-storefront', file), 'utf8'));
    }
    expect((await stat(join(shop, '.env.local'))).mode & 0o777).toBe(0o600);
    const { body } = await stocked.store.server.get('/v1/webhooks');
    expect(body).toMatchObject([{ endpoint_url: `http://localhost:${port}/webhooks`, status: 'ACTIVE' }]);
    await expect(create(keys, 'shop')).rejects.toThrow(/has a storefront\. To give it the keys of a store again, add -- --link/);
  },
  CREATE_TIMEOUT_MS,
);

/** Starts a script of the shop as a user does, without the settings of the tests. Returns what it printed, and how to stop it. */
async function startShop(...script: readonly string[]) {
  const { PATH, HOME } = process.env;
  const env = { ...(PATH && { PATH }), ...(HOME && { HOME }), NEXT_TELEMETRY_DISABLED: '1' };
  const child: ChildProcess = spawn('npm', ['run', ...script, '--', '--port', String(port)], {
    cwd: shop,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await eventually(START_TIMEOUT_MS, async () => {
    const { status } = await fetch(`http://127.0.0.1:${port}/icon.svg`).catch(() => ({ status: 0 }));
    if (status !== 200) throw new Error(`the shop returned ${status}: ${output}`);
  });
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  return { output: () => output, stop };
}

describeInBrowser('the shop', () => {
  let browser: BrowserUnderTest;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test.each([
    ['while it is developed', 'dev'],
    ['built', 'start'],
  ])('%s has suggestions, and takes prepaid orders, under both names of the machine', async (_when, script) => {
    if (script === 'start')
      await run('npm', ['run', 'build'], { cwd: shop, env: { ...WITHOUT_SETTINGS, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } });
    const shopper = await stocked.store.shopper();
    const started = await startShop(script);
    try {
      for (const host of HOSTS) await buy(browser, `http://${host}:${port}`, shopper, started.output);
    } finally {
      await started.stop();
    }
  });
});

describeInBrowser('a shop whose store was deleted', () => {
  test('says while it is developed which keys are refused, and the command that it names links it again', async () => {
    const file = join(shop, '.env.local');
    const settings = await readFile(file, 'utf8');
    await writeFile(file, `${settings.replaceAll(/(svc_test_(?:pub|sec)_)\S+/g, '$1gone5678')}# Own\n`);
    const browser = await openBrowser();
    const started = await startShop('dev');
    try {
      await browser.inWindow({}, async (page) => {
        page.setDefaultTimeout(PAGE_TIMEOUT_MS);
        // Not a page that an earlier test has cached.
        await page.goto(`http://localhost:${port}/?q=gone`);
        const text = page.locator('main pre');
        await text.waitFor();
        expect(await text.innerText()).toMatch(
          /refuses STOREFRONT_PUBLISHABLE_KEY \(svc_test_pub_gone…\) and STOREFRONT_SECRET_KEY \(svc_test_sec_gone…\)/,
        );
        expect(await text.innerText()).toContain(`npm run create-storefront ${shop} -- --link`);

        expect(await create(keys, shop, '--link')).toContain('Wrote the keys of the store');
        const [linked, { mode }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
        expect([
          linked.includes('gone'),
          linked.includes(`STORE_URL=http://localhost:${port}\n`),
          linked.endsWith('# Own\n'),
          mode & 0o777,
        ]).toEqual([false, true, true, 0o600]);
        await eventually(PAGE_TIMEOUT_MS, async () => {
          await page.goto(`http://localhost:${port}/?q=linked`);
          await heading(page, 'Results for “linked”');
        });
      });
    } finally {
      await Promise.all([started.stop(), browser.close()]);
    }
  });
});

/** Finds a product by a suggestion, pays an order for it on the payment page, and returns to the same name of the machine. */
async function buy(browser: BrowserUnderTest, baseURL: string, shopper: Shopper, output: () => string): Promise<void> {
  await browser.inWindow({ baseURL, viewport: { width: 1280, height: 844 } }, async (page) => {
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    const { reported, inspected } = watch(page, [keys['STOREFRONT_SECRET_KEY'] ?? '']);
    try {
      await page.goto('/');
      await page.getByRole('searchbox').pressSequentially('cement');
      await page.locator('.suggestions').getByRole('link').first().waitFor();
      await logIn(page, shopper);
      await addToCart(page, 'BLD-CEM-425');
      await page.goto('/checkout');
      await page.getByRole('radio', { name: /^Pick up/ }).check();
      await page.getByRole('radio', { name: 'Online payment' }).check();
      await press(page, 'Review the order');
      await press(page, /^Order for/);
      await press(page, /^Pay JMD/);
      await heading(page, 'Payment received');
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(await page.getByRole('button', { name: 'Pay again' }).count()).toBe(0);
      expect(reported).toEqual([]);
      expect(inspected()).toBeGreaterThan(0);
    } catch (error) {
      throw new Error(`${String(error)}\nat ${page.url()}\n${reported.join('\n')}\n${output().slice(-2_000)}`, { cause: error });
    }
  });
}
