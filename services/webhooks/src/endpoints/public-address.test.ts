import { expect, test } from '@jest/globals';
import { isPublicAddress } from './public-address.ts';

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.170',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
])('%s of IPv4 is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2001:10::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
])('%s of IPv6 is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.15.0.1', '172.32.0.1', '198.17.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['', 'localhost', 'example.com', '1.2.3', '1.2.3.4.5', '::g', '0x7f.1'])('%s is no public address', (text) => {
  expect(isPublicAddress(text)).toBe(false);
});
