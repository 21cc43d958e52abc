import { expect, test } from '@jest/globals';
import type { PrivateEndpoints } from './private-endpoints.ts';
import { EndpointNotAllowed, lookupOf, resolveEndpoint } from './resolve-endpoint.ts';

const toLookups = (addresses: readonly string[]) => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const resolve = (addresses: readonly string[], allowPrivate: PrivateEndpoints = false) =>
  resolveEndpoint({ allowPrivate }, async () => toLookups(addresses))('hooks.example.com', 'store');
const lookUp = (addresses: readonly string[], all: boolean): Promise<unknown> =>
  new Promise((found) => lookupOf(toLookups(addresses))('hooks.example.com', { all }, (_error, ...rest) => found(rest)));

test('the addresses that were checked are the addresses that are dialed', async () => {
  const addresses = ['8.8.8.8', '2606:4700:4700::1111'];

  expect(await resolve(addresses)).toEqual(toLookups(addresses));
  expect(await lookUp(addresses, true)).toEqual([toLookups(addresses)]);
  expect(await lookUp(addresses, false)).toEqual(['8.8.8.8', 4]);
});

test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['2606:4700:4700::1111', '::1']], [[]]])(
  'a name that leads to %j is refused',
  async (addresses) => {
    await expect(resolve(addresses)).rejects.toBeInstanceOf(EndpointNotAllowed);
  },
);

test('private endpoints are dialed where they are allowed', async () => {
  expect(await resolve(['127.0.0.1'], true)).toEqual([{ address: '127.0.0.1', family: 4 }]);
  expect(await resolve(['127.0.0.1'], ['hooks.example.com'])).toEqual([{ address: '127.0.0.1', family: 4 }]);
  await expect(resolve(['127.0.0.1'], ['demo-page'])).rejects.toBeInstanceOf(EndpointNotAllowed);
});
