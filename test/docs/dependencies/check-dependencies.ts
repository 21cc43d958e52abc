/** Checks the licenses of all dependencies, and their known vulnerabilities if the registry can be queried: `npm run check:dependencies`. */
import { spawnSync } from 'node:child_process';
import { auditResult } from './audit-result.ts';
import { packages, withoutAllowedLicense } from './dependencies-list.ts';

const refused = withoutAllowedLicense(packages).map(({ name, version, license }) => `${name} ${version}: ${license ?? 'no license'}`);
report(refused, 'have a license that is not allowed', `All ${packages.length} packages of package-lock.json have an allowed license.`);

const { stdout, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const result = auditResult(stdout || (error?.message ?? ''));
if (result.isAvailable)
  report(
    result.vulnerable,
    'have known vulnerabilities',
    'According to the registry, no package of package-lock.json has a known vulnerability.',
  );
else process.stdout.write(`Known vulnerabilities were not checked, because the registry gave no report: ${result.reason}\n`);

function report(found: readonly string[], failure: string, success: string): void {
  if (found.length > 0) process.exitCode = 1;
  process.stdout.write(found.length > 0 ? `${found.length} packages ${failure}:\n  ${found.join('\n  ')}\n` : `${success}\n`);
}
