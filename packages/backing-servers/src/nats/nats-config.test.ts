import { expect, test } from '@jest/globals';
import { type NatsSettings, natsConfig } from './nats-config.ts';

const settings: NatsSettings = { port: 4222, dataDir: '/home/a b/nats', serverName: 'storefront-1', version: '2.9.10', ephemeral: false };

test('it listens on the loopback address alone and keeps its streams in the data folder', () => {
  expect(natsConfig(settings)).toContain('host: "127.0.0.1"\nport: 4222\n');
  expect(natsConfig(settings)).toContain('store_dir: "/home/a b/nats"');
});

test('a server that does not know sync_interval is not given it', () => {
  expect(natsConfig(settings)).not.toContain('sync_interval');
  expect(natsConfig({ ...settings, version: '2.10.0' })).toContain('sync_interval: always');
  expect(natsConfig({ ...settings, version: '2.10.0', ephemeral: true })).not.toContain('sync_interval');
});
