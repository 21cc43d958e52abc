import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const RUN_PROCESS = fileURLToPath(new URL('run-process.ts', import.meta.url));

test('a process that is killed has left its compiled code for the next one', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'compile-cache-'));
  const program = `import { runProcess } from ${JSON.stringify(RUN_PROCESS)}; setInterval(() => {}, 1000); await runProcess('test', async () => {});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Its first line is that it has started; lines are held for a moment, so what follows at once has happened.
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  expect((await readdir(cache, { recursive: true })).length).toBeGreaterThan(10);
  await rm(cache, { recursive: true });
});
