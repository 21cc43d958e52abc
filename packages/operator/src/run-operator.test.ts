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

/** Nothing listens there, and nothing is to be asked. */
const nowhere = {
  SERVICE_TOKEN: 'a-token-of-sixteen-letters',
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

test('a missing option is told on stderr, and the exit code is 1', async () => {
  const { exitCode, stderr, stdout } = await run(nowhere, 'stores', 'create');

  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toContain("required option '--name <name>' not specified");
});

test('a bad argument of an action is told too', async () => {
  const { exitCode, stderr } = await run(nowhere, 'prices', 'set', 'SKU', '1e3', '--customer', 'c', '--tenant', 't', '--mode', 'live');

  expect(exitCode).toBe(1);
  expect(stderr).toContain('It must be a decimal number.');
});

test('a service that is not there is told in one line', async () => {
  const { exitCode, stderr } = await run(nowhere, 'stores', 'create', '--name', 'A');

  expect(exitCode).toBe(1);
  expect(stderr).toBe('storefront: The gateway service is unavailable. (downstream_unavailable)\n');
});

test('without a running system the command says what to do', async () => {
  const { exitCode, stderr } = await run({ STOREFRONT_HOME: '/nowhere' }, 'stores', 'create', '--name', 'A');

  expect(exitCode).toBe(1);
  expect(stderr).toContain('Run npm start');
});
