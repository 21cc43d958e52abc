import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@storefront/backing-servers';

const MEDUSA_CLI = 'node_modules/@medusajs/cli/cli.js';
const READY_TIMEOUT_MS = 300_000;
const OUTPUT_MAX_BYTES = 64 * 2 ** 20;

type Environment = Readonly<Record<string, string>>;

/** How to fill and serve a rival. The arguments are those of Node in the rival's folder. */
interface Rival {
  readonly seed: readonly (readonly string[])[];
  readonly serve: (port: string) => readonly string[];
  /** Returns 200 once requests are served. */
  readonly health: string;
}

export const RIVALS = {
  vendure: { seed: [['seed.js']], serve: () => ['serve.js'], health: '/health' },
  medusa: {
    seed: [
      [MEDUSA_CLI, 'db:migrate', '--execute-all-links'],
      [MEDUSA_CLI, 'exec', './src/scripts/seed.js'],
      [MEDUSA_CLI, 'user', '--email', 'bench@example.com', '--password', 'a password of the bench'],
    ],
    serve: (port) => [MEDUSA_CLI, 'start', '--host', '127.0.0.1', '--port', port],
    health: '/health',
  },
} as const satisfies Readonly<Record<string, Rival>>;

export type RivalName = keyof typeof RIVALS;

const folderOf = (name: RivalName): string => join(import.meta.dirname, name);

const environment = (given: Environment): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  MEDUSA_DISABLE_TELEMETRY: 'true',
  VENDURE_DISABLE_TELEMETRY: 'true',
  ...given,
});

/** Installs the pinned packages of a rival beside the bench. Does nothing if they are installed at the versions of the lockfile. */
export async function installRival(name: RivalName): Promise<void> {
  process.stderr.write(`installing ${name} if it is not up to date\n`);
  const options = { cwd: folderOf(name), maxBuffer: OUTPUT_MAX_BYTES };
  // Unlike `npm ci`, this accepts a lock without optional packages of other platforms, which not every registry has.
  await promisify(execFile)('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], options);
}

/** Runs the programs that create the schema and import the products. */
export async function seedRival(name: RivalName, given: Environment): Promise<void> {
  for (const args of RIVALS[name].seed) {
    process.stderr.write(`seeding ${name}: ${args.join(' ')}\n`);
    const options = { cwd: folderOf(name), env: environment(given), maxBuffer: OUTPUT_MAX_BYTES };
    await promisify(execFile)(process.execPath, [...args], options);
  }
}

/** Starts a rival and waits until it serves requests. */
export async function serveRival(name: RivalName, given: Environment) {
  const port = String(await freePort());
  const child = spawn(process.execPath, [...RIVALS[name].serve(port)], {
    cwd: folderOf(name),
    env: environment({ ...given, PORT: port }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + READY_TIMEOUT_MS; ; await sleep(500)) {
    if (
      await fetch(`${url}${RIVALS[name].health}`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} does not serve requests`);
  }
  return {
    url,
    pid: child.pid ?? null,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(killing);
    },
  };
}
