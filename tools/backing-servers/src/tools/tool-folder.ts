import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
