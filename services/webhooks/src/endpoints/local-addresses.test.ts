import { expect, test } from '@jest/globals';
import { addressesIn, localAddresses } from './name-resolver.ts';

test.each(['localhost', 'LOCALHOST', 'shop.localhost'])('%s is loopback in both families', async (host) => {
  expect(await localAddresses(host)).toEqual([
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]);
});

test('a hosts file names addresses, and comments do not', () => {
  const text = '# 10.0.0.1 receiver\n192.168.1.7\tReceiver other # gone\n::7 receiver\nnonsense receiver\n';

  expect(addressesIn(text, 'receiver')).toEqual([
    { address: '192.168.1.7', family: 4 },
    { address: '::7', family: 6 },
  ]);
  expect(addressesIn(text, 'gone')).toEqual([]);
});
