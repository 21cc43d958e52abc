import { chown, cp, glob, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { BackingServerUnavailable } from '../backing-server-unavailable.ts';
import { runCommand } from '../process/run-command.ts';
import type { ServerCommand } from '../process/server-recipe.ts';
import { findProgram } from '../tools/search-path.ts';
import { binariesIn, type PostgresBinaries } from './postgres-binaries.ts';

/**
 * Postgres refuses to run as root, and in a container root is often all there is; initdb refuses a user whom the system does not know.
 * A way turns a command line into one that runs as a user whom they take. The first way that can reach the programs and the data is used:
 *
 * 1. as ourselves, when we are an ordinary user;
 * 2. a user namespace in which we bear another number: reaches everything that we reach, also a checkout below /root;
 * 3. as root, another user who keeps root's right to pass closed folders, where namespaces are forbidden (the default of Docker);
 * 4. as root, simply another user, with a copy of the programs in /var/tmp if they lie where that user cannot go.
 */
export type UnprivilegedWay = {
  readonly binaries: PostgresBinaries;
  /** The owner that the data must have. */
  readonly owner: number;
  command(file: string, args: readonly string[]): ServerCommand;
};

/** "nobody", whom Debian, Ubuntu, Alpine and Fedora know under this number. The data folder is 0700 while it is his. */
const OTHER_UID = 65_534;

/** The way for this process to run Postgres with its data in `dataDir`, which exists. Changes the owner of the data where that is needed. */
export async function unprivilegedWay(binaries: PostgresBinaries, dataDir: string, env: NodeJS.ProcessEnv): Promise<UnprivilegedWay> {
  const uid = process.getuid?.() ?? 0;
  const own: UnprivilegedWay = { binaries, owner: uid, command: (file, args) => ({ file, args }) };
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
    `Postgres cannot be started: ${uid === 0 ? rootMessage(dataDir) : namelessMessage(uid)}, or set STOREFRONT_POSTGRES_URL to the URL of one that runs.`,
  );
}

const rootMessage = (dataDir: string): string =>
  `it refuses to run as root, and no other user can reach ${dataDir}. Start as an ordinary user, set STOREFRONT_HOME to a folder outside of root's own`;

const namelessMessage = (uid: number): string => `user ${uid} has no entry in /etc/passwd, which initdb insists on. Start as another user`;

/** Whether the system knows the user who runs this process. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function namespaceWay(binaries: PostgresBinaries, owner: number, env: NodeJS.ProcessEnv): Promise<UnprivilegedWay | undefined> {
  const unshare = await findProgram('unshare', env);
  if (!unshare) return undefined;
  const prefix = ['--user', `--map-user=${OTHER_UID}`, `--map-group=${OTHER_UID}`, '--'];
  return { binaries, owner, command: (file, args) => ({ file: unshare, args: [...prefix, file, ...args] }) };
}

async function waysOfRoot(binaries: PostgresBinaries, env: NodeJS.ProcessEnv): Promise<readonly UnprivilegedWay[]> {
  const setpriv = await findProgram('setpriv', env);
  if (!setpriv) return [plainUser(binaries)];
  const user = [`--reuid=${OTHER_UID}`, `--regid=${OTHER_UID}`, '--clear-groups'];
  // initdb asks with access(2) whether it may run postgres, which forgets a capability of an ordinary user unless told to keep it.
  const prefix = [...user, '--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'];
  return [
    { binaries, owner: OTHER_UID, command: (file, args) => ({ file: setpriv, args: [...prefix, file, ...args] }) },
    plainUser(binaries),
  ];
}

function plainUser(binaries: PostgresBinaries): UnprivilegedWay {
  return { binaries, owner: OTHER_UID, command: (file, args) => ({ file, args, uid: OTHER_UID, gid: OTHER_UID }) };
}

/** Whether a process of this way is a user whom Postgres takes, can run it, and owns the data and can write to it. */
async function works(way: UnprivilegedWay, dataDir: string): Promise<boolean> {
  if (process.getuid?.() === 0 && !(await changeOwner(dataDir, way.owner))) return false;
  // With --show initdb looks at its user and its programs, and then only says what it would do.
  const script = '[ -w "$2" ] && [ -O "$2" ] && "$1" --show --pgdata="$2"';
  const { file, args, ...user } = way.command('/bin/sh', ['-c', script, 'sh', way.binaries.initdb, dataDir]);
  return (await runCommand(file, args, { ...user, cwd: '/' })).code === 0;
}

/**
 * Gives the data to `owner`, if we may: root in a container can be without that right. A folder that has that owner already is left as
 * it is, for the server writes all of it itself.
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
