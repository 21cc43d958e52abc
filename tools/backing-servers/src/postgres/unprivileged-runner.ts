import { chown, cp, glob, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { BackingServerUnavailable } from '../backing-server-unavailable.ts';
import { runCommand } from '../process/run-command.ts';
import type { ServerCommand } from '../process/server-spec.ts';
import { findProgram } from '../tools/search-path.ts';
import { binariesIn, type PostgresBinaries } from './postgres-binaries.ts';

/**
 * Postgres refuses to run as root, which is often the only user in a container, and initdb refuses a user without a passwd entry.
 * This type wraps a command line so that it runs as a user that both accept. The first option that can access the programs and the data is used:
 *
 * 1. the current user, if it is an ordinary user;
 * 2. a user namespace in which the current user has another ID; it can access everything we can, including a checkout below /root;
 * 3. as root, another user that keeps root's capability to traverse closed folders, where namespaces are forbidden (the default in Docker);
 * 4. as root, another user without capabilities, with a copy of the programs in /var/tmp if that user cannot access the original.
 */
export type UnprivilegedRunner = {
  readonly binaries: PostgresBinaries;
  /** The user that must own the data. */
  readonly owner: number;
  command(file: string, args: readonly string[]): ServerCommand;
};

/** The user "nobody", which has this ID on Debian, Ubuntu, Alpine, and Fedora. The data folder has mode 0700 while this user owns it. */
const OTHER_UID = 65_534;

/** Finds how this process can run Postgres with its data in `dataDir`, which must exist. Changes the owner of the data if necessary. */
export async function unprivilegedRunner(binaries: PostgresBinaries, dataDir: string, env: NodeJS.ProcessEnv): Promise<UnprivilegedRunner> {
  const uid = process.getuid?.() ?? 0;
  const own: UnprivilegedRunner = { binaries, owner: uid, command: (file, args) => ({ file, args }) };
  if (process.platform === 'win32' || (uid !== 0 && hasName())) return own;

  const namespace = await namespaceWay(binaries, uid, env);
  const ways = [...(namespace ? [namespace] : []), ...(uid === 0 ? await waysOfRoot(binaries, env) : [])];
  for (const way of ways) {
    if (await works(way, dataDir)) return way;
  }
  if (uid === 0) {
    const copied = plainUser(await copyOfBinaries(binaries));
    if (await works(copied, dataDir)) return copied;
  }
  throw new BackingServerUnavailable(
    'postgres',
    `Postgres cannot be started: ${uid === 0 ? rootMessage(dataDir) : namelessMessage(uid)}, or set STOREFRONT_POSTGRES_URL to the URL of a running server.`,
  );
}

const rootMessage = (dataDir: string): string =>
  `it refuses to run as root, and no other user can access ${dataDir}. Start as an ordinary user, set STOREFRONT_HOME to a folder that other users can access`;

const namelessMessage = (uid: number): string => `user ${uid} has no entry in /etc/passwd, which initdb requires. Start as another user`;

/** Reports whether the user who runs this process has a passwd entry. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function namespaceWay(binaries: PostgresBinaries, owner: number, env: NodeJS.ProcessEnv): Promise<UnprivilegedRunner | undefined> {
  const unshare = await findProgram('unshare', env);
  if (!unshare) return undefined;
  const prefix = ['--user', `--map-user=${OTHER_UID}`, `--map-group=${OTHER_UID}`, '--'];
  return { binaries, owner, command: (file, args) => ({ file: unshare, args: [...prefix, file, ...args] }) };
}

async function waysOfRoot(binaries: PostgresBinaries, env: NodeJS.ProcessEnv): Promise<readonly UnprivilegedRunner[]> {
  const setpriv = await findProgram('setpriv', env);
  if (!setpriv) return [plainUser(binaries)];
  const user = [`--reuid=${OTHER_UID}`, `--regid=${OTHER_UID}`, '--clear-groups'];
  // initdb checks with access(2) that it may run postgres; access(2) ignores an ordinary user's capabilities unless no_setuid_fixup is set.
  const prefix = [...user, '--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'];
  return [
    { binaries, owner: OTHER_UID, command: (file, args) => ({ file: setpriv, args: [...prefix, file, ...args] }) },
    plainUser(binaries),
  ];
}

function plainUser(binaries: PostgresBinaries): UnprivilegedRunner {
  return { binaries, owner: OTHER_UID, command: (file, args) => ({ file, args, uid: OTHER_UID, gid: OTHER_UID }) };
}

/** Reports whether processes started this way run as a user that Postgres accepts, can run it, own the data, and can write to it. */
async function works(way: UnprivilegedRunner, dataDir: string): Promise<boolean> {
  if (process.getuid?.() === 0 && !(await changeOwner(dataDir, way.owner))) return false;
  // With --show, initdb checks its user and its programs and then only prints its settings.
  const script = '[ -w "$2" ] && [ -O "$2" ] && "$1" --show --pgdata="$2"';
  const { file, args, ...user } = way.command('/bin/sh', ['-c', script, 'sh', way.binaries.initdb, dataDir]);
  return (await runCommand(file, args, { ...user, cwd: '/' })).code === 0;
}

/**
 * Changes the owner of the data to `owner` if permitted; root in a container may lack that capability. A folder that already has that owner is left
 * unchanged, because the server writes all of its content.
 */
async function changeOwner(folder: string, owner: number): Promise<boolean> {
  if ((await lstat(folder)).uid === owner) return true;
  try {
    for await (const entry of glob('**', { cwd: folder })) await chown(join(folder, entry), owner, owner);
    await chown(folder, owner, owner);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return false;
    throw error;
  }
}

/** Copies the programs to a folder that every user can access. The folder belongs to root, so no other user can replace the programs. */
async function copyOfBinaries({ folder }: PostgresBinaries): Promise<PostgresBinaries> {
  const version = (await runCommand(binariesIn(folder).postgres, ['--version'])).output.replace(/[^0-9.]/g, '');
  const target = join('/var/tmp', `storefront-postgres-${version}-${process.arch}`);
  const found = await lstat(target).catch(() => undefined);
  if (found?.isDirectory() && found.uid === 0) return binariesIn(target);
  const draft = await mkdtemp('/var/tmp/storefront-draft-');
  const copy = join(draft, 'native');
  await mkdir(copy, { mode: 0o755 });
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(copy, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return binariesIn(target);
}
