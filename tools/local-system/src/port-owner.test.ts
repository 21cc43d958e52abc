import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notePort, portOwner, PortTaken } from './port-owner.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-ports-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const messageFor = async (port: number) => new PortTaken(port, await portOwner(port, folder)).message;

test('a port in use names the process and the folder of the system that uses it', async () => {
  await notePort(8080, '/work/shop/.storefront', folder);

  expect(await messageFor(8080)).toBe(
    `Port 8080 is in use by process ${process.pid}, the system in /work/shop/.storefront. Stop it, or set PORT to a free port, for example PORT=8090 npm start.`,
  );
});

test.each([
  'nothing',
  'no JSON',
  JSON.stringify({ home: '/old', process: { pid: process.pid, startedAt: 'another time' } }),
  '{"home":"/old"}',
])('a note that says %s is of no system that runs', async (note) => {
  if (note !== 'nothing') await writeFile(join(folder, 'storefront-port-9000.json'), note, { mode: 0o600 });

  expect(await messageFor(9000)).toBe('Port 9000 is in use. Set PORT to a free port, for example PORT=9010 npm start.');
});
