import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { startBackingServers } from '@storefront/backing-servers';
import { skippedIf } from '@storefront/lifecycle/testing';
import { mountDisk } from './disk.ts';

const folder = await mkdtemp(join(tmpdir(), 'storefront-disk-'));
const disk = await mountDisk(folder);
const onDisk = skippedIf(disk === undefined && 'needs to mount a file system, which only root can', test);
afterAll(async () => {
  disk?.remove();
  await rm(folder, { recursive: true });
});

/** Connects, publishes `count` messages, and closes the connection. */
async function publish(url: string, count: number): Promise<void> {
  const { host, username, password } = new URL(url);
  const connection = await connect({ servers: host, user: username, pass: password });
  try {
    const manager = await jetstreamManager(connection);
    await manager.streams.add({ name: 'TEST', subjects: ['test.>'] });
    for (let sent = 0; sent < count; sent += 1)
      await jetstream(connection).publish('test.message', new Uint8Array(100_000), { retries: 0 });
  } finally {
    await connection.close();
  }
}

onDisk('NATS is stopped when its streams do not respond after a full disk, and publishes after a restart', async () => {
  const servers = await startBackingServers({ home: folder, only: ['nats'] });
  try {
    const [nats] = servers.processes;
    if (nats === undefined) throw new Error('NATS runs elsewhere');
    await publish(servers.natsUrl, 1);

    await disk?.fill();
    await expect(publish(servers.natsUrl, 100)).rejects.toThrow();
    await disk?.free();
    // Versions that recover without a restart keep running.
    const hasRecovered = await publish(servers.natsUrl, 1).then(
      () => true,
      () => false,
    );
    if (!hasRecovered) {
      await nats.exited;
      await nats.restart();
    }

    await publish(servers.natsUrl, 1);
  } finally {
    await servers.stop();
  }
});
