import { readdir, readFile, readlink } from 'node:fs/promises';

const ESTABLISHED = '01';

/** Counts the TCP connections of a process to a port. Linux only. */
export async function connectionsTo(port: number, pid: number | null): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all((await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => '')));
  const sockets = new Set(targets.map((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1]));
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/${pid}/net/${name}`, 'utf8')));
  const rows = tables.flatMap((table) => table.split('\n').map((row) => row.trim().split(/\s+/)));
  const isTo = (remote = ''): boolean => Number.parseInt(remote.split(':')[1] ?? '', 16) === port;
  return rows.filter(([, , remote, state, , , , , , inode]) => state === ESTABLISHED && isTo(remote) && sockets.has(inode)).length;
}
