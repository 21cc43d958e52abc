import { expect, test } from '@jest/globals';
import { redisConfig } from './redis-server-spec.ts';

test('listens only on the loopback address and quotes a folder with spaces and quotes', () => {
  const config = redisConfig({ port: 6379, dataDir: '/srv/my "shop"', password: 'secret', ephemeral: false });
  expect(config).toContain('bind 127.0.0.1\nrequirepass "secret"\nport 6379\n');
  expect(config).toContain('dir "/srv/my \\"shop\\""');
});

test('counters survive a restart, except in an ephemeral server', () => {
  expect(redisConfig({ port: 1, dataDir: '/d', password: 'p', ephemeral: false })).toContain('appendonly yes');
  expect(redisConfig({ port: 1, dataDir: '/d', password: 'p', ephemeral: true })).toContain('appendonly no');
});
