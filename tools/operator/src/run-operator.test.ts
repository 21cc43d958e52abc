import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runOperator } from './run-operator.ts';
import { Collector } from './testing/collector.ts';

/** Addresses on which nothing listens, for commands that must not reach a service. */
const nowhere = {
  XDG_CONFIG_HOME: '/nowhere',
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
  expect(stderr).toBe('storefront: --name is required. Pass --name <name>.\n');
});

test('an invalid argument is reported on stderr and the exit code is 1', async () => {
  const { exitCode, stderr } = await run(nowhere, 'prices', 'set', 'SKU', '1e3', '--customer', 'c', '--tenant', 't', '--mode', 'live');

  expect(exitCode).toBe(1);
  expect(stderr).toBe('storefront: <price> "1e3" is invalid. It must be a decimal number.\n');
});

test.each([
  ['--lines', ['orders', 'ship', 'SO-1', '--tenant', 't', '--mode', 'live']],
  ['--skus', ['promotions', 'create', 'P', '--kind', 'percent', '--tenant', 't', '--mode', 'live']],
  ['--scopes', ['keys', 'create', '--kind', 'secret', '--tenant', 't', '--mode', 'live']],
])('an empty list for %s is refused instead of meaning everything', async (option, command) => {
  for (const empty of ['', option === '--scopes' ? ' , ' : ' ']) {
    const { exitCode, stderr } = await run(nowhere, ...command, option, empty);

    expect(exitCode).toBe(1);
    expect(stderr).toContain('It must not be empty.');
  }
});

test.each([
  ['--lines', ['orders', 'ship', 'SO-1', '--tenant', 't', '--mode', 'live']],
  ['--lines', ['orders', 'restock', 'SO-1', '--tenant', 't', '--mode', 'live']],
  ['--allocate', ['customers', 'record-payment', 'ann@example.com', '--amount', '5', '--tenant', 't', '--mode', 'live']],
])('%s of %j needs a name and a number', async (option, command) => {
  for (const value of ['PIPE', 'PIPE=', '=2', 'PIPE=two', 'A=1,B']) {
    const { exitCode, stderr } = await run(nowhere, ...command, option, value);

    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining(`${option} "${value}" is invalid.`) });
  }
  expect((await run(nowhere, ...command, option, 'A=1', option, 'A=2')).stderr).toContain('A is given twice.');
});

test('a word after -- is not an unknown option', async () => {
  const { stderr } = await run(nowhere, 'stock', 'set', '--', 'SKU', '-x');

  expect(stderr).toContain('--tenant is required.');
});

describe('with --json, an error is one JSON document that names the argument', () => {
  const inStore = ['--tenant', 't', '--mode', 'live'];
  const EXEMPT = ['customers', 'update', 'ann@example.com', ...inStore, '--tax-exempt'];

  test.each([
    [
      ['orders', 'list'],
      'missing_option',
      '--tenant',
      '--tenant is required. Pass --tenant <id>, set STOREFRONT_TENANT, or choose a profile',
    ],
    [['orders', 'list', '--tenant', 't'], 'missing_option', '--mode', 'Pass --mode sandbox|live, set STOREFRONT_MODE'],
    [['orders', 'get', ...inStore], 'missing_argument', '<order>', '<order> is required: storefront orders get <order>'],
    [['orders', 'list', ...inStore, '--limit'], 'missing_value', '--limit', '--limit needs a value: --limit <n>.'],
    [['orders', 'list', ...inStore, '--limit', 'x'], 'invalid_argument', '--limit x', '--limit "x" is invalid. It must be an integer'],
    [['orders', 'list', '--tenant', 't', '--mode', 'test'], 'invalid_argument', '--mode test', 'Allowed choices are sandbox, live.'],
    [['stock', 'set', 'SKU', '1e3', ...inStore], 'invalid_argument', '1e3', '<quantity> "1e3" is invalid. It must be a decimal number.'],
    [
      ['orders', 'list', ...inStore, '--stauts', 'x'],
      'unknown_option',
      '--stauts',
      'storefront orders list has no option --stauts. Did you mean --status?',
    ],
    [['orders', 'list', ...inStore, '--max', '5'], 'unknown_option', '--max', 'Did you mean --limit?'],
    [['audit', 'list', '--store', 't'], 'unknown_option', '--store', 'Did you mean --tenant?'],
    [['orders', 'list', '--tennant', 't', '--mode', 'live'], 'unknown_option', '--tennant', 'Did you mean --tenant?'],
    [['catalog', 'list', '--tenant', 't', '--mod', 'live'], 'unknown_option', '--mod', 'Did you mean --mode?'],
    [['webhooks', 'create', 'http://a.example', '--event', 'order.confirmed'], 'unknown_option', '--event', 'Did you mean --events?'],
    [['stores', 'create', '--nam', 'CI'], 'unknown_option', '--nam', 'Did you mean --name?'],
    [['webhooks', 'replay', '--sinc', '2h'], 'unknown_option', '--sinc', 'Did you mean --since?'],
    [['stock', 'set', 'SKU', '-1'], 'missing_option', '--tenant', '--tenant is required.'],
    [['order', 'list'], 'unknown_command', 'order', 'There is no command storefront order. Did you mean orders?'],
    [['orders', 'get', 'SO-1', 'SO-2', ...inStore], 'too_many_arguments', 'SO-2', 'Too many arguments: storefront orders get <order>'],
    [
      ['invoices', 'void', 'INV-1', '--reissue', '--payments', 'credit', ...inStore],
      'invalid_usage',
      null,
      "Option '--reissue' cannot be used with option '--payments <what>'.",
    ],
    [['orders', 'refund', 'SO-1', '--by-hand', ...inStore], 'invalid_argument', null, '--by-hand and --reference require each other.'],
    [[...EXEMPT, 'EX-1', '--no-tax-exempt'], 'invalid_argument', null, '--tax-exempt and --no-tax-exempt cannot be combined.'],
    [[...EXEMPT, ' '], 'invalid_argument', '--tax-exempt  ', 'It must not be empty. --no-tax-exempt ends the exemption.'],
    [
      [...EXEMPT, 'EX-1', '--exempt-until', ''],
      'invalid_argument',
      '--exempt-until ',
      'It must be a date that exists, such as 2027-12-31.',
    ],
    ...[
      ['promotions', 'create', 'P', '--kind', 'percent', '--starts-at'],
      ['promotions', 'create', 'P', '--kind', 'percent', '--ends-at'],
      ['keys', 'create', '--kind', 'secret', '--expires-at'],
      ['orders', 'list', '--since'],
      ['catalog', 'list', '--until'],
      ['invoices', 'record-payment', 'INV-1', '--amount', '1', '--date'],
    ].map((args): [string[], string, string, string] => {
      const option = args.at(-1) ?? '';
      return [[...args, '2027-02-29', ...inStore], 'invalid_argument', `${option} 2027-02-29`, `${option} "2027-02-29" is invalid.`];
    }),
    [['orders'], 'missing_command', null, 'A command is missing. storefront orders --help lists the commands.'],
    [['customers', 'import', '/nowhere.csv', ...inStore], 'bad_gateway', null, 'The gateway service is unavailable.'],
  ])('%j: %s', async (args, code, argument, message) => {
    const { exitCode, stdout, stderr } = await run(nowhere, ...args, '--json');
    const { error } = JSON.parse(stderr) as { error: Record<string, unknown> };

    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(error).toMatchObject({ code, argument, message: expect.stringContaining(message) });
  });
});

test('required options are marked in the help, and options of every command are listed', async () => {
  const { stdout } = await run({}, 'orders', 'cancel', '--help');

  expect(stdout).toMatch(/--tenant <id> .*\(required\)/);
  expect(stdout).toMatch(/--reason <reason> .*\(required\)/);
  expect(stdout).toMatch(/--wide/);
});

test('--version prints the version of the package', async () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string };

  expect(await run({}, '--version')).toEqual({ exitCode: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

test('a message has a line for each variable that is wrong', async () => {
  const { stderr } = await run({ ...nowhere, OPERATOR_TOKEN: 'short' }, 'stores', 'list');

  expect(stderr).toMatch(/^storefront: Invalid configuration:\n {2}OPERATOR_TOKEN: .*\n$/);
});

test('an unreachable service is reported in one line', async () => {
  const { exitCode, stderr } = await run(nowhere, 'stores', 'create', '--name', 'A');

  expect(exitCode).toBe(1);
  expect(stderr).toBe('storefront: The gateway service is unavailable. (downstream_unavailable)\n');
});

test('without a running system, the error says how to start one', async () => {
  const { exitCode, stderr } = await run({ STOREFRONT_HOME: '/nowhere', XDG_CONFIG_HOME: '/nowhere' }, 'stores', 'create', '--name', 'A');

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

describe('a secret', () => {
  const customer = ['customers', 'update', 'ann@example.com', '--tenant', 't', '--mode', 'live'];
  const unavailable = 'storefront: The gateway service is unavailable. (downstream_unavailable)\n';
  const notice = (option: string) =>
    `warning: other users of this machine can read ${option} in the list of processes; use ${option}-file\n`;

  test('on the command line causes a notice, and one in a file does not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-secret-'));
    try {
      const file = join(folder, 'secret');
      writeFileSync(file, 'correct horse battery\n');

      expect((await run(nowhere, ...customer, '--password', 'correct horse battery')).stderr).toBe(notice('--password') + unavailable);
      expect((await run(nowhere, ...customer, '--password-file', file)).stderr).toBe(unavailable);
      expect((await run(nowhere, ...customer, '--password', 'x', '--password-file', file)).stderr).toContain('cannot be used with');
      const api = ['sandbox', 'reset', '--url', 'http://127.0.0.1:1'];
      expect((await run(nowhere, ...api, '--key', 'svc_test_sec_0123456789')).stderr).toBe(
        `${notice('--key')}storefront: The API at http://127.0.0.1:1 did not respond.\n`,
      );
      expect((await run(nowhere, ...api, '--key-file', file)).stderr).toBe('storefront: The API at http://127.0.0.1:1 did not respond.\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('in a file that does not exist is an error', async () => {
    const { exitCode, stderr } = await run(nowhere, ...customer, '--password-file', '/nowhere/secret');

    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: 'storefront: /nowhere/secret cannot be read.\n' });
  });

  test('is sent as it is in the file, without the line break at its end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-secret-'));
    const keys: (string | undefined)[] = [];
    const server = createServer(({ headers }, response) => {
      keys.push(headers.authorization);
      response.writeHead(403).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const file = join(folder, 'key');
      writeFileSync(file, 'svc_test_sec_0123456789\n');
      await run({}, 'sandbox', 'reset', '--url', `http://127.0.0.1:${(server.address() as AddressInfo).port}`, '--key-file', file);

      expect(keys).toEqual(['Bearer svc_test_sec_0123456789']);
    } finally {
      rmSync(folder, { recursive: true });
      server.closeAllConnections();
      server.close();
    }
  });
});
