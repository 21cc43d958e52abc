import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs that a server needs, and those that the runbook uses. The Postgres of `npm start` has only the first two. */
const NEEDED = ['initdb', 'pg_ctl', 'pg_basebackup', 'pg_dump', 'pg_restore', 'psql', 'vacuumdb'];

/** Returns the folder of a complete Postgres: `POSTGRES_BIN`, the newest one of Debian or Ubuntu, or one in the PATH. Throws if there is none. */
export function findPostgresPrograms(env: NodeJS.ProcessEnv): string {
  const [found] = listPostgresPrograms(env);
  if (found !== undefined) return found;
  throw new Error(
    `The restore test needs one folder with ${NEEDED.join(', ')}. Install Postgres (Debian: postgresql; macOS: brew install postgresql@18), or set POSTGRES_BIN to its folder.`,
  );
}

/** Returns the folder of a complete Postgres with the extension Citus; undefined if there is none. */
export const findCitusPrograms = (env: NodeJS.ProcessEnv): string | undefined =>
  listPostgresPrograms(env).find((folder) => globSync('lib/{,postgresql/}citus.{so,dylib}', { cwd: join(folder, '..') }).length > 0);

function listPostgresPrograms(env: NodeJS.ProcessEnv): readonly string[] {
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) => versionIn(other) - versionIn(one));
  const folders = env['POSTGRES_BIN'] ? [env['POSTGRES_BIN']] : [...packaged, ...(env['PATH'] ?? '').split(delimiter)];
  return folders.filter((folder) => NEEDED.every((program) => existsSync(join(folder, program))));
}

const versionIn = (folder: string): number => Number(/\d+/.exec(folder)?.[0] ?? 0);
