import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { startWatchdog } from '@storefront/backing-servers';
import { binariesIn, unprivilegedRunner } from '@storefront/backing-servers/testing';
import { findPostgresPrograms } from './postgres-programs.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PASSWORD = 'restore';
/** Restores and migrations take seconds; a command that takes longer has hung. */
const COMMAND_MS = 300_000;

/** A machine on which Postgres is run by the user of Postgres. */
export interface PostgresHost {
  /** A folder of that user for backups. */
  readonly backups: string;
  /** Returns the path of a data folder. */
  folderOf(name: string): string;
  /** Runs a script with the programs of Postgres in the root of the repository, and returns its output. Throws with the output if it fails. */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Creates an empty cluster with a superuser. `settings` are lines of postgresql.conf. */
  create(name: string, port: number, settings?: string): Promise<void>;
  start(name: string): Promise<void>;
  /** Kills a server at once, as a power failure does. */
  kill(name: string): Promise<void>;
  stop(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Returns the URL of the superuser of a cluster. */
export const superuserUrl = (port: number, database: string): string => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;

/** Opens a host with its own folder. */
export async function openPostgresHost(bin = findPostgresPrograms(process.env)): Promise<PostgresHost> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-postgres-'));
  const user = await unprivilegedRunner(binariesIn(join(bin, '..')), folder, process.env);
  const watchdog = startWatchdog();
  watchdog.deleteAfterwards(folder);
  const running = new Map<string, number>();
  const PATH = [bin, join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

  const run: PostgresHost['run'] = async (script, env = {}) => {
    const { file, args, uid, gid } = user.command('/bin/bash', ['-euo', 'pipefail', '-c', script]);
    const options = {
      cwd: ROOT,
      env: { ...process.env, HOME: folder, PATH, ...env },
      timeout: COMMAND_MS,
      ...(uid && gid ? { uid, gid } : {}),
    };
    const { stdout, stderr } = await promisify(execFile)(file, [...args], options).catch(({ stdout: out, stderr: err, code }) => {
      throw new Error(`A script exited with ${code}:\n${script}\n${out}${err}`);
    });
    return stdout + stderr;
  };
  const folderOf = (name: string): string => join(folder, name);
  const end = async (name: string, mode: 'fast' | 'immediate'): Promise<void> => {
    const pid = running.get(name);
    if (pid === undefined) return;
    await run(`pg_ctl stop --pgdata='${folderOf(name)}' --mode=${mode} --timeout=120`);
    watchdog.forget(pid);
    running.delete(name);
  };
  const stop = (name: string): Promise<void> => end(name, 'fast');
  await run(`mkdir '${folderOf('backups')}'`);
  return {
    backups: folderOf('backups'),
    folderOf,
    run,
    stop,
    kill: (name) => end(name, 'immediate'),
    async create(name, port, settings = '') {
      const data = folderOf(name);
      await run(`initdb --pgdata='${data}' --username=postgres --pwfile=<(echo ${PASSWORD}) --auth=scram-sha-256 \
        --encoding=UTF8 --locale=C --lc-ctype=C.UTF-8
        cat >>'${data}/postgresql.conf' <<CONF
port = ${port}
unix_socket_directories = ''
max_connections = 200
${settings}
CONF`);
    },
    async start(name) {
      const data = folderOf(name);
      await run(`pg_ctl start --pgdata='${data}' --log='${data}.log' --timeout=120`);
      const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      running.set(name, pid);
      watchdog.watch(pid);
    },
    async close() {
      for (const name of running.keys()) await stop(name);
      await watchdog.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
