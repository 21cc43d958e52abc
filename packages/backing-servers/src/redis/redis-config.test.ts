import { expect, test } from '@jest/globals';
import { redisConfig } from './redis-config.ts';

test('it listens on the loopback address alone, and a folder with blanks and quotes stays one word', () => {
  const config = redisConfig({ port: 6379, dataDir: '/srv/my "shop"', ephemeral: false });
  expect(config).toContain('bind 127.0.0.1\nport 6379\n');
  expect(config).toContain('dir "/srv/my \\"shop\\""');
});

test('what is counted outlives a restart, but not a test', () => {
  expect(redisConfig({ port: 1, dataDir: '/d', ephemeral: false })).toContain('appendonly yes');
  expect(redisConfig({ port: 1, dataDir: '/d', ephemeral: true })).toContain('appendonly no');
});
