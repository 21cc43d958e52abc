/**
 * `npm run release -- cut VERSION` prepares a release, and `npm run release -- publish`, which a pipeline runs for its tag, publishes it. README.md says
 * which tools it needs.
 */
import { Command, Option } from 'commander';
import { cutRelease } from './cut-release.ts';
import { publishRelease } from './publish/publish-release.ts';
import { ReleaseError } from './release-error.ts';

const DEFAULT_OUTPUT = '.storefront/release';

const program = new Command('npm run release --').description('Cut and publish releases.');
program
  .command('cut')
  .description('Give the unreleased changes a version, and commit and tag them.')
  .argument('<version>', 'for example 1.1.0 or 2.0.0-rc.1')
  .action(cutRelease);
program
  .command('publish')
  .description('Build, scan, sign, and push the image and the chart of the tag of this commit. Can be repeated.')
  .addOption(new Option('--registry <host/path>', 'where the image and the chart go').env('REGISTRY').makeOptionMandatory())
  .option('--key <file>', 'sign with this key of cosign, without a transparency log; without it, with the identity of the pipeline')
  .option('--platforms <names...>', 'for which platforms; those of linux/amd64 and linux/arm64 that the builder has by default')
  .option('--allow-unscanned', 'go on if the scanner has no database of vulnerabilities', false)
  .option('--output <folder>', 'where to write what was published', DEFAULT_OUTPUT)
  .action(publishRelease);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
