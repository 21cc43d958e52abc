import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type NatsSettings, natsConfig } from './nats-server-spec.ts';
import { natsUsers, savedNatsPasswords } from './nats-users.ts';

const settings: NatsSettings = {
  port: 4222,
  monitorPort: 8222,
  dataDir: '/home/a b/nats',
  serverName: 'storefront-1',
  version: '2.9.10',
  ephemeral: false,
  users: [],
};

test('listens only on the loopback address and keeps its streams in the data folder', () => {
  expect(natsConfig(settings)).toContain('host: "127.0.0.1"\nport: 4222\nhttp: "127.0.0.1:8222"\n');
  expect(natsConfig(settings)).toContain('store_dir: "/home/a b/nats"');
});

test('omits sync_interval for versions that do not support it', () => {
  expect(natsConfig(settings)).not.toContain('sync_interval');
  expect(natsConfig({ ...settings, version: '2.10.0' })).toContain('sync_interval: always');
  expect(natsConfig({ ...settings, version: '2.10.0', ephemeral: true })).not.toContain('sync_interval');
});

test('has a user with a password for each service, and none without', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-nats-'));
  const users = natsUsers(await savedNatsPasswords(folder));
  await rm(folder, { recursive: true });
  const config = natsConfig({ ...settings, users });

  expect(users.map(({ user }) => user)).toEqual(['admin', 'gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks']);
  expect(config.match(/^ {6}user: /gm)).toHaveLength(users.length);
  expect(config.match(/^ {6}password: "p[\w-]{32}"$/gm)).toHaveLength(users.length);
  expect(config).not.toContain('no_auth_user');
});
