import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackingServerUnavailable } from '../backing-server-unavailable.ts';
import type { BackingServerName } from '../backing-server.ts';
import { URL_VARIABLES } from '../environment-urls.ts';
import { runCommand } from '../process/run-command.ts';
import { programFromApt } from './apt-packages.ts';
import { findProgram } from './search-path.ts';
import type { SharedApt } from './shared-apt.ts';
import { isAtLeast, versionIn } from './version.ts';

/** A server program and the environment it needs. */
export type Tool = { readonly file: string; readonly version: string; readonly env: NodeJS.ProcessEnv };

/** A program to find: its name, its Debian packages, and the oldest version to accept. */
export type ToolRequirement = {
  readonly server: BackingServerName;
  readonly title: string;
  readonly program: string;
  readonly packages: readonly string[];
  readonly atLeast: string;
  readonly install: string;
};

/** The JetStream API that the client uses requires 2.9; Debian 12 has 2.9.10. */
export const NATS_SERVER: ToolRequirement = {
  server: 'nats',
  title: 'NATS',
  program: 'nats-server',
  packages: ['nats-server'],
  atLeast: '2.9.0',
  install: 'nats-server (macOS: brew install nats-server; else https://nats.io/download)',
};

/** The limiter's script writes after reading the time, which Redis allows since version 5; 6 is the oldest version tested. */
export const REDIS_SERVER: ToolRequirement = {
  server: 'redis',
  title: 'Redis',
  program: 'redis-server',
  packages: ['redis-server', 'redis-tools'],
  atLeast: '6.0.0',
  install: 'redis-server (macOS: brew install redis; else your package manager)',
};

/** Where to look for programs. */
export interface ToolSources {
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  /** Undefined if apt is not available. */
  readonly apt: SharedApt | undefined;
  readonly log: (line: string) => void;
}

/** Finds a program on PATH, or in packages of Debian or Ubuntu that are unpacked without installing them. */
export async function findTool(wanted: ToolRequirement, { home, env, apt, log }: ToolSources): Promise<Tool> {
  const onPath = await findProgram(wanted.program, env);
  if (onPath) {
    const tool = await asTool(onPath, env);
    if (tool && isAtLeast(tool.version, wanted.atLeast)) return tool;
  }
  let reason = onPath ? `${onPath} does not run or is older than ${wanted.atLeast}` : `${wanted.program} is not on PATH`;

  if (apt) {
    try {
      const folder = await toolFolder(home, env);
      const unpacked = await programFromApt({ ...wanted, apt, folder, env, log });
      const tool = await asTool(unpacked.file, { ...env, LD_LIBRARY_PATH: unpacked.libraryPath });
      if (tool) return tool;
      reason += `, and the one from ${folder} does not run`;
    } catch (error) {
      reason += `, and apt could not provide it (${(error as Error).message})`;
    }
  }
  const { variable } = URL_VARIABLES[wanted.server];
  throw new BackingServerUnavailable(
    wanted.server,
    `${wanted.title} cannot be started: ${reason}. Install ${wanted.install}, or set ${variable} to the URL of a running server.`,
  );
}

async function asTool(file: string, env: NodeJS.ProcessEnv): Promise<Tool | undefined> {
  const { code, output } = await runCommand(file, ['--version'], { env });
  const version = versionIn(output);
  return code === 0 && version !== undefined ? { file, version, env } : undefined;
}

/** Returns a name for the system from its os-release file, to keep programs for different systems apart. */
export function systemName(osRelease: string, architecture: string): string {
  const value = (key: string): string => new RegExp(`^${key}="?([A-Za-z0-9._-]*)`, 'm').exec(osRelease)?.[1] ?? 'unknown';
  return `${value('ID')}-${value('VERSION_ID')}-${architecture}`;
}

/**
 * Returns the folder for unpacked programs: in the user's cache, which all copies on a machine share, or else in the home itself.
 * The path includes the system's name because a home directory may be shared between machines.
 */
export async function toolFolder(home: string, env: NodeJS.ProcessEnv): Promise<string> {
  const system = systemName(await readFile('/etc/os-release', 'utf8').catch(() => ''), process.arch);
  const caches = [env['XDG_CACHE_HOME'], env['HOME'] && join(env['HOME'], '.cache')].filter((folder) => folder?.startsWith('/'));
  for (const cache of caches) {
    const folder = join(cache as string, 'storefront', 'tools', system);
    if (await isWritable(folder)) return folder;
  }
  const folder = join(home, 'tools', system);
  await mkdir(folder, { recursive: true });
  return folder;
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
