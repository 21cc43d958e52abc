import { glob, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { findProgram, searchPath } from './search-path.ts';

export type AptRequest = {
  readonly program: string;
  readonly packages: readonly string[];
  readonly aptGet: string;
  /** Where unpacked programs are kept. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
};

/** Redis needs two levels: redis-tools, then its libraries; more than four is no dependency of ours. */
const LEVELS_MAX = 4;

/** A package list of 10 MB and a few packages; a machine without the network should not wait for minutes. */
const APT_TIMEOUT_MS = 120_000;

/**
 * A program out of Debian packages that are downloaded and unpacked, not installed: no root, and nothing of the system is touched.
 * What another start has unpacked already is used as it is; two first starts at once both download, and the later one discards its copy.
 */
export async function unpackedFromApt(request: AptRequest): Promise<{ file: string; libraryPath: string }> {
  const { program, folder, log } = request;
  const target = join(folder, program);
  if (!(await holdsProgram(target, request))) {
    log(`downloading ${program} with apt into ${folder}`);
    const draft = await mkdtemp(join(folder, '.draft-'));
    try {
      await download(request, draft);
      await moveIntoPlace(join(draft, 'root'), target, () => holdsProgram(target, request));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return { file: await programIn(target, program), libraryPath: await libraryPathOf(target, request.env) };
}

async function download(request: AptRequest, draft: string): Promise<void> {
  const root = join(draft, 'root');
  const apt = await privateApt(request, draft);
  // One list that cannot be fetched does not matter while another one has the package, so the download decides.
  const update = await apt.get(['update']);
  let names = [...request.packages];
  const unpacked = new Set<string>();
  for (let level = 0; level < LEVELS_MAX && names.length > 0; level += 1) {
    const downloaded = await apt.get(['download', ...names]);
    if (downloaded.code !== 0) throw new Error(lastLine(`${update.output}\n${downloaded.output}`));
    await unpackAll(draft, root, request.env);
    for (const name of names) unpacked.add(name);
    if ((await missingLibraries(root, request)).length === 0) return;
    names = (await apt.dependencies(names)).filter((name) => isLibrary(name) && !unpacked.has(name));
  }
  throw new Error(`it needs ${(await missingLibraries(root, request)).join(', ')}`);
}

/** The system's own C library must stay the one that is loaded: its loader and it belong together. */
function isLibrary(name: string): boolean {
  return /^(lib|lua)/.test(name) && !/^libc6\b|^libc-/.test(name);
}

/** apt with lists, cache and package states of its own. The configuration is read after the system's, so its hooks can be cleared. */
async function privateApt({ aptGet, env }: AptRequest, draft: string) {
  const state = join(draft, 'state');
  await mkdir(join(state, 'lists', 'partial'), { recursive: true });
  await mkdir(join(draft, 'cache', 'archives', 'partial'), { recursive: true });
  await writeFile(join(state, 'status'), '');
  const configuration = join(draft, 'apt.conf');
  const lines = [
    `Dir::State "${state}";`,
    `Dir::State::status "${join(state, 'status')}";`,
    `Dir::Cache "${join(draft, 'cache')}";`,
    // The user that apt downloads as may not reach this folder.
    'APT::Sandbox::User "root";',
    '#clear APT::Update::Pre-Invoke;',
    '#clear APT::Update::Post-Invoke;',
    '#clear APT::Update::Post-Invoke-Success;',
    'Acquire::Languages "none";',
    'Acquire::Retries "2";',
    'Acquire::http::Timeout "20";',
    'Acquire::https::Timeout "20";',
  ];
  await writeFile(configuration, `${lines.join('\n')}\n`);
  const options = { cwd: draft, env: { ...env, LC_ALL: 'C', PATH: searchPath(env).join(delimiter) }, timeoutMs: APT_TIMEOUT_MS };
  return {
    get: (words: readonly string[]) => runCommand(aptGet, ['-c', configuration, '-q', ...words], options),
    async dependencies(names: readonly string[]): Promise<readonly string[]> {
      const { output } = await runCommand(join(dirname(aptGet), 'apt-cache'), ['-c', configuration, 'depends', '--important', ...names], options);
      return dependencyNames(output);
    },
  };
}

/** The packages that `apt-cache depends` names, virtual ones (in angle brackets) left out. */
export function dependencyNames(output: string): readonly string[] {
  return [...new Set([...output.matchAll(/^[ |]*(?:Pre)?Depends: ([a-z0-9][a-z0-9+.-]*)/gm)].map((match) => match[1] as string))];
}

/** The libraries that the loader does not find, from what `ldd` prints. */
export function notFound(ldd: string): readonly string[] {
  return [...ldd.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] as string);
}

async function unpackAll(draft: string, root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const dpkgDeb = (await findProgram('dpkg-deb', env)) ?? 'dpkg-deb';
  for (const file of await readdir(draft)) {
    if (!file.endsWith('.deb')) continue;
    const options = { env: { ...env, PATH: searchPath(env).join(delimiter) } };
    const { code, output } = await runCommand(dpkgDeb, ['-x', join(draft, file), root], options);
    if (code !== 0) throw new Error(lastLine(output));
    await rm(join(draft, file));
  }
}

async function missingLibraries(root: string, { program, env }: AptRequest): Promise<readonly string[]> {
  const ldd = (await findProgram('ldd', env)) ?? 'ldd';
  const { output } = await runCommand(ldd, [await programIn(root, program)], { env: { ...env, LD_LIBRARY_PATH: await libraryPathOf(root, env) } });
  return notFound(output);
}

async function programIn(root: string, program: string): Promise<string> {
  for (const place of ['usr/bin', 'usr/sbin', 'bin', 'sbin']) {
    const file = join(root, place, program);
    if (await stat(file).then(() => true, () => false)) return file;
  }
  throw new Error(`its packages hold no ${program}`);
}

async function holdsProgram(root: string, { program, env }: AptRequest): Promise<boolean> {
  try {
    const { code } = await runCommand(await programIn(root, program), ['--version'], { env: { ...env, LD_LIBRARY_PATH: await libraryPathOf(root, env) } });
    return code === 0;
  } catch {
    return false;
  }
}

/** Every folder below `root` that holds a shared library, before whatever the environment says already. */
async function libraryPathOf(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  const folders = new Set<string>();
  for await (const file of glob('{lib,usr/lib}/**/*.so*', { cwd: root })) folders.add(join(root, dirname(file)));
  return [...folders, env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter);
}

/** Renames a finished folder to where it belongs. One that works there already stays; a broken one makes room. */
async function moveIntoPlace(from: string, to: string, works: () => Promise<boolean>): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    if (await works()) return;
    await rename(to, `${from}-broken`);
    await rename(from, to);
  }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? 'no answer';
}
