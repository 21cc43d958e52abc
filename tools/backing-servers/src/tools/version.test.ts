import { expect, test } from '@jest/globals';
import { isAtLeast, versionIn } from './version.ts';

test('the version is found in what the servers print', () => {
  expect(versionIn('Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64')).toBe('7.0.15');
  expect(versionIn('nats-server: v2.9.10')).toBe('2.9.10');
  expect(versionIn('no such option')).toBeUndefined();
});

test('versions compare number by number', () => {
  expect(isAtLeast('2.10.0', '2.9.10')).toBe(true);
  expect(isAtLeast('2.9.10', '2.10.0')).toBe(false);
  expect(isAtLeast('7.0', '7.0.0')).toBe(true);
});
