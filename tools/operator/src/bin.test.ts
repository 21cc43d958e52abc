import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { API_KEY, apiServer, closeServers, sendEvents, sendJson } from './testing/api-server.ts';
import { killSpawned, type Spawned, spawnNode } from './testing/spawned.ts';

afterEach(() => {
  killSpawned();
  closeServers();
});

const run = promisify(execFile);
const folder = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string; bin: { storefront: string } };
const bin = join(folder, manifest.bin.storefront);

const OLD_NODE = ['--no-experimental-strip-types', bin];

test('the bin of the package runs the command', async () => {
  expect((await run(bin, ['--version'])).stdout).toBe(`${manifest.version}\n`);
  await expect(run(bin, ['no-such-command'])).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('no-such-command') });
});

test('a Node that cannot run TypeScript starts the installed one, and passes arguments and the exit code on', async () => {
  const oldNode = (...args: string[]) => run(process.execPath, [...OLD_NODE, ...args]);

  expect((await oldNode('--version')).stdout).toBe(`${manifest.version}\n`);
  await expect(oldNode('no-such-command')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('no-such-command') });
});

/** Starts a command on an older Node with an API that never responds to what the command waits for, and calls `onWait` then. */
async function onOldNode(args: readonly string[], onWait: (started: Spawned, response: ServerResponse) => void): Promise<Spawned> {
  const url = await apiServer((request, response) => {
    if (request.url?.includes('wait_seconds=0')) sendEvents(response, '1', []);
    else if (request.method === 'POST') sendJson(response, 201, { data: { id: 'L', event_types: [], signing_secret: 's' } });
    else onWait(started, response);
  });
  const started = spawnNode([...OLD_NODE, ...args, '--url', url], { STOREFRONT_KEY: API_KEY });
  return started;
}

test.each([
  ['events tail', [0, null]],
  ['webhooks list', [null, 'SIGINT']],
])('an interrupt of the process of an older Node ends %s as it would alone', async (line, outcome) => {
  const started = await onOldNode(line.split(' '), (each) => each.kill('SIGINT'));

  expect(await started.ended).toEqual(outcome);
});

test('a repeated interrupt does not cut the end of a command short', async () => {
  // Its end waits for the response to a DELETE.
  const listening = await onOldNode(['webhooks', 'listen'], (each) => each.kill('SIGINT'));

  expect(await listening.ended).toEqual([0, null]);
  expect(listening.output.stdout).toContain('Stopped. Events received: 0.');
});

test('a command ends when the process of an older Node is killed', async () => {
  const disconnected = Promise.withResolvers<void>();
  await onOldNode(['events', 'tail'], (each, response) => {
    response.on('close', disconnected.resolve);
    each.kill('SIGKILL');
  });

  await disconnected.promise;
});
