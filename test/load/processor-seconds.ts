import { readdir, readFile } from 'node:fs/promises';

/** Linux reports processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Returns the processor time of a process and its children in seconds, including children that have ended. The time of a Postgres server is that of its
 * connections. Linux only.
 */
export async function processorSecondsOf(pid: number): Promise<number> {
  let ticks = 0;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const each of await Promise.all(pids.map(statOf))) {
    if (each === undefined) continue;
    if (each.pid === pid) ticks += each.own + each.ofEndedChildren;
    else if (each.parent === pid) ticks += each.own;
  }
  return ticks / TICKS_PER_SECOND;
}

async function statOf(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The second field is the program's name in parentheses, which may contain any character.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (index: number): number => fields[index] ?? 0;
  return { pid: Number(pid), parent: at(1), own: at(11) + at(12), ofEndedChildren: at(13) + at(14) };
}
