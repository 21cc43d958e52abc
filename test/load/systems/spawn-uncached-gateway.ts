import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { SERVICE_NAMES } from '@storefront/access';
import { freePort } from '@storefront/backing-servers';
import { eventually } from '../../support/eventually.ts';
import { type Processes, processesOf } from '../probes/processor-time.ts';
import type { World } from '../worlds/world.ts';

/** A second gateway of the system, which keeps no responses. */
export interface UncachedGateway {
  readonly url: string;
  /** The processes of the system with this gateway in place of its own. */
  readonly processes: Processes;
  stop(): Promise<void>;
}

/** Starts a gateway like that of the system but without an edge cache; with a process of all services, another one of these. Linux only, because it copies the command and the environment of the running one. */
export async function spawnUncachedGateway({ system }: World): Promise<UncachedGateway> {
  const running = processesOf(system);
  const name = running.gateway === undefined ? 'all-in-one' : 'gateway';
  const read = async (file: string) => (await readFile(`/proc/${running[name]}/${file}`, 'utf8')).split('\0').filter((each) => each !== '');
  const [program = '', ...options] = await read('cmdline');
  const copied = (await read('environ')).map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]);
  const port = String(await freePort());
  // A process of all services reads the variables that begin with their names; the gateway ignores them.
  const own = {
    PORT: port,
    GATEWAY_PORT: port,
    GRPC_PORT: '0',
    ...Object.fromEntries(SERVICE_NAMES.map((each) => [`${each.toUpperCase()}_GRPC_PORT`, '0'])),
    EDGE_CACHE_MIB: '0',
  };
  const child = spawn(program, options, {
    env: { ...Object.fromEntries(copied), ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await eventually(30_000, async () => {
    if (!(await fetch(`${url}/health`)).ok) throw new Error('the gateway is not ready');
  });
  return {
    url,
    processes: { ...running, [name]: child.pid ?? null },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
