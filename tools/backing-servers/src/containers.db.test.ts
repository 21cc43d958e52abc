import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { seen, skippedIf, until } from '@storefront/lifecycle/testing';
import { Client } from 'pg';
import { getContainerRuntimeClient } from 'testcontainers';
import type { BackingServers } from './backing-server.ts';
import { containerId, deleteContainerData, hasContainerEngine, containerNameOf } from './container-data.ts';
import { startBackingServers } from './start-backing-servers.ts';

// Containers start in seconds, and images may have to be pulled first.
jest.setTimeout(300_000);

const inContainers = skippedIf(!(await hasContainerEngine()) && 'needs a Docker engine', test);

const { STOREFRONT_POSTGRES_URL: _postgres, STOREFRONT_NATS_URL: _nats, STOREFRONT_REDIS_URL: _redis, ...env } = process.env;

let home: string;
let servers: BackingServers | undefined;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'storefront-home-'));
});
afterEach(async () => {
  await servers?.stop();
  servers = undefined;
  await deleteContainerData(home);
  await rm(home, { recursive: true, force: true });
});

const start = () => startBackingServers({ home, env, containers: true });
const urls = ({ postgresUrl, natsUrl, redisUrl }: BackingServers) => ({ postgresUrl, natsUrl, redisUrl });

async function query(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: servers?.postgresUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the addresses of this machine on which the containers of a home are reached. */
async function publishedOn(id: string): Promise<ReadonlySet<string | undefined>> {
  const { container } = await getContainerRuntimeClient();
  const own = (await container.list()).filter(({ Names }) => Names.some((name) => name.includes(id)));
  const published = own.flatMap(({ Ports }) => Ports.filter(({ PublicPort }) => PublicPort !== undefined));
  return new Set(seen('published ports', published, 3).map(({ IP }) => IP));
}

inContainers('containers keep their URLs and their data across starts and when Docker restarts them', async () => {
  servers = await start();
  await query('create table stored (word text)');
  const first = urls(servers);
  expect(await publishedOn(await containerId(home))).toEqual(new Set(['127.0.0.1']));
  await servers.stop();

  servers = await start();
  expect(urls(servers)).toEqual(first);
  expect(await query('select word from stored')).toEqual([]);

  const { container } = await getContainerRuntimeClient();
  const id = await containerId(home);
  await container.dockerode.getContainer(containerNameOf(id, 'postgres')).restart();
  await until(() => query('select word from stored'));
});

inContainers('deleting the data of a home leaves no container and no volume', async () => {
  servers = await start();
  const id = await containerId(home);

  await deleteContainerData(home);

  const { container } = await getContainerRuntimeClient();
  const { Volumes } = await container.dockerode.listVolumes();
  expect(Volumes.filter(({ Name }) => Name.includes(id))).toEqual([]);
  expect((await container.list()).filter(({ Names }) => Names.some((name) => name.includes(id)))).toEqual([]);
  servers = undefined;
});
