import { expect, test } from '@jest/globals';
import { originAt, originOf } from './origin-of.ts';

const SOCKET = { localAddress: '::1', localPort: 8080 };

test.each(['api.shop.example', 'localhost:8080', '127.0.0.1', '[2001:DB8::1]:8443'])('the host %s is used as it is', (host) => {
  expect(originAt('https', host, SOCKET)).toBe(`https://${host}`);
});

test.each([undefined, '', 'a b', 'user@shop.example', 'shop.example/path', 'shop.example#a', '"', 'shop.example:port'])(
  'in place of the host %s, the address of the server is used',
  (host) => {
    expect(originAt('http', host, SOCKET)).toBe('http://[::1]:8080');
    expect(originOf({ protocol: 'https', host: 'api.shop.example', socket: SOCKET })).toBe('https://api.shop.example');
  },
);
