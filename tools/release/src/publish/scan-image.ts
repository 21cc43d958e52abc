import { ReleaseError } from '../release-error.ts';
import { outcomeOf, run } from '../run.ts';
import type { Image } from './publish-image.ts';

/** Lists the packages of an image in SPDX, and looks for known vulnerabilities that have a fix. Returns the file with the list. Throws a `ReleaseError` if one is high or critical. */
export async function scanImage(
  { reference }: Image,
  { folder, allowUnscanned }: { folder: string; allowUnscanned: boolean },
): Promise<string> {
  const sbom = `${folder}/sbom.spdx.json`;
  await run('syft', ['scan', `registry:${reference}`, '--output', `spdx-json=${sbom}`]);
  const updated = await outcomeOf('grype', ['db', 'update']);
  if (updated.code !== 0 && (await outcomeOf('grype', ['db', 'status'])).code !== 0) {
    if (!allowUnscanned) throw new ReleaseError('The scanner has no database of vulnerabilities. --allow-unscanned goes on without it.');
    process.stderr.write('The image was not scanned: the scanner has no database of vulnerabilities.\n');
    return sbom;
  }
  const { code } = await outcomeOf('grype', [
    `sbom:${sbom}`,
    '--only-fixed',
    '--fail-on',
    'high',
    '--output',
    `table=${folder}/vulnerabilities.txt`,
  ]);
  if (code !== 0) throw new ReleaseError(`${reference} has known vulnerabilities with a fix: ${folder}/vulnerabilities.txt`);
  return sbom;
}
