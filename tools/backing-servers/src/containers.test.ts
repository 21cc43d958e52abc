import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { BACKING_SERVER_NAMES } from './backing-server.ts';
import { newContainer } from './containers.ts';
import { lockHome, type ServerRecords } from './process/server-records.ts';

let home: string;
let records: ServerRecords;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'storefront-home-'));
  records = await lockHome(home, () => undefined);
});
afterEach(async () => {
  await records.release();
  await rm(home, { recursive: true, force: true });
});

test.each(BACKING_SERVER_NAMES)(
  'the container of %s is reached from this machine only, and has the image of the environment',
  async (name) => {
    const container = await newContainer(name, {
      folder: home,
      records,
      id: undefined,
      env: { [`${name.toUpperCase()}_IMAGE`]: 'mirror.example/server:1' },
    });

    const { port } = records.of(name) ?? {};
    expect(Object.values<unknown>(container['hostConfig'].PortBindings ?? {})).toEqual([[{ HostIp: '127.0.0.1', HostPort: String(port) }]]);
    expect(container['imageName'].string).toBe('mirror.example/server:1');
  },
);
