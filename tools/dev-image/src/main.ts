/**
 * Runs the whole system in one container, with all services in one process, or with `prepare` creates the data that the image contains: an initialized Postgres, migrated schemas, and a
 * store. A start with an empty folder creates the same data first.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, readEnv, text } from '@storefront/config';
import { MODES, type Mode } from '@storefront/contract';
import { serveHealth } from '@storefront/lifecycle';
import { type System, runUntilStopped, startSystem } from '@storefront/local-system';
import { runOperator } from '@storefront/operator';
import { readPrivateFile, writePrivateFile } from '@storefront/secrets';
import { readSettings, serviceEnvironment } from './settings.ts';

const startedAt = Date.now();
const log = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(): Promise<Pick<System, 'stop'>> {
  const { home, port, internalPort } = readSettings(process.env);
  const storeFile = join(home, 'store.json');
  let isReady = (): boolean => false;
  const health = await serveHealth('0.0.0.0', internalPort, () => isReady());
  const baseUrl = await publicBaseUrl(process.env, port, log);
  const system = await startSystem({ home, host: '0.0.0.0', port, allInOne: true, log, env: serviceEnvironment(process.env, baseUrl) });
  try {
    await openStore(storeFile, system.env, baseUrl);
  } catch (error) {
    await system.stop();
    throw error;
  }
  isReady = () => system.processes().every(({ state }) => state === 'running');
  log(`Ready after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s: ${baseUrl}; the keys are in ${storeFile}`);
  return {
    async stop() {
      await health.close();
      await system.stop();
    },
  };
}

async function prepare(): Promise<void> {
  const { home } = readSettings(process.env);
  const system = await startSystem({ home, allInOne: true, log, env: serviceEnvironment(process.env, '') });
  try {
    await openStore(join(home, 'store.json'), system.env, system.baseUrl);
  } finally {
    await system.stop();
  }
  // The logs of the build are of no use later.
  await rm(join(home, 'logs'), { recursive: true });
}

await (process.argv[2] === 'prepare' ? prepare() : runUntilStopped({ start, log }));

/** The content of `store.json`, in the form of the demo store's `demo.json`. */
interface StoreDocument {
  readonly base_url: string;
  readonly tenant_id: string;
  readonly keys: Readonly<Record<Mode, { readonly publishable: string; readonly secret: string }>>;
}

/** Every scope that a secret key can have. */
const SECRET_SCOPES = 'storefront:catalog,storefront:auth,storefront:customer,storefront:checkout,storefront:webhooks';
/** The highest rate, because all requests of a test come from one address. */
const RATE = '10000000';

/** Creates the store on the first start, and on every start writes the URL of the gateway to the file. */
async function openStore(file: string, operatorEnv: NodeJS.ProcessEnv, baseUrl: string): Promise<void> {
  const known = (await readPrivateFile(file)) as StoreDocument | undefined;
  const { tenant_id, keys } = known ?? (await createStore(operatorEnv));
  if (known?.base_url !== baseUrl) await writePrivateFile(file, { base_url: baseUrl, tenant_id, keys });
}

async function createStore(env: NodeJS.ProcessEnv): Promise<Pick<StoreDocument, 'tenant_id' | 'keys'>> {
  const create = ['stores', 'create', '--name', 'Test Store', '--online-payments', '--couriers'];
  const { tenant_id } = await runCommand<{ tenant_id: string }>(env, create);
  const issue = async (mode: Mode, kind: 'publishable' | 'secret', ...options: string[]): Promise<string> => {
    const where = ['--tenant', tenant_id, '--mode', mode, '--kind', kind];
    return (await runCommand<{ key: string }>(env, ['keys', 'create', ...where, '--rate-per-minute', RATE, ...options])).key;
  };
  const pairs = MODES.map(async (mode) => {
    const publishable = await issue(mode, 'publishable', '--rate-per-client', RATE);
    return [mode, { publishable, secret: await issue(mode, 'secret', '--scopes', SECRET_SCOPES) }] as const;
  });
  return { tenant_id, keys: Object.fromEntries(await Promise.all(pairs)) as StoreDocument['keys'] };
}

/** The file is written as soon as the container runs, which takes less than a second. */
const FILE_WITHIN_MS = 60_000;
const FILE_POLL_MS = 25;

/**
 * Returns the URL at which clients reach the gateway: `PUBLIC_BASE_URL`, or the content of the file in `PUBLIC_BASE_URL_FILE`, or else localhost. Waits for the
 * file, because an engine that chooses the published port does so when it starts the container.
 */
export async function publicBaseUrl(
  env: NodeJS.ProcessEnv,
  port: number,
  log: (line: string) => void,
  withinMs = FILE_WITHIN_MS,
): Promise<string> {
  const file = env.PUBLIC_BASE_URL_FILE;
  if (file) {
    log(`Waiting for ${file}`);
    await untilWritten(file, withinMs);
  }
  const { PUBLIC_BASE_URL: url } = readEnv({ PUBLIC_BASE_URL: text(`http://localhost:${port}`) }, env);
  if (!URL.canParse(url)) throw new ConfigError('Invalid configuration:\n  PUBLIC_BASE_URL: must be a URL');
  return url.replace(/\/$/, '');
}

/** A file that is still empty has been created but not yet written. */
async function untilWritten(file: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await hasText(file))) {
    if (Date.now() > deadline) throw new ConfigError(`Invalid configuration:\n  PUBLIC_BASE_URL_FILE: ${file} did not appear`);
    await sleep(FILE_POLL_MS);
  }
}

const hasText = (file: string): Promise<boolean> =>
  readFile(file, 'utf8').then(
    (content) => content.trim() !== '',
    () => false,
  );

/** Runs a `storefront` command in this process and returns its result. Throws what it printed if it fails. */
async function runCommand<T>(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<T> {
  const [stdout, stderr] = [collector(), collector()];
  const exitCode = await runOperator([...args, '--json'], env, { stdout: stdout.stream, stderr: stderr.stream });
  if (exitCode !== 0) throw new Error(`storefront ${args.slice(0, 2).join(' ')} exited with ${exitCode}: ${stderr.text()}`);
  return JSON.parse(stdout.text()) as T;
}

function collector() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
}
