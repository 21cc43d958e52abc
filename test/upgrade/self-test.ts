import { execFile, execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startReport } from '../cluster/report.ts';
import { addDependencies } from './check-out-release.ts';
import { assertLogsClean } from './read-logs.ts';
import { openRelease } from './release.ts';
import { inScene, migrateUnderTraffic, runPhase, type UpgradeOptions } from './scene.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** A change that statements of the previous release do not survive. */
const PLANTED = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table sales_order rename column number to order_number\`.execute(db);
}
`;

/** Upgrades this work tree to a copy of itself with an incompatible migration. Resolves to whether the requests and the logs show it. */
export async function runSelfTest(repository: string, options: UpgradeOptions): Promise<boolean> {
  let isFound = false;
  await inTemporaryFolder(async (temporary) => {
    const planted = join(temporary, 'planted');
    await copyWorkTree(repository, planted);
    await writeFile(join(planted, 'services/orders/migrations/9999-planted.ts'), PLANTED);
    const releases = { previous: openRelease('previous', repository), current: openRelease('this', planted) };
    await inScene(releases, options, async (scene) => {
      const output: string[] = [];
      const report = startReport((text) => void output.push(text));
      await runPhase(report, scene, 'migrations while the previous release serves', () => migrateUnderTraffic(scene));
      await report.check('logs', () => assertLogsClean(scene.system.home));
      await scene.traffic.stop();
      // Both must fail for the planted reason, not because they saw too little.
      isFound =
        scene.recorder.failures.length > 0 &&
        output.length === 2 &&
        output.every((text) => /^FAIL [^]*(request |does not exist)/.test(text));
      process.stdout.write(output.join(''));
    });
  });
  process.stdout.write(isFound ? 'ok   the planted migration was found\n' : 'FAIL the planted migration was not found\n');
  return isFound;
}

/** Copies the files that git knows or would add. */
async function copyWorkTree(repository: string, folder: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: repository });
  const archive = `${folder}.tar`;
  await mkdir(folder);
  execFileSync('tar', ['--create', '--file', archive, '--null', '--ignore-failed-read', '--files-from', '-'], {
    cwd: repository,
    input: files,
  });
  await promisify(execFile)('tar', ['--extract', '--file', archive, '--directory', folder]);
  await addDependencies(repository, folder);
}
