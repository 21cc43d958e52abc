import { existsSync } from 'node:fs';
import { glob, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { findProgram, searchPath } from './search-path.ts';
import type { SharedApt } from './shared-apt.ts';

/** The program to unpack, and where to get it. */
export type AptRequest = {
  readonly program: string;
  readonly packages: readonly string[];
  readonly apt: SharedApt;
  /** The folder for unpacked programs. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
};

/** Redis needs two levels: redis-tools, then its libraries. Anything deeper than four is not a real dependency. */
const LEVELS_MAX = 4;

/**
 * Provides a program from Debian packages that are downloaded and unpacked, but not installed: this needs no root and does not change the system.
 * An already unpacked program is reused. If two first starts run at once, both download, and the later one discards its copy.
 */
export async function programFromApt(request: AptRequest): Promise<{ file: string; libraryPath: string }> {
  const { program, folder, log } = request;
  const target = join(folder, program);
  if (!(await hasProgram(target, request))) {
    log(`Downloading ${program} with apt into ${folder}`);
    const draft = await mkdtemp(join(folder, '.draft-'));
    try {
      await download(request, draft);
      await moveIntoPlace(join(draft, 'root'), target, () => hasProgram(target, request));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return { file: programIn(target, program), libraryPath: await libraryPathOf(target, request.env) };
}

async function download(request: AptRequest, draft: string): Promise<void> {
  const root = join(draft, 'root');
  const apt = await request.apt.open();
  let names = [...request.packages];
  const unpacked = new Set<string>();
  let missing: readonly string[] = [];
  for (let level = 0; level < LEVELS_MAX && names.length > 0; level += 1) {
    const downloaded = await apt.download(names, draft);
    if (downloaded.code !== 0) throw new Error(lastLine(`${apt.updated.output}\n${downloaded.output}`));
    await unpackAll(draft, root, request.env);
    for (const name of names) unpacked.add(name);
    missing = await missingLibraries(programIn(root, request.program), root, request.env);
    if (missing.length === 0) return;
    names = (await apt.dependencies(names)).filter((name) => isLibrary(name) && !unpacked.has(name));
  }
  throw new Error(`it needs ${missing.join(', ')}`);
}

/** Excludes the C library: the system's own must be loaded, because it has to match the dynamic loader. */
export function isLibrary(name: string): boolean {
  return /^(lib|lua)/.test(name) && !/^libc6\b|^libc-(bin|dev)/.test(name);
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

function programIn(root: string, program: string): string {
  const found = ['usr/bin', 'usr/sbin', 'bin', 'sbin'].map((folder) => join(root, folder, program)).find(existsSync);
  if (found === undefined) throw new Error(`its packages contain no ${program}`);
  return found;
}

async function hasProgram(root: string, { program, env }: AptRequest): Promise<boolean> {
  try {
    const { code } = await runCommand(programIn(root, program), ['--version'], {
      env: { ...env, LD_LIBRARY_PATH: await libraryPathOf(root, env) },
    });
    return code === 0;
  } catch {
    return false;
  }
}

/** Moves a finished folder into place. An existing copy that works stays; a broken one is replaced. */
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
  return output.trim().split('\n').at(-1) ?? 'no output';
}

/** Returns the libraries that the loader does not find, from the output of `ldd`. */
export function notFound(ldd: string): readonly string[] {
  return [...ldd.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] as string);
}

/** Returns a search path of every folder below `root` that contains a shared library, followed by the existing path. */
async function libraryPathOf(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  const folders = new Set<string>();
  for await (const file of glob('{lib,usr/lib}/**/*.so*', { cwd: root })) folders.add(join(root, dirname(file)));
  return [...folders, env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter);
}

/** Returns the libraries that a program below `root` needs and that neither `root` nor the system has. */
async function missingLibraries(file: string, root: string, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const ldd = (await findProgram('ldd', env)) ?? 'ldd';
  const { output } = await runCommand(ldd, [file], { env: { ...env, LD_LIBRARY_PATH: await libraryPathOf(root, env) } });
  return notFound(output);
}
