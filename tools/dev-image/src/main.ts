/**
 * Runs the whole system in one container, with all services in one process, or with `prepare` creates the data that the image contains: an initialized Postgres, migrated schemas, and a
 * store. A start with an empty folder creates the same data first.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serveHealth } from '@storefront/lifecycle';
import { runUntilStopped, type System, startSystem } from '@storefront/local-system';
import { openStore } from './open-store.ts';
import { publicBaseUrl } from './public-base-url.ts';
import { readSettings, serviceEnvironment } from './settings.ts';

const startedAt = Date.now();
const log = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(): Promise<Pick<System, 'stop'>> {
  const { home, port, adminPort, internalPort } = readSettings(process.env);
  const storeFile = join(home, 'store.json');
  let isReady = (): boolean => false;
  const health = await serveHealth('0.0.0.0', internalPort, () => isReady());
  const baseUrl = await publicBaseUrl(process.env, port, log);
  const host = '0.0.0.0';
  const env = serviceEnvironment(process.env, baseUrl);
  const system = await startSystem({ home, host, port, adminHost: host, adminPort, allInOne: true, log, env });
  try {
    await openStore(storeFile, system.env, { baseUrl, adminUrl: `http://localhost:${adminPort}` });
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
  const { home, adminPort } = readSettings(process.env);
  const system = await startSystem({ home, allInOne: true, log, env: serviceEnvironment(process.env, '') });
  try {
    await openStore(join(home, 'store.json'), system.env, { baseUrl: system.baseUrl, adminUrl: `http://localhost:${adminPort}` });
  } finally {
    await system.stop();
  }
  // The logs of the build are of no use later.
  await rm(join(home, 'logs'), { recursive: true });
}

await (process.argv[2] === 'prepare' ? prepare() : runUntilStopped({ start, log }));
