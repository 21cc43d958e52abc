import type { LookupAddress } from 'node:dns';
import { expect, test } from '@jest/globals';
import { EndpointNotAllowed, guardedLookup } from './guarded-lookup.ts';

const resolvingTo =
  (...addresses: readonly string[]) =>
  (_host: string, _options: object, done: (error: Error | null, addresses: LookupAddress[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

/** What a connection would be given: the error, or the addresses it may dial. */
const lookUp = (addresses: readonly string[], { allowPrivate = false, all = true } = {}): Promise<unknown> =>
  new Promise((resolve) => {
    guardedLookup({ allowPrivate }, resolvingTo(...addresses))('hooks.example.com', { all }, (error, found, family) =>
      resolve(error ?? (all ? found : [found, family])),
    );
  });

test('the addresses that were judged are the addresses that are dialled', async () => {
  expect(await lookUp(['8.8.8.8', '2606:4700:4700::1111'])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700:4700::1111', family: 6 },
  ]);
  expect(await lookUp(['8.8.8.8'], { all: false })).toEqual(['8.8.8.8', 4]);
});

test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['2606:4700:4700::1111', '::1']], [[]]])(
  'a name that leads to %j is refused',
  async (addresses) => {
    expect(await lookUp(addresses)).toBeInstanceOf(EndpointNotAllowed);
  },
);

test('where private endpoints are let in, they are dialled', async () => {
  expect(await lookUp(['127.0.0.1'], { allowPrivate: true })).toEqual([{ address: '127.0.0.1', family: 4 }]);
});
