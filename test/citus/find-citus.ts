import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort, hasContainerEngine } from '@storefront/backing-servers';
import { asAdmin } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import { findCitusPrograms } from '../support/postgres/postgres-programs.ts';
import { startCitusNodes } from './nodes.ts';
import { registerNodes } from './register-nodes.ts';
import { SETTINGS } from './settings.ts';

const docker = (...args: readonly string[]) => promisify(execFile)('docker', [...args]);

/** The official image. */
const IMAGE = 'citusdata/citus:13.2';
/** Pulling and starting the image takes a minute on a slow connection. */
const READY_WITHIN_MS = 300_000;

const NONE = `npm run test:citus needs Citus, and found none. It uses, in this order:
  1. the coordinator whose superuser's URL is in CITUS_URL; it and its nodes must trust connections of all roles
  2. a Postgres on this machine with the extension, in POSTGRES_BIN, /usr/lib/postgresql, or the PATH
  3. the image ${IMAGE}, with a Docker engine`;

/** A cluster to run tests on. */
export interface Citus {
  /** The superuser's URL of the coordinator. */
  readonly url: string;
  readonly description: string;
  close(): Promise<void>;
}

/** Finds or starts a cluster with the given number of workers beside the coordinator. Throws if there is no Citus. */
export async function findCitus(env: NodeJS.ProcessEnv, workers: number): Promise<Citus> {
  if (env.CITUS_URL) return { url: env.CITUS_URL, description: 'CITUS_URL', close: async () => undefined };
  const bin = findCitusPrograms(env);
  if (bin !== undefined) return { ...(await startCitusNodes(bin, workers)), description: `the programs in ${bin}` };
  if (await hasContainerEngine()) return startContainers(workers);
  throw new Error(NONE);
}

/** Starts the image once per node, in the network of this machine, so that nodes and tests reach each other at the same addresses. */
async function startContainers(workers: number): Promise<Citus> {
  const ports = await Promise.all(Array.from({ length: workers + 1 }, freePort));
  const nameOf = (port: number): string => `storefront-citus-${port}`;
  const close = async (): Promise<void> => void (await docker('rm', '--force', '--volumes', ...ports.map(nameOf)));
  try {
    for (const port of ports) {
      const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', ...SETTINGS].flatMap((setting) => ['-c', setting]);
      const trust = ['--env', 'POSTGRES_HOST_AUTH_METHOD=trust'];
      await docker('run', '--detach', '--name', nameOf(port), '--network', 'host', ...trust, IMAGE, ...settings);
    }
    const urls = ports.map((port) => `postgres://postgres@127.0.0.1:${port}/postgres`);
    const ready = urls.map((each) => until(() => asAdmin(each, (client) => client.query('select citus_version()')), READY_WITHIN_MS));
    await Promise.race([Promise.all(ready), ...ports.map((port) => failOnExit(nameOf(port)))]);
    await registerNodes(urls);
    return { url: urls[0] ?? '', description: `the image ${IMAGE}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws an error with its last lines when the container exits, since a container that cannot start does not become ready. */
async function failOnExit(name: string): Promise<never> {
  await docker('wait', name);
  const { stdout, stderr } = await docker('logs', '--tail', '20', name);
  throw new Error(`The container ${name} exited:\n${stdout}${stderr}`);
}
