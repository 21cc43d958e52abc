import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@storefront/backing-servers';

const MAIN = join(import.meta.dirname, '../../tools/local-system/src/main.ts');
/** On a busy machine; a start takes 15 seconds otherwise. */
const START_MS = 240_000;

/** A running `npm start` with its own port and folder, as a reader of the pages has it. */
export interface Demo {
  /** The environment of the reader's terminal. */
  readonly env: NodeJS.ProcessEnv;
  /** Its output. */
  readonly announcement: string;
  stop(): Promise<void>;
}

/** Starts the system with the demo store on another `PORT` and in another `STOREFRONT_HOME` than the defaults. */
export async function startDemo(): Promise<Demo> {
  const home = await mkdtemp(join(tmpdir(), 'storefront-guides-'));
  // With the ID of the worker, the system picks its ports among those of this worker.
  // Without the authorities of this machine, npm tries for minutes to reach a registry behind a proxy before it takes a package from its cache.
  const { PATH, HOME, NODE_EXTRA_CA_CERTS, JEST_WORKER_ID } = process.env;
  const env = { PATH, HOME, NODE_EXTRA_CA_CERTS, JEST_WORKER_ID, LANG: 'C.UTF-8', PORT: String(await freePort()), STOREFRONT_HOME: home };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let announcement = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      announcement += chunk.toString();
    });
  }
  const until = Date.now() + START_MS;
  while (!announcement.includes('Ready after')) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`npm start is not ready:\n${announcement}`);
    await sleep(100);
  }
  return { env, announcement, stop: () => stop(child, home) };
}

async function stop(child: ChildProcess, home: string): Promise<void> {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
