import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The words of an os-release file that tell one system's programs from another's. */
export function systemName(osRelease: string, architecture: string): string {
  const value = (key: string): string => new RegExp(`^${key}="?([A-Za-z0-9._-]*)`, 'm').exec(osRelease)?.[1] ?? 'unknown';
  return `${value('ID')}-${value('VERSION_ID')}-${architecture}`;
}

/**
 * Where unpacked programs are kept: the user's cache, which all copies on a machine share, else the home itself.
 * The system's name is in the path because a home directory may be shared between machines.
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
