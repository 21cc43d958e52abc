import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { anOrder } from '../support/http/priced-cart.ts';
import { runCli, tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

const BIN = join(import.meta.dirname, '../../tools/operator/bin/storefront.mjs');

let store: TestStore;
let ann: Shopper;
let order: { id: string; number: string };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-command-'));
  store = await aStore();
  const description = 'Hexagon bolt M8 × 40, stainless steel A2, with a partial thread and a description that is far too long for a table';
  await store.importProducts([
    aProduct({ sku: 'BOLT', description, categories: ['metal/bolts'], tags: [{ group: 'material', slug: 'steel', name: 'Steel' }] }),
  ]);
  ann = await store.shopper();
  order = await anOrder(ann, [{ sku: 'BOLT', quantity: 2 }]);
});
afterAll(() => rm(folder, { recursive: true }));

interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a process of its own, with the settings of the test. */
const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> =>
  new Promise((resolve) => {
    const settings = { PATH: process.env.PATH, HOME: folder, TZ: 'America/Jamaica', ...store.env, ...env };
    execFile(BIN, args, { env: settings }, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });

const inStore = { STOREFRONT_TENANT: '', STOREFRONT_MODE: '' };
beforeAll(() => void Object.assign(inStore, { STOREFRONT_TENANT: store.tenantId, STOREFRONT_MODE: store.mode }));

/** The value of `--addresses` for a system. */
const addressesOf = (env: NodeJS.ProcessEnv): string =>
  SERVICE_NAMES.map((name) => `${name}=${env[`${name.toUpperCase()}_ADDRESS`]}`).join();

test('a profile replaces the tenant, the mode, the token, and the addresses', async () => {
  const { OPERATOR_TOKEN = '', ...env } = store.env;
  const tokenFile = join(folder, 'token');
  await writeFile(tokenFile, OPERATOR_TOKEN);
  const none = Object.fromEntries(Object.keys(store.env).map((name) => [name, undefined]));
  const settings = ['--tenant', store.tenantId, '--mode', store.mode, '--token-file', tokenFile, '--addresses', addressesOf(env)];

  expect(await run(['profiles', 'set', 'mine', ...settings], none)).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await run(['orders', 'get', order.number], none)).exitCode).toBe(1);
  expect(await run(['orders', 'get', order.number, '--profile', 'mine'], none)).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await run(['orders', 'get', order.number], { ...none, STOREFRONT_PROFILE: 'mine' })).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await run(['orders', 'list', '--profile', 'mine', '--mode', 'live'], none)).stdout).toBe('none\n');
});

test('login keeps a token in a file of its owner and uses its profile, until logout', async () => {
  const cli = (...args: string[]) => tryCli({ XDG_CONFIG_HOME: folder }, ...args);
  const options = ['--name', `login-${store.tenantId}`, '--scopes', 'read', '--tenant', store.tenantId];
  const { token } = await runCli<{ token: string }>(store.env, 'tokens', 'create', ...options);
  const tokenFile = join(folder, 'issued');
  await writeFile(tokenFile, `${token}\n`);

  const login = ['login', '--profile', 'logged-in', '--token-file', tokenFile, '--addresses', addressesOf(store.env)];
  expect((await cli(...login)).json).toMatchObject({
    operator: `login-${store.tenantId}`,
    scopes: ['read'],
    tenant_id: store.tenantId,
  });
  const stored = join(folder, 'storefront/tokens/logged-in');
  expect([(await stat(stored)).mode & 0o777, await readFile(stored, 'utf8')]).toEqual([0o600, `${token}\n`]);
  expect(await cli('orders', 'get', order.number, '--mode', store.mode)).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await cli('stock', 'set', 'BOLT', '1', '--mode', store.mode)).stderr).toContain('needs one of these scopes: admin, catalog');

  expect((await cli('logout')).exitCode).toBe(0);
  await expect(stat(stored)).rejects.toThrow('ENOENT');
  expect((await cli('orders', 'get', order.number, '--mode', store.mode)).exitCode).toBe(1);
  await writeFile(tokenFile, 'sfop_unknown-to-all');
  expect((await cli(...login)).stderr).toContain('A valid service token is required.');
});

test('tables fit 100 columns with names first, and --wide shows every column', async () => {
  for (const args of [
    ['catalog', 'list'],
    ['orders', 'list'],
    ['customers', 'list'],
    ['invoices', 'list'],
    ['keys', 'list'],
  ]) {
    const narrow = (await run(args, inStore)).stdout.trimEnd().split('\n');
    const wide = (await run([...args, '--wide'], inStore)).stdout.trimEnd().split('\n');

    expect(Math.max(...narrow.map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(narrow).toHaveLength(wide.length);
    expect(wide[0]?.length).toBeGreaterThan(narrow[0]?.length ?? 0);
    expect(narrow[0]).not.toMatch(/^(?:id|\w+_id) /);
  }
  expect((await run(['orders', 'list'], inStore)).stdout).toMatch(new RegExp(`^${order.number} +${ann.email.slice(0, 10)}`, 'm'));
});

test('times are local, in UTC with --utc, and RFC 3339 with --json', async () => {
  const [{ placed_at }] = JSON.parse((await run(['orders', 'list', '--json'], inStore)).stdout) as [{ placed_at: string }];
  const placedAt = async (...args: string[]) =>
    /^placed_at +(.*)$/m.exec((await run(['orders', 'get', order.number, ...args], inStore)).stdout)?.[1];

  expect(placed_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(await placedAt('--utc')).toBe(`${placed_at.slice(0, 10)} ${placed_at.slice(11, 19)}Z`);
  expect(new Date(`${await placedAt()}-05:00`).getTime()).toBe(Math.floor(Date.parse(placed_at) / 1000) * 1000);
});

test('an error with --json is one document, and a store that does not exist is named', async () => {
  const tenant = '8f14e45f-ceea-467f-9575-1d5a3e1f9b52';
  const { exitCode, stdout, stderr } = await run(['orders', 'get', order.number, '--tenant', tenant, '--json'], inStore);

  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(JSON.parse(stderr)).toEqual({
    error: { code: 'not_found', message: `No such store: ${tenant}.`, argument: `--tenant ${tenant}`, reason: null, details: [] },
  });
  expect((await run(['orders', 'list', '--since', 'yesterday'], inStore)).stderr).toContain('--since "yesterday" is invalid.');
});

test('an import reports unknown columns with the similar one, and refuses semicolons', async () => {
  const [file, semicolons] = [join(folder, 'products.csv'), join(folder, 'semicolons.csv')];
  await writeFile(file, 'sku,description,list_unit_price,stock_qantity\nNUT,Nut,5,10\n');
  await writeFile(semicolons, 'sku;description;list_unit_price\nNUT;Nut;5,50\n');
  const warning = 'unknown column "stock_qantity" is ignored; did you mean "stock_quantity"?';

  expect(await run(['catalog', 'import', file], inStore)).toMatchObject({ exitCode: 0, stderr: `warning: ${warning}\n` });
  expect(JSON.parse((await run(['catalog', 'import', file, '--json'], inStore)).stdout)).toMatchObject({
    unchanged: 1,
    warnings: [warning],
  });
  expect(await run(['catalog', 'import', semicolons], inStore)).toMatchObject({
    exitCode: 2,
    stderr: 'line 1: separates its columns with semicolons; save the file with commas instead\n',
  });
  expect((await run(['catalog', 'import', join(folder, 'none.csv'), '--json'], inStore)).stderr).toContain('none.csv does not exist.');
});
