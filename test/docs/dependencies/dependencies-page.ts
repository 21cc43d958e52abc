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

/** Returns docs/dependencies.md. */
export function dependenciesPage(): string {
  const [runtime, development] = [true, false].map((isRuntime) => packages.filter((entry) => entry.isRuntime === isRuntime));
  return `# Dependencies

Generated from \`package-lock.json\` by \`npm run docs\`. \`npm run check:dependencies\` checks the licenses against \`test/docs/dependencies/licenses.ts\` and asks
the registry for known vulnerabilities. The linters in \`gateway/openapi-lint\` and \`gateway/asyncapi-lint\`, and the client generators in \`test/generated-clients\`, have their own lock files and are not part of the system.

## Runtime

${table(runtime)}
## Development

${table(development)}`;
}

const table = (rows: readonly LockedPackage[] = []): string =>
  `| Package | Version | License |
| --- | --- | --- |
${rows.map(({ name, version, license }) => `| \`${name}\` | ${version} | ${license ?? 'unknown'} |\n`).join('')}`;
