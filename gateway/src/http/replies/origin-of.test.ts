import { expect, test } from '@jest/globals';
import { originAt, originOf } from './origin-of.ts';

const SOCKET = { localAddress: '::1', localPort: 8080 };

test.each(['api.shop.example', 'localhost:8080', '127.0.0.1', '[2001:DB8::1]:8443'])('the host %s is used as it is', (host) => {
  expect(originAt('https', host, SOCKET)).toBe(`https://${host}`);
});

test.each([
  undefined,
  '',
  'a b',
  'user@shop.example',
  'shop.example/path',
  'shop.example#a',
  '"',
  'shop.example:port',
  'shop.example:99999',
  '999.1.1.1',
  '[::::]',
])('in place of the host %s, the address of the server is used', (host) => {
  expect(originAt('http', host, SOCKET)).toBe('http://[::1]:8080');
  expect(originOf({ protocol: 'https', host: 'api.shop.example', socket: SOCKET })).toBe('https://api.shop.example');
});

test('the zone of a link-local address is no part of it', () => {
  expect(originAt('ftp', undefined, { localAddress: 'fe80::1%eth0', localPort: 80 })).toBe('http://[fe80::1]:80');
});
