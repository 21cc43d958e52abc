import { expect, test } from '@jest/globals';
import { natsConnectionOptions } from './nats-connection.ts';

test('credentials come from the URL, and are not left in it', () => {
  expect(natsConnectionOptions({ url: 'nats://orders:p%40ss@one:4222,two:4223', name: 'orders' })).toEqual({
    servers: ['one:4222', 'two:4223'],
    name: 'orders',
    inboxPrefix: '_INBOX_orders',
    user: 'orders',
    pass: 'p@ss',
  });
});

test('a user and a password of their own take precedence over those in the URL', () => {
  const options = natsConnectionOptions({ url: 'nats://a:b@one:4222', name: 'cart', user: 'cart', password: 'secret' });

  expect(options).toMatchObject({ user: 'cart', pass: 'secret' });
});

test('a credentials file replaces user and password', () => {
  const options = natsConnectionOptions({ url: 'nats://a:b@one', name: 'cart', credsFile: '/creds' });

  expect(options).toMatchObject({ authenticator: expect.any(Function) });
  expect(options).not.toHaveProperty('user');
});

test('TLS is used if a file or the URL demands it', () => {
  expect(natsConnectionOptions({ url: 'nats://one', name: 'cart' })).not.toHaveProperty('tls');
  expect(natsConnectionOptions({ url: 'tls://one', name: 'cart' })).toMatchObject({ tls: {} });
  expect(natsConnectionOptions({ url: 'one', name: 'cart', caFile: '/ca', certFile: '/cert', keyFile: '/key' })).toMatchObject({
    tls: { caFile: '/ca', certFile: '/cert', keyFile: '/key' },
  });
});

test('a malformed URL is reported without its text', () => {
  expect(() => natsConnectionOptions({ url: 'nats://user:secret@[', name: 'cart' })).toThrow(/^the URL of NATS is malformed$/);
});
