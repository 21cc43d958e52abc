import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { programFromApt } from '../tools/apt-packages.ts';
import { toolFolder } from '../tools/find-tool.ts';
import { findProgram } from '../tools/search-path.ts';
import { sharedApt } from '../tools/shared-apt.ts';

/** A program that tests run. */
export interface TestProgram {
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
  /** Why tests of it are skipped; undefined if it can be run. */
  readonly missing: string | undefined;
}

/** Debian packages whose program runs where they are unpacked, or a Go module. */
interface Source {
  readonly from: 'apt-get' | 'go';
  readonly names: readonly string[];
}

/** Where each program comes from if it is not on the PATH. */
const SOURCES: Readonly<Record<string, Source>> = {
  fish: { from: 'apt-get', names: ['fish', 'fish-common'] },
  pgbouncer: { from: 'apt-get', names: ['pgbouncer'] },
  'stripe-mock': { from: 'go', names: ['github.com/stripe/stripe-mock@v0.203.0'] },
  xmllint: { from: 'apt-get', names: ['libxml2-utils'] },
};

/** A module and what it needs are compiled in half a minute, and in several on a busy machine. */
const COMPILE_MS = 600_000;

/** Finds a program on the PATH, or provides it in the folder of the servers' programs. Without a network, it is missing. */
export async function findTestProgram(program: string, env = process.env): Promise<TestProgram> {
  const file = await findProgram(program, env);
  if (file !== undefined) return { file, env, missing: undefined };
  const source = SOURCES[program];
  const provider = source === undefined ? undefined : await findProgram(source.from, env);
  if (source === undefined || provider === undefined) return { file: program, env, missing: `needs ${program}` };
  try {
    const folder = await toolFolder(tmpdir(), env);
    return { ...(await PROVIDE[source.from](provider, { program, names: source.names, folder, env })), missing: undefined };
  } catch (error) {
    return { file: program, env, missing: `needs ${program}, which ${source.from} did not provide: ${(error as Error).message}` };
  }
}

interface Wanted {
  readonly program: string;
  readonly names: readonly string[];
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

const PROVIDE: Readonly<Record<Source['from'], (provider: string, wanted: Wanted) => Promise<Omit<TestProgram, 'missing'>>>> = {
  async 'apt-get'(aptGet, { names, env, ...wanted }) {
    const apt = sharedApt(aptGet, env);
    try {
      const { file, libraryPath } = await programFromApt({ ...wanted, packages: names, apt, env, log: () => undefined });
      return { file, env: { ...env, LD_LIBRARY_PATH: libraryPath } };
    } finally {
      await apt.close();
    }
  },
  async go(go, { program, names, folder, env }) {
    const file = join(folder, program);
    if (!existsSync(file)) {
      const { code, output } = await runCommand(go, ['install', ...names], { env: { ...env, GOBIN: folder }, timeoutMs: COMPILE_MS });
      if (code !== 0) throw new Error(output.trim().split('\n').at(-1));
    }
    return { file, env };
  },
};
