import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commandOf } from '../process/process-identity.ts';
import { runCommand } from '../process/run-command.ts';
import { savedPassword } from '../process/saved-password.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { type UnprivilegedRunner, unprivilegedRunner } from './unprivileged-runner.ts';

/** The superuser of every cluster created here. */
export const SUPERUSER = 'storefront_admin';

/** A Postgres data folder, and how to access it. */
export type Cluster = {
  readonly way: UnprivilegedRunner;
  readonly binaries: PostgresBinaries;
  readonly dataDir: string;
  readonly password: string;
};

/**
 * Compares by code point on every machine, with Unicode letter classes. With `C.UTF-8`, trigram functions know which characters are letters;
 * systems without it have `en_US.UTF-8`, and plain `C` still works for ASCII.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Opens the cluster in `folder`, or creates it on the first start. Its password is stored next to it, readable only by its owner. */
export async function initializeCluster(folder: string, ephemeral: boolean, env: NodeJS.ProcessEnv): Promise<Cluster> {
  const found = await postgresBinaries();
  const dataDir = join(folder, 'data');
  await mkdir(folder, { recursive: true });
  // Postgres may have to run as another user, who needs to traverse this folder but owns only the data.
  await chmod(folder, 0o711);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const way = await unprivilegedRunner(found, dataDir, env);
  const password = await savedPassword(join(folder, 'password'));
  const cluster = { way, binaries: way.binaries, dataDir, password };
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initdb(cluster, ephemeral);
  await removeStaleLock(dataDir);
  return cluster;
}

async function initdb({ way, binaries, dataDir, password }: Cluster, ephemeral: boolean): Promise<void> {
  let output = '';
  for (const characterType of CHARACTER_TYPES) {
    // Use a pipe instead of a file, because the user who runs initdb may not be able to read our files.
    const { file, args, ...user } = way.command('/bin/sh', [
      '-c',
      `printf '%s\\n' "$STOREFRONT_INITDB_PASSWORD" | "$0" --pwfile=/dev/stdin "$@"`,
      binaries.initdb,
      `--pgdata=${dataDir}`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--no-instructions',
      ...(ephemeral ? ['--no-sync'] : []),
    ]);
    const result = await runCommand(file, args, {
      ...user,
      cwd: dirname(dataDir),
      env: { ...process.env, STOREFRONT_INITDB_PASSWORD: password },
    });
    if (result.code === 0) return;
    output = result.output;
  }
  throw new Error(`initdb failed:\n${output.trim().slice(-1_500)}`);
}

/**
 * Removes a stale lock file. Postgres refuses to start while the process ID in its lock file exists, but after a reboot or a container restart
 * that ID may belong to any process. A lock that names a running Postgres is not deleted.
 */
async function removeStaleLock(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid > 0 && !(await commandOf(pid)).includes('postgres')) await rm(file, { force: true });
}
