import { access, constants } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** The usual folders for programs, in case PATH contains only Node. */
const USUAL_FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin', '/opt/homebrew/bin'];

/** Returns the folders of PATH, followed by the usual ones. */
export function searchPath(env: NodeJS.ProcessEnv): readonly string[] {
  const named = (env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  return [...new Set([...named, ...USUAL_FOLDERS])];
}

/** Returns the full path of a program, or undefined. */
export async function findProgram(name: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  for (const folder of searchPath(env)) {
    const file = join(folder, name);
    const runs = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return file;
  }
  return undefined;
}
