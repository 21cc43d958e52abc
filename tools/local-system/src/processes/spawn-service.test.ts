import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rotateLog } from './spawn-service.ts';

test('rotates the log of a running process and keeps one old log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-log-'));
  const file = join(folder, 'cart.log');
  const log = await open(file, 'a');
  const child = spawn(process.execPath, ['-e', `setInterval(() => console.log('x'.repeat(999)), 1)`], {
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  const ended = once(child, 'exit');
  rotateLog(file, ended, { maxBytes: 50_000, everyMs: 10 });

  const writtenUntil = Date.now() + 10_000;
  let longest = 0;
  let setAside = 0;
  let before = 0;
  while (setAside < 3 && Date.now() < writtenUntil) {
    const { size } = await stat(file);
    longest = Math.max(longest, size);
    if (size < before) setAside += 1;
    before = size;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill();
  await ended;

  expect(setAside).toBe(3);
  expect(longest).toBeLessThan(500_000);
  expect(await readFile(`${file}.1`, 'utf8')).toMatch(/^x+\n/);
  expect(await readFile(file, 'utf8')).not.toContain('\0');
  await rm(folder, { recursive: true });
});
