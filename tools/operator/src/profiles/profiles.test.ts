import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Command } from 'commander';
import { withMode, withTenant } from '../command-options.ts';
import { runOperator } from '../run-operator.ts';
import { createSettings, fillRequiredOptions } from '../settings.ts';
import { Collector } from '../testing/collector.ts';
import { tokenFileOf, writePrivately } from './profile-file.ts';

let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-profiles-'));
  env = { XDG_CONFIG_HOME: folder };
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const exitCode = await runOperator(args, env, { stdout, stderr });
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}

/** Returns what `--tenant` and `--mode` are in an environment, with a `--profile`. */
function settingsOf(more: NodeJS.ProcessEnv, profile?: string) {
  const command = withMode(withTenant(new Command()));
  const settings = createSettings({ ...env, ...more }, () => profile);
  fillRequiredOptions(command, settings);
  return { ...command.opts(), url: settings.env.STOREFRONT_URL };
}

test('a profile is stored in a file that only its owner can read', async () => {
  const { stdout } = await run('profiles', 'set', 'acme', '--tenant', 't-1', '--mode', 'live', '--use', '--json');
  const { file } = JSON.parse(stdout) as { file: string };

  expect(file).toBe(join(folder, 'storefront', 'profiles.json'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    current: 'acme',
    profiles: { acme: { STOREFRONT_TENANT: 't-1', STOREFRONT_MODE: 'live' } },
  });
});

test('neither the file nor any result contains a key', async () => {
  const keyFile = join(folder, 'key');
  writeFileSync(keyFile, 'sk_sandbox_a_secret_key\n');
  const added = await run('profiles', 'set', 'acme', '--key-file', keyFile, '--token-file', keyFile);
  const listed = await run('profiles', 'list', '--wide');

  expect(listed.stdout).toContain(keyFile);
  expect(added.stdout + listed.stdout + readFileSync(join(folder, 'storefront/profiles.json'), 'utf8')).not.toContain('secret_key');
});

test('an option precedes the environment, which precedes the profile', async () => {
  await run('profiles', 'set', 'used', '--tenant', 'used', '--mode', 'sandbox', '--url', 'http://used', '--use');
  await run('profiles', 'set', 'named', '--tenant', 'named', '--mode', 'live', '--url', 'http://named');

  expect(settingsOf({})).toEqual({ tenant: 'used', mode: 'sandbox', url: 'http://used' });
  expect(settingsOf({ STOREFRONT_PROFILE: 'named' })).toEqual({ tenant: 'named', mode: 'live', url: 'http://named' });
  expect(settingsOf({ STOREFRONT_PROFILE: 'used' }, 'named')).toEqual({ tenant: 'named', mode: 'live', url: 'http://named' });
  expect(settingsOf({ STOREFRONT_TENANT: 'env', STOREFRONT_URL: 'http://env' }, 'named')).toEqual({
    tenant: 'env',
    mode: 'live',
    url: 'http://env',
  });
  expect(settingsOf({ STOREFRONT_TENANT: '' })).toMatchObject({ tenant: 'used' });
});

test('a mode in the environment is one of the two', () => {
  expect(() => settingsOf({ STOREFRONT_MODE: 'test' })).toThrow('STOREFRONT_MODE is "test". It must be sandbox or live.');
});

test('profiles are listed, used, and removed', async () => {
  await run('profiles', 'set', 'one', '--tenant', 't-1');
  await run('profiles', 'set', 'two', '--tenant', 't-2', '--addresses', 'gateway=10.0.0.5:9090,cart=[::1]:9091');
  await run('profiles', 'use', 'two');
  const list = async () =>
    (JSON.parse((await run('profiles', 'list', '--json')).stdout) as Record<string, unknown>[]).map(({ name, in_use, addresses }) => [
      name,
      in_use,
      addresses,
    ]);

  expect(await list()).toEqual([
    ['one', false, []],
    ['two', true, ['gateway=10.0.0.5:9090', 'cart=[::1]:9091']],
  ]);
  await run('profiles', 'delete', 'two');
  expect(await list()).toEqual([['one', false, []]]);
});

test('a profile that does not exist is an error that lists those that do', async () => {
  await run('profiles', 'set', 'one', '--tenant', 't-1');

  expect((await run('orders', 'list', '--profile', 'other')).stderr).toBe('storefront: No such profile: other. The profiles are one.\n');
  expect((await run('profiles', 'use', 'constructor')).stderr).toContain('No such profile: constructor.');
});

test('with an unreadable file, help and profile-independent commands still work', async () => {
  await run('profiles', 'set', 'one', '--tenant', 't-1');
  writeFileSync(join(folder, 'storefront/profiles.json'), '{"profiles": {"one": {"OPERATOR_TOKEN": "secret"}}}');

  expect((await run('orders', 'list', '--help')).exitCode).toBe(0);
  expect((await run('completion', 'bash')).exitCode).toBe(0);
  expect((await run('orders', 'list')).stderr).toContain('profiles.json is not a file of profiles.');
});

test.each([
  [['bad name!', '--tenant', 't'], '<name> "bad name!" is invalid.'],
  [['one'], 'A profile needs at least one setting'],
  [['one', '--key-file', '/nowhere/key'], '/nowhere/key cannot be read.'],
  [['one', '--addresses', 'gateway'], '"gateway" must be one of gateway'],
])('profile add %j is refused', async (args, message) => {
  const { exitCode, stderr } = await run('profiles', 'set', ...args);

  expect(exitCode).toBe(1);
  expect(stderr).toContain(message);
});

test('profiles alone lists the profiles', async () => {
  await run('profiles', 'set', 'one', '--tenant', 't-1');

  expect((await run('profiles', '--json')).stdout).toBe((await run('profiles', 'list', '--json')).stdout);
});

test('logout refuses a profile whose token no login has stored, and login a name that is not that of a file', async () => {
  const tokenFile = join(folder, 'token');
  writeFileSync(tokenFile, 'the token of the environment');
  await run('profiles', 'set', 'one', '--token-file', tokenFile, '--use');

  expect((await run('logout')).stderr).toContain('No token is stored by storefront login.');
  expect(readFileSync(tokenFile, 'utf8')).toBe('the token of the environment');
  expect((await run('login', '--profile', '../one', '--token-file', tokenFile)).stderr).toContain('It must consist of letters');
});

test.each([
  ['removed', ['profiles', 'delete', 'one']],
  ['replaced', ['profiles', 'set', 'one', '--tenant', 't-2']],
])("the token that login has stored is deleted with a profile that is %s, and a file of one's own is not", async (_how, command) => {
  const stored = tokenFileOf(env, 'one');
  const own = join(folder, 'token');
  for (const file of [stored, own]) {
    writePrivately(file, 'a token');
    await run('profiles', 'set', 'one', '--token-file', file);
    await run(...command);
  }

  expect([existsSync(stored), existsSync(own)]).toEqual([false, true]);
});
