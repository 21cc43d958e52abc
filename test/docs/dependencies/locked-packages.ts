import { readFileSync } from 'node:fs';
import { DECLARED_ELSEWHERE } from './licenses.ts';

/** A package of a lock file, with its license as an SPDX expression where its author gives one. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  /** Whether a running system needs it, and not only development. */
  readonly isRuntime: boolean;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Lock = { readonly packages: Readonly<Record<string, LockEntry>> };

/**
 * Returns the external packages of a lock file by name and version. It reads nothing else, so the result is the same on every platform, although npm installs
 * different packages there.
 */
export function lockedPackages(file: string): readonly LockedPackage[] {
  const entries = Object.entries((JSON.parse(readFileSync(file, 'utf8')) as Lock).packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  );
  const inherited = licensesOfPlatformPackages(entries);
  const packages = new Map<string, LockedPackage>();
  for (const [path, { version = '', license, dev = false, devOptional = false }] of entries) {
    const name = nameOf(path);
    const id = `${name}@${version}`;
    const isRuntime = (!dev && !devOptional) || packages.get(id)?.isRuntime === true;
    packages.set(id, { name, version, license: license ?? inherited.get(name) ?? DECLARED_ELSEWHERE[name], isRuntime });
  }
  return [...packages.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** npm records no license for the packages of other platforms. They have the license of the package that they are a part of. */
function licensesOfPlatformPackages(entries: readonly (readonly [string, LockEntry])[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(([, { license, optionalDependencies = {} }]) =>
      license === undefined ? [] : Object.keys(optionalDependencies).map((name) => [name, license] as const),
    ),
  );
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
