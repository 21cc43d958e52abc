import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, readlink, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** npm prints what it warns about. */
const OUTPUT_BYTES_MAX = 16 * 1024 * 1024;

/** Writes the files of a commit to `folder`, with their dependencies. */
export async function checkOutRelease(repository: string, commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit], { cwd: repository });
  await run('tar', ['-xf', archive, '-C', folder]);
  await addDependencies(repository, folder);
}

/** Links the installed packages of the repository if its lock file is the same, and installs them otherwise. */
export async function addDependencies(repository: string, folder: string): Promise<void> {
  const locks = await Promise.all([repository, folder].map((each) => readFile(join(each, 'package-lock.json'), 'utf8')));
  if (locks[0] === locks[1]) await linkPackages(repository, folder);
  else {
    // No script is needed: the processes run on this Node, and no server is started from here.
    const options = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    await run('npm', options, { cwd: folder, maxBuffer: OUTPUT_BYTES_MAX });
  }
}

/** Workspaces, which are links in node_modules, must lead to the files of `folder`. */
const WORKSPACES = '@storefront';

async function linkPackages(repository: string, folder: string): Promise<void> {
  for (const packages of await packageFolders(repository)) {
    const target = join(folder, relative(repository, packages));
    // A workspace that only the repository has, such as one that was added later, is not part of the release.
    if (!(await isFolder(dirname(target)))) continue;
    await mkdir(target, { recursive: true });
    for (const name of await readdir(packages)) {
      if (name !== WORKSPACES) await symlink(join(packages, name), join(target, name));
    }
  }
  const [links, copies] = [join(repository, 'node_modules', WORKSPACES), join(folder, 'node_modules', WORKSPACES)];
  await mkdir(copies);
  for (const name of await readdir(links)) await symlink(await readlink(join(links, name)), join(copies, name));
}

/** Returns node_modules of the repository and of its workspaces, some of which have packages of their own. */
async function packageFolders(repository: string): Promise<readonly string[]> {
  const links = join(repository, 'node_modules', WORKSPACES);
  const workspaces = await Promise.all((await readdir(links)).map(async (name) => join(links, await readlink(join(links, name)))));
  const candidates = [repository, ...workspaces].map((each) => join(each, 'node_modules'));
  const found = await Promise.all(candidates.map(isFolder));
  return candidates.filter((_, index) => found[index]);
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
