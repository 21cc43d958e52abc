import { expect, test } from '@jest/globals';
import { limitedAddress } from './client-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['192.168.100.200:50123', '192.168.100.200'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1%a-b', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.1%a-b', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (reported, limited) => {
  expect(limitedAddress(reported)).toBe(limited);
});

test.each([
  '',
  undefined,
  'unknown',
  '_hidden',
  '192.0.2.1, 192.0.2.2',
  'x192.0.2.1:80',
  '192.0.2.1:80x',
  'unknown192.0.2.1',
  '1'.repeat(9000),
])('%p counts as one unknown client', (reported) => {
  expect(limitedAddress(reported)).toBe('unknown');
});
