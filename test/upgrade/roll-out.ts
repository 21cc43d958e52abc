import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { countSeen, seen } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import type { Release } from './release.ts';

/** The order that docs/operations.md prescribes: a service is never older than its callers. */
export const CALLEES_FIRST = ['catalog', 'billing', 'cart', 'orders', 'webhooks', 'gateway'] as const;
/** The order of a rollback, and of an upgrade that replaces everything at once in the worst case. */
export const CALLERS_FIRST = CALLEES_FIRST.toReversed();

/** Processes of each service. While the first one is replaced, the other serves alone. */
export const REPLICAS = 2;

/** Longer than a process has to stop and to become ready. */
const READY_WITHIN_MS = 120_000;

/** The release of each process. */
export class Fleet {
  /** Where it differs from the initial one. */
  readonly #releases = new Map<string, Release>();
  readonly #initial: Release;

  constructor(initial: Release) {
    this.#initial = initial;
  }

  folderOf(process: string): string {
    return (this.#releases.get(process) ?? this.#initial).folder;
  }

  /** Replaces a process with one of another release and resolves when it is ready. */
  async replace(system: System, process: string, release: Release): Promise<void> {
    this.#releases.set(process, release);
    const isReady = system.terminate(process).then(() => true);
    if (!(await Promise.race([isReady, sleep(READY_WITHIN_MS, false)]))) {
      throw new Error(`${process} of the ${release.name} release is not ready after ${READY_WITHIN_MS / 1000} s; its log says why`);
    }
  }
}

/** Replaces the processes of all services, one at a time: first one process of each service, and after a while in which both releases serve, the others. */
export async function rollOut(
  system: System,
  fleet: Fleet,
  release: Release,
  { services, dwellMs }: { services: readonly string[]; dwellMs: number },
): Promise<string> {
  for (let replica = 1; replica <= REPLICAS; replica += 1) {
    for (const service of services) await fleet.replace(system, `${service}-${replica}`, release);
    await sleep(dwellMs);
  }
  const replaced = await countProcesses(system, services, release);
  return countSeen({ 'replaced processes': replaced }, { 'replaced processes': services.length * REPLICAS });
}

/** Counts the processes of services that run the files of a release, by their command lines. */
async function countProcesses(system: System, services: readonly string[], { folder }: Release): Promise<number> {
  const pids = system.processes().flatMap(({ name, pid }) => (services.includes(name.replace(/-\d+$/, '')) && pid ? [String(pid)] : []));
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', seen('processes', pids).join()]);
  return stdout.split('\n').filter((line) => line.includes(join(folder, '/'))).length;
}
