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
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

type Lock = { readonly packages: Readonly<Record<string, LockEntry>> };

/**
 * Returns the external packages of a lock file by name and version. It reads nothing else, so the result is the same on every platform, although npm installs
 * different packages there.
 */
export function lockedPackages(file: string): readonly LockedPackage[] {
  const packages = new Map<string, LockedPackage>();
  for (const [path, { version = '', license, dev = false, devOptional = false }] of externalEntries(readFileSync(file, 'utf8'))) {
    const name = nameOf(path);
    const id = `${name}@${version}`;
    const isRuntime = (!dev && !devOptional) || packages.get(id)?.isRuntime === true;
    packages.set(id, { name, version, license: license ?? DECLARED_ELSEWHERE[name], isRuntime });
  }
  return [...packages.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Returns the paths of the external packages whose content a lock file does not pin with a SHA-512 hash. */
export const packagesWithoutHash = (lock: string): readonly string[] =>
  externalEntries(lock).flatMap(([path, { integrity }]) => (integrity?.startsWith('sha512-') ? [] : [path]));

const externalEntries = (lock: string): readonly (readonly [path: string, entry: LockEntry])[] =>
  Object.entries((JSON.parse(lock) as Lock).packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
