import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { skippedIf } from '@storefront/lifecycle/testing';
import { mountDisk } from './disk.ts';

const folder = await mkdtemp(join(tmpdir(), 'storefront-disk-'));
const disk = await mountDisk(folder);
const onDisk = skippedIf(disk === undefined && 'needs to mount a file system, which only root can', test);
afterAll(async () => {
  disk?.remove();
  await rm(folder, { recursive: true });
});

onDisk('a full disk refuses writes until it is freed, and keeps what is on it', async () => {
  const write = (name: string) => writeFile(join(folder, name), 'x'.repeat(4 * 1024 * 1024));
  await write('before');

  await disk?.fill();
  await expect(write('while')).rejects.toThrow('ENOSPC');
  await disk?.free();

  await write('after');
});
