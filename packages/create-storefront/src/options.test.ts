import { describe, expect, test } from '@jest/globals';
import { CreateError } from './create-error.ts';
import { HELP, readOptions } from './options.ts';

test('options come from the command line, else from the environment', () => {
  const env = { STOREFRONT_URL: 'http://env', STOREFRONT_SECRET_KEY: 'secret', STOREFRONT_PUBLISHABLE_KEY: '' };

  expect(readOptions(['shop', '--url', 'http://flag', '--port', '4000', '--no-run'], env)).toEqual({
    folder: 'shop',
    url: 'http://flag',
    secretKey: 'secret',
    publishableKey: undefined,
    sandbox: undefined,
    port: 4000,
    links: false,
    hasWebhooks: true,
    installs: true,
    runs: false,
    wantsHelp: false,
  });
});

test('a storefront without its dependencies is not run', () => {
  expect(readOptions(['shop', '--no-install'], {})).toMatchObject({ installs: false, runs: false });
});

test('a storefront that is linked again is neither installed nor run', () => {
  expect(readOptions(['shop', '--link'], {})).toMatchObject({ links: true, installs: false, runs: false });
});

describe('an error names', () => {
  test.each([
    [['--bogus'], "Unknown option '--bogus'. --help lists the options."],
    [['--port'], "Option '--port <value>' argument missing. --help lists the options."],
    [['--port', 'x'], '--port is "x". It must be a port, such as 3000.'],
    [['--port', '70000'], '--port is "70000". It must be a port, such as 3000.'],
    [['--port', '0'], '--port is "0". It must be a port, such as 3000.'],
    [['a', 'b'], 'Give one folder, not 2: a, b.'],
  ])('%j', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(CreateError);
    expect(() => readOptions(args, {})).toThrow(message);
  });
});

test('the help describes every option', () => {
  for (const name of ['url', 'secret-key', 'publishable-key', 'sandbox', 'link', 'port', 'no-webhooks', 'no-install', 'no-run', 'help']) {
    expect(HELP).toContain(`--${name}`);
  }
});
