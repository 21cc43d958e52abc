import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../generated-clients/run.ts';
import { eventually } from '../support/eventually.ts';

/** The folder of the starter. */
export const STARTER = join(import.meta.dirname, '../../examples/next-storefront');

const NEXT = join(STARTER, 'node_modules/next/dist/bin/next');
/** Building and starting on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** The settings of the starter, as in its .env.example. */
export type StarterSettings = Readonly<
  Record<
    'STOREFRONT_URL' | 'STOREFRONT_PUBLISHABLE_KEY' | 'STOREFRONT_SECRET_KEY' | 'STOREFRONT_WEBHOOK_SECRET' | 'STORE_URL' | 'STORE_PROXIES',
    string
  >
>;

/** Checks the types of the starter and builds it, as in production and without telemetry. */
export async function buildStarter(settings: StarterSettings): Promise<void> {
  const env = { ...settings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  // Entries that an earlier store's pages have cached would be shown for five minutes.
  await rm(join(STARTER, '.next'), { recursive: true, force: true });
  // `next build` fails on type errors too, but does not check files that no page imports.
  await run('npm', ['run', 'typecheck'], { cwd: STARTER, env });
  await run(process.execPath, [NEXT, 'build'], { cwd: STARTER, env });
}

/** Starts the built starter at the port of its STORE_URL. Returns what it has printed, and how to stop it. */
export async function startStarter(settings: StarterSettings) {
  const child: ChildProcess = spawn(
    process.execPath,
    [NEXT, 'start', '--hostname', '127.0.0.1', '--port', new URL(settings.STORE_URL).port],
    {
      cwd: STARTER,
      env: { ...process.env, ...settings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await eventually(START_TIMEOUT_MS, async () => {
    const { status } = await fetch(settings.STORE_URL).catch(() => ({ status: 0 }));
    if (status !== 200) throw new Error(`the starter returned ${status}: ${output}`);
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return { output: () => output, stop };
}
