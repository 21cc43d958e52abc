import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commandOf } from '../process/process-identity.ts';
import { runCommand } from '../process/run-command.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { type UnprivilegedWay, unprivilegedWay } from './unprivileged-way.ts';

/** The superuser of every cluster that is made here. */
export const SUPERUSER = 'storefront_admin';

export type Cluster = {
  readonly way: UnprivilegedWay;
  readonly binaries: PostgresBinaries;
  readonly dataDir: string;
  readonly password: string;
};

/**
 * Comparisons by code point on every machine alike; letters as Unicode has them. `C.UTF-8` of the system tells trigrams what a letter is;
 * a system without it has the American one, and plain `C` still works for ASCII.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** The cluster in `folder`: the one of an earlier start, or a new one. Its password lies beside it, readable by its owner only. */
export async function initialiseCluster(folder: string, ephemeral: boolean, env: NodeJS.ProcessEnv): Promise<Cluster> {
  const found = await postgresBinaries();
  const dataDir = join(folder, 'data');
  await mkdir(folder, { recursive: true });
  // The user who runs Postgres may be another one than ours: he passes through here, and the data itself is his alone.
  await chmod(folder, 0o711);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const way = await unprivilegedWay(found, dataDir, env);
  const password = await passwordIn(join(folder, 'password'));
  const cluster = { way, binaries: way.binaries, dataDir, password };
  if (!(await exists(join(dataDir, 'PG_VERSION')))) await initdb(cluster, ephemeral);
  await removeStaleLock(dataDir);
  return cluster;
}

async function initdb({ way, binaries, dataDir, password }: Cluster, ephemeral: boolean): Promise<void> {
  let output = '';
  for (const characterType of CHARACTER_TYPES) {
    // A pipe and no file: the user who runs initdb may not be allowed to read a file of ours.
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
  throw new Error(`Postgres' initdb failed:\n${output.trim().slice(-1_500)}`);
}

async function passwordIn(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/**
 * Postgres refuses to start while its lock file names a process that runs, whichever that is; after a restart of the machine or of a
 * container the number may belong to anything. A lock that names a Postgres is left alone.
 */
async function removeStaleLock(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid > 0 && !(await commandOf(pid)).includes('postgres')) await rm(file, { force: true });
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
