import { readFile } from 'node:fs/promises';
import type { System } from '@storefront/local-system';

/** The resident memory of each service process in MiB. Empty on systems without `/proc`. */
export async function memoryOf(system: System): Promise<Readonly<Record<string, number>>> {
  const rows = system.processes().filter(({ kind, pid }) => kind === 'service' && pid !== null);
  const sizes = await Promise.all(rows.map(async ({ name, pid }) => [name, await residentMiB(pid)] as const));
  return Object.fromEntries(sizes.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

async function residentMiB(pid: number | null): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}
