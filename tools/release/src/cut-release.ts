import { readFile, writeFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { cutChangelog, notesOf } from './changelog.ts';
import { CHANGELOG, CHART, LOCK } from './files.ts';
import { assertClean } from './git.ts';
import { ReleaseError } from './release-error.ts';
import { ROOT, run } from './run.ts';

/** Semantic Versioning without build metadata, which an image's tag cannot contain. */
const VERSION = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

/** Gives the unreleased changes a version: dates them in the changelog, sets the version of the gateway and of the chart, commits, and tags. Pushes nothing. */
export async function cutRelease(version: string): Promise<void> {
  if (!VERSION.test(version)) throw new ReleaseError(`${version} is not a version such as 1.1.0 or 2.0.0-rc.1`);
  await assertClean();
  if ((await run('git', ['tag', '--list', `v${version}`])) !== '') throw new ReleaseError(`the tag v${version} exists already`);

  const changelog = cutChangelog(await readFile(CHANGELOG, 'utf8'), version, new Date().toISOString().slice(0, 10));
  await writeFile(CHANGELOG, changelog);
  await run('npm', [
    'version',
    version,
    '--no-git-tag-version',
    '--allow-same-version',
    '--no-workspaces-update',
    '--include-workspace-root',
    '--workspace',
    'gateway',
  ]);
  // npm does this only when it also installs all packages.
  const lock: { packages: { gateway: { version: string } } } = JSON.parse(await readFile(LOCK, 'utf8'));
  lock.packages.gateway.version = version;
  await writeFile(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  const chart = parseDocument(await readFile(`${CHART}/Chart.yaml`, 'utf8'));
  chart.set('version', version);
  chart.set('appVersion', version);
  await writeFile(`${CHART}/Chart.yaml`, chart.toString({ lineWidth: 0 }));

  const subject = `Release ${version}`;
  await run('git', ['commit', '--all', '--message', subject]);
  await run('git', ['tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `${subject}\n\n${notesOf(changelog, version)}`]);
  process.stdout.write(`Cut ${version}. Push it, and the pipeline publishes it: git -C ${ROOT} push origin HEAD v${version}\n`);
}
