import { join } from 'node:path';
import { ALLOWED_LICENSES, ALLOWED_PACKAGES } from './licenses.ts';
import { type LockedPackage, lockedPackages } from './locked-packages.ts';

const root = join(import.meta.dirname, '../../..');

/** The packages that `npm ci` installs, on any platform. */
export const packages = lockedPackages(join(root, 'package-lock.json'));

/** Returns the packages whose license is not on the list of allowed licenses. */
export const withoutAllowedLicense = (candidates: readonly LockedPackage[]): readonly LockedPackage[] =>
  candidates.filter(
    ({ name, license }) => license === undefined || !(ALLOWED_LICENSES.includes(license) || ALLOWED_PACKAGES[name] === license),
  );

/** Returns docs/dependencies.csv, with the packages of a running system first. No name, version, or license contains a comma. */
export function dependenciesList(): string {
  const byUse = packages.toSorted((a, b) => Number(b.isRuntime) - Number(a.isRuntime));
  const rows = byUse.map(({ name, version, license, isRuntime }) => [name, version, license ?? '', isRuntime ? 'runtime' : 'development']);
  return [['package', 'version', 'license', 'use'], ...rows].map((cells) => `${cells.join(',')}\n`).join('');
}
