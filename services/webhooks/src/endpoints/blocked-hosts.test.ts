import { expect, test } from '@jest/globals';
import { isBlockedName, parseBlockedHosts } from './blocked-hosts.ts';
import { endpointUrlViolation } from './endpoint-url.ts';
import { isPublicAddress } from './public-address.ts';
import { EndpointNotAllowed, resolveEndpoint } from './resolve-endpoint.ts';

const blocked = parseBlockedHosts(['api.shop.example', '.cluster.example', '8.8.8.8', '1.1.1.0/24', '2606:4700::/32']) ?? never();

function never(): never {
  throw new Error('the list is valid');
}

test.each(['api.shop.example', 'API.Shop.Example', 'cluster.example', 'db.cluster.example'])('%s is a blocked name', (host) => {
  expect(isBlockedName(host, blocked)).toBe(true);
});

test.each(['shop.example', 'eu.api.shop.example', 'mycluster.example'])('%s is not a blocked name', (host) => {
  expect(isBlockedName(host, blocked)).toBe(false);
});

test.each(['8.8.8.8', '1.1.1.200', '2606:4700:4700::1111'])('%s is a blocked address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
  expect(isPublicAddress(address, blocked.networks)).toBe(false);
});

test.each([['not a host'], ['https://api.shop.example'], ['10.0.0.0/33'], ['a..b']])('%j is refused in the list', (entry) => {
  expect(parseBlockedHosts([entry])).toBeUndefined();
});

test.each(['https://api.shop.example/', 'https://api.shop.example./x', 'https://8.8.8.8/', 'https://[2606:4700:4700::1111]/'])(
  '%s is rejected as a host of this deployment',
  (url) => {
    expect(endpointUrlViolation(url, { allowPrivate: false })).toBeUndefined();
    expect(endpointUrlViolation(url, { allowPrivate: false, blocked })).toContain('public');
  },
);

test('a name that resolves to a blocked address is rejected when connecting', async () => {
  const resolve = resolveEndpoint({ allowPrivate: false, blocked }, async () => [{ address: '1.1.1.7', family: 4 }]);

  await expect(resolve('hooks.example.com', 'store')).rejects.toBeInstanceOf(EndpointNotAllowed);
});
