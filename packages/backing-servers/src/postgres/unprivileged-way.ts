import { chown, cp, glob, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackingServerUnavailable } from '../backing-server-unavailable.ts';
import type { ServerCommand } from '../process/server-recipe.ts';
import { runCommand } from '../process/run-command.ts';
import { findProgram } from '../tools/search-path.ts';
import { type PostgresBinaries, binariesIn } from './postgres-binaries.ts';

/**
 * Postgres refuses to run as root, and in a container root is often all there is. A way turns a command line into one that runs under
 * another user number. The first way that can reach the programs and the data is taken:
 *
 * 1. a user namespace in which root bears another number: reaches everything that root reaches, also a checkout below /root;
 * 2. another user who keeps root's right to pass closed folders, where namespaces are forbidden (the default of Docker);
 * 3. simply another user, with a copy of the programs in /var/tmp if they lie where that user cannot go.
 */
export type UnprivilegedWay = {
  readonly binaries: PostgresBinaries;
  /** The owner that the data must have. */
  readonly owner: number;
  command(file: string, args: readonly string[]): ServerCommand;
};

/** Any number but 0 will do inside a namespace of its own. */
const NAMESPACE_UID = 1000;

/** "nobody" on Debian and most others. It must not own files of anyone; the data folder is 0700. */
const OTHER_UID = 65_534;

/** The way for this process to run Postgres with its data in `dataDir`, which exists. Changes the owner of the data where that is needed. */
export async function unprivilegedWay(binaries: PostgresBinaries, dataDir: string, env: NodeJS.ProcessEnv): Promise<UnprivilegedWay> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return { binaries, owner: process.getuid?.() ?? 0, command: (file, args) => ({ file, args }) };

  for (const way of await waysOfRoot(binaries, env)) {
    await changeOwner(dataDir, way.owner);
    if (await works(way, dataDir)) return way;
  }
  const copied = plainUser(await copyOfBinaries(binaries));
  if (await works(copied, dataDir)) return copied;
  throw new BackingServerUnavailable(
    'postgres',
    `Postgres cannot be started: it refuses to run as root, and no other user can reach ${dataDir}. Start as an ordinary user, set STOREFRONT_HOME to a folder outside of root's own, or set STOREFRONT_POSTGRES_URL.`,
  );
}

async function waysOfRoot(binaries: PostgresBinaries, env: NodeJS.ProcessEnv): Promise<readonly UnprivilegedWay[]> {
  const ways: UnprivilegedWay[] = [];
  const unshare = await findProgram('unshare', env);
  if (unshare) {
    const prefix = ['--user', `--map-user=${NAMESPACE_UID}`, `--map-group=${NAMESPACE_UID}`, '--'];
    ways.push({ binaries, owner: 0, command: (file, args) => ({ file: unshare, args: [...prefix, file, ...args] }) });
  }
  const setpriv = await findProgram('setpriv', env);
  if (setpriv) {
    const capability = '+dac_override';
    const user = [`--reuid=${OTHER_UID}`, `--regid=${OTHER_UID}`, '--clear-groups'];
    const prefix = [...user, `--inh-caps=${capability}`, `--ambient-caps=${capability}`, '--'];
    ways.push({ binaries, owner: OTHER_UID, command: (file, args) => ({ file: setpriv, args: [...prefix, file, ...args] }) });
  }
  return [...ways, plainUser(binaries)];
}

function plainUser(binaries: PostgresBinaries): UnprivilegedWay {
  return { binaries, owner: OTHER_UID, command: (file, args) => ({ file, args, uid: OTHER_UID, gid: OTHER_UID }) };
}

/** Whether a process of this way is not root, can run Postgres and can write to the data. */
async function works(way: UnprivilegedWay, dataDir: string): Promise<boolean> {
  const script = '[ "$(id -u)" != 0 ] && "$1" --version && [ -w "$2" ] && [ -O "$2" ]';
  const { file, args, ...user } = way.command('/bin/sh', ['-c', script, 'sh', way.binaries.postgres, dataDir]);
  return (await runCommand(file, args, { ...user, cwd: '/' })).code === 0;
}

/** Gives the data to `owner`. A folder that has that owner already is left as it is: the server writes all of it itself. */
async function changeOwner(folder: string, owner: number): Promise<void> {
  if ((await lstat(folder)).uid === owner) return;
  for await (const entry of glob('**', { cwd: folder })) await chown(join(folder, entry), owner, owner);
  await chown(folder, owner, owner);
}

/** Copies the programs to where every user may go. The folder belongs to root, so nobody else can put other programs there. */
async function copyOfBinaries({ folder }: PostgresBinaries): Promise<PostgresBinaries> {
  const version = (await runCommand(binariesIn(folder).postgres, ['--version'])).output.replace(/[^0-9.]/g, '');
  const place = join('/var/tmp', `storefront-postgres-${version}-${process.arch}`);
  const found = await lstat(place).catch(() => undefined);
  if (found?.isDirectory() && found.uid === 0) return binariesIn(place);
  const draft = await mkdtemp('/var/tmp/storefront-draft-');
  const copy = join(draft, 'native');
  await mkdir(copy, { mode: 0o755 });
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(copy, place);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return binariesIn(place);
}
