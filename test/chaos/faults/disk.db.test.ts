import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { mountDisk } from './disk.ts';

const folder = await mkdtemp(join(tmpdir(), 'storefront-disk-'));
const disk = await mountDisk(folder);
if (disk === undefined) process.stderr.write('Skipped the test of a full disk: this machine does not permit mounting one.\n');
afterAll(async () => {
  disk?.remove();
  await rm(folder, { recursive: true });
});

(disk === undefined ? test.skip : test)('a full disk refuses writes until it is freed, and keeps what is on it', async () => {
  const write = (name: string) => writeFile(join(folder, name), 'x'.repeat(4 * 1024 * 1024));
  await write('before');

  await disk?.fill();
  await expect(write('while')).rejects.toThrow('ENOSPC');
  await disk?.free();

  await write('after');
});
