import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type System, startSystem } from '@storefront/local-system';

const OPERATOR = join(import.meta.dirname, '../../tools/operator/src/main.ts');

/** Two deployments with the same secrets, each with its own Postgres, NATS, and Redis. */
export interface TwoCells {
  readonly source: System;
  readonly target: System;
  /** The environment of `storefront stores move` from the source to the target. */
  readonly moveEnv: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Starts both deployments. The target has the keys of the source, as the second deployment of a platform must. */
export async function startTwoCells(): Promise<TwoCells> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-move-'));
  const [home, otherHome] = [join(folder, 'source'), join(folder, 'target')];
  const source = await startSystem({ home, ephemeral: true });
  await mkdir(otherHome, { recursive: true });
  await cp(join(home, 'secrets.json'), join(otherHome, 'secrets.json'));
  const target = await startSystem({ home: otherHome, ephemeral: true });
  return {
    source,
    target,
    moveEnv: {
      ...source.env,
      MIGRATOR_DATABASE_URL: await migratorUrl(source),
      TARGET_MIGRATOR_DATABASE_URL: await migratorUrl(target),
    },
    async stop() {
      await Promise.all([source.stop(), target.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function migratorUrl({ home, urls }: System): Promise<string> {
  const secrets = JSON.parse(await readFile(join(home, 'secrets.json'), 'utf8')) as { readonly migrator_password: string };
  const url = new URL(urls.postgresUrl);
  url.username = 'storefront_migrator';
  url.password = secrets.migrator_password;
  return url.href;
}

/** Starts the command in a process of its own, and kills it when `isTime` resolves to true. Throws if it ends before. */
export async function killMove(env: NodeJS.ProcessEnv, tenantId: string, isTime: () => Promise<boolean>): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', OPERATOR, 'stores', 'move', tenantId, '--json'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await isTime())) {
    if (child.exitCode !== null) throw new Error(`the command ended with ${child.exitCode} before it was to be killed: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  child.kill('SIGKILL');
  await ended;
}
