import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort, startWatchdog, type Watchdog } from '@storefront/backing-servers';
import { spawnService } from './spawn-service.ts';

let folder: string;
let watchdog: Watchdog;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-home-'));
  watchdog = startWatchdog();
});

afterEach(async () => {
  await watchdog.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a real process with this source. */
async function spawned(source: string, env: NodeJS.ProcessEnv, isReady: () => Promise<boolean>) {
  const entry = join(folder, 'entry.mjs');
  await writeFile(entry, source);
  const pids: number[] = [];
  const run = spawnService({ name: 'cart', entry, semiSpaceMb: 8, oldSpaceMb: 128, env, isReady }, folder, watchdog, (pid) =>
    pids.push(pid),
  );
  return { run, pids };
}

test('a process counts as started once it responds, and stops on SIGTERM', async () => {
  const port = String(await freePort());
  const source = `
    import { createServer } from 'node:http';
    const server = createServer((_, response) => response.end('ok'));
    setTimeout(() => server.listen(Number(process.env.PORT), '127.0.0.1'), 100);
    process.on('SIGTERM', () => { console.log('closing'); process.exit(0); });
  `;
  const { run, pids } = await spawned(source, { PORT: port }, async () => (await fetch(`http://127.0.0.1:${port}`)).ok);

  const { pid, exited, stop } = await run;
  expect(pids).toEqual([pid]);
  await stop();

  expect(await exited).toEqual({ code: 0, signal: null });
  expect(await readFile(join(folder, 'cart.log'), 'utf8')).toBe('closing\n');
});

test('a process that exits before it is ready is reported with its last output', async () => {
  const source = `console.error('cart: DATABASE_URL: is required'); process.exit(1);`;
  const { run } = await spawned(source, {}, async () => false);
  await expect(run).rejects.toThrow('cart exited before it was ready: cart: DATABASE_URL: is required');
});
