import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { runOperator } from './run-operator.ts';

class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** Addresses on which nothing listens, for commands that must not reach a service. */
const nowhere = {
  OPERATOR_TOKEN: 'a-token-of-sixteen-letters',
  ...Object.fromEntries(['GATEWAY', 'CATALOG', 'CART', 'ORDERS', 'BILLING', 'WEBHOOKS'].map((name) => [`${name}_ADDRESS`, '127.0.0.1:1'])),
};

async function run(env: NodeJS.ProcessEnv, ...args: string[]) {
  const stdout = new Collector();
  const stderr = new Collector();
  const exitCode = await runOperator(args, env, { stdout, stderr });
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}

test('help needs no running system', async () => {
  const { exitCode, stdout } = await run({}, '--help');

  expect(exitCode).toBe(0);
  expect(stdout).toContain('catalog');
});

test('a missing option is reported on stderr and the exit code is 1', async () => {
  const { exitCode, stderr, stdout } = await run(nowhere, 'stores', 'create');

  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toContain("required option '--name <name>' not specified");
});

test('an invalid argument is reported on stderr and the exit code is 1', async () => {
  const { exitCode, stderr } = await run(nowhere, 'prices', 'set', 'SKU', '1e3', '--customer', 'c', '--tenant', 't', '--mode', 'live');

  expect(exitCode).toBe(1);
  expect(stderr).toContain('It must be a decimal number.');
});

test.each([
  ['--lines', ['orders', 'ship', 'SO-1', '--tenant', 't', '--mode', 'live']],
  ['--skus', ['promotions', 'create', 'P', '--kind', 'percent', '--tenant', 't', '--mode', 'live']],
  ['--scopes', ['keys', 'issue', '--kind', 'secret', '--tenant', 't', '--mode', 'live']],
])('an empty list for %s is refused instead of meaning everything', async (option, command) => {
  for (const empty of ['', ' , ']) {
    const { exitCode, stderr } = await run(nowhere, ...command, option, empty);

    expect(exitCode).toBe(1);
    expect(stderr).toContain('It must not be empty.');
  }
});

test('an unreachable service is reported in one line', async () => {
  const { exitCode, stderr } = await run(nowhere, 'stores', 'create', '--name', 'A');

  expect(exitCode).toBe(1);
  expect(stderr).toBe('storefront: The gateway service is unavailable. (downstream_unavailable)\n');
});

test('without a running system, the error says how to start one', async () => {
  const { exitCode, stderr } = await run({ STOREFRONT_HOME: '/nowhere' }, 'stores', 'create', '--name', 'A');

  expect(exitCode).toBe(1);
  expect(stderr).toContain('Run npm start');
});

test('the token can be in a file, as every secret', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-operator-'));
  const file = join(folder, 'token');
  writeFileSync(file, `${nowhere.OPERATOR_TOKEN}\n`);
  const { OPERATOR_TOKEN: _, ...addresses } = nowhere;
  const { stderr } = await run({ ...addresses, STOREFRONT_HOME: '/nowhere', OPERATOR_TOKEN_FILE: file }, 'stores', 'create', '--name', 'A');
  rmSync(folder, { recursive: true });

  expect(stderr).toBe('storefront: The gateway service is unavailable. (downstream_unavailable)\n');
});
