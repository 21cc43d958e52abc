import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Report, startReport } from '../cluster/report.ts';
import { checkOutRelease } from './check-out-release.ts';
import { assertDelivered, assertDoctorPasses, assertOrders } from './final-state.ts';
import type { PreviousRelease } from './find-previous-release.ts';
import { assertEventsReadable, type Eras } from './read-events.ts';
import { assertLogsClean } from './read-logs.ts';
import { openRelease, type Release } from './release.ts';
import { CALLEES_FIRST, CALLERS_FIRST, rollOut } from './roll-out.ts';
import { inScene, migrateUnderTraffic, runPhase, type Scene, type UpgradeOptions } from './scene.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** Runs the upgrade and prints the outcome of each phase. Resolves to whether nothing failed. */
export async function runUpgrade(repository: string, from: PreviousRelease, options: UpgradeOptions): Promise<boolean> {
  const report = startReport((text) => process.stdout.write(text));
  process.stdout.write(`from ${from.description}\nto   this work tree\n`);
  await inTemporaryFolder(async (temporary) => {
    const previous = openRelease('previous', join(temporary, 'previous'));
    const current = openRelease('this', repository);
    await checkOutRelease(repository, from.commit, previous.folder);
    await report.check('contracts', () => assertContractsCompatible(repository, from.commit));
    await inScene({ previous, current }, options, async (scene) => {
      const eras = await runPhases(report, scene);
      await checkFinalState(report, scene, eras);
    });
  });
  return report.passed;
}

/** Compares the RPCs and messages with those of the previous release, by the rules in proto/buf.yaml. */
async function assertContractsCompatible(repository: string, commit: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(repository, 'proto/check-breaking.ts'), commit]).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${stdout}${stderr}`.trim());
    },
  );
}

async function runPhases(report: Report, scene: Scene): Promise<Eras> {
  const { previous, current, dwellMs } = scene;
  const replaceAll = (release: Release, services: readonly string[]) => rollOut(scene.system, scene.fleet, release, { services, dwellMs });
  await runPhase(report, scene, 'the previous release', () => sleep(dwellMs));
  await runPhase(report, scene, 'migrations while the previous release serves', () => migrateUnderTraffic(scene));
  const previousUntil = new Date();
  await runPhase(report, scene, 'upgrade, callees first', () => replaceAll(current, CALLEES_FIRST));
  await runPhase(report, scene, 'rollback, callers first', () => replaceAll(previous, CALLERS_FIRST));
  await runPhase(report, scene, 'upgrade, callers first', () => replaceAll(current, CALLERS_FIRST));
  const thisSince = new Date();
  await runPhase(report, scene, 'this release', () => sleep(dwellMs));
  return { previousUntil, thisSince };
}

async function checkFinalState(report: Report, scene: Scene, eras: Eras): Promise<void> {
  const { system, shops, traffic, recorder, previous, current } = scene;
  const stop = async (): Promise<string> => {
    await traffic.stop();
    return `${recorder.reopened} connections reopened and ${recorder.incomplete} responses incomplete in all phases`;
  };
  await runPhase(report, scene, 'the end of the traffic', stop, 0);
  await report.check('every acknowledged order exists once', () => assertOrders(shops, traffic.orders, recorder));
  await report.check('every event is delivered once', () => assertDelivered(shops, traffic.orders));
  await report.check('each release can read the events of the other', () =>
    assertEventsReadable(system.urls.postgresUrl, previous, current, eras),
  );
  await report.check('no process logged an unreadable row, request, or event', () => assertLogsClean(system.home));
  await report.check('doctor of this release', () => assertDoctorPasses(system, current));
  await report.check('doctor of the previous release', () => assertDoctorPasses(system, previous));
}
