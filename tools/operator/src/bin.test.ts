import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string; bin: { storefront: string } };
const bin = join(folder, manifest.bin.storefront);

test('the bin of the package runs the command', async () => {
  expect((await run(bin, ['--version'])).stdout).toBe(`${manifest.version}\n`);
  await expect(run(bin, ['no-such-command'])).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('no-such-command') });
});

test('a Node that cannot run TypeScript starts the installed one, and passes arguments and the exit code on', async () => {
  const oldNode = (...args: string[]) => run(process.execPath, ['--no-experimental-strip-types', bin, ...args]);

  expect((await oldNode('--version')).stdout).toBe(`${manifest.version}\n`);
  await expect(oldNode('no-such-command')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('no-such-command') });
});
