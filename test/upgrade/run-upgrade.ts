import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type System, startSystem } from '@storefront/local-system';
import { startReport } from '../cluster/report.ts';
import { checkOutRelease } from './check-out-release.ts';
import { assertDelivered, assertDoctorPasses, assertOrders } from './final-state.ts';
import type { PreviousRelease } from './find-previous-release.ts';
import { openShop, type Shop } from './open-shop.ts';
import { assertLogsClean } from './read-logs.ts';
import { Recorder } from './recorder.ts';
import { openRelease, type Release } from './release.ts';
import { CALLEES_FIRST, CALLERS_FIRST, Fleet, REPLICAS, rollOut } from './roll-out.ts';
import { startTraffic } from './traffic.ts';

/** How much to send, and for how long. */
export interface UpgradeOptions {
  readonly dwellMs: number;
  readonly shoppers: number;
}

/** Failures that are printed for a phase. */
const SHOWN_MAX = 10;

/** The phases of an upgrade: what happens under traffic. */
interface Phase {
  readonly name: string;
  run(): Promise<string | void>;
}

/** Runs the upgrade and prints the outcome of each phase. Resolves to whether nothing failed. */
export async function runUpgrade(repository: string, from: PreviousRelease, options: UpgradeOptions): Promise<boolean> {
  const report = startReport((text) => process.stdout.write(text));
  const temporary = await mkdtemp(join(tmpdir(), 'storefront-upgrade-'));
  process.stdout.write(`from ${from.description}\nto   this work tree\n`);
  let system: System | undefined;
  try {
    const previous = openRelease('previous', join(temporary, 'previous'));
    await checkOutRelease(repository, from.commit, previous.folder);
    const current = openRelease('this', repository);
    const fleet = new Fleet(previous);
    system = await startSystem({
      ephemeral: true,
      replicas: REPLICAS,
      checkouts: {
        folderOf: (process) => fleet.folderOf(process),
        async prepare(env) {
          await previous.migrate('provision', env);
          await previous.migrate('up', env);
        },
      },
    });
    await upgrade({ system, fleet, previous, current, options, report });
  } finally {
    await system?.stop();
    await rm(temporary, { recursive: true, force: true });
  }
  return report.passed;
}

interface Scene {
  readonly system: System;
  readonly fleet: Fleet;
  readonly previous: Release;
  readonly current: Release;
  readonly options: UpgradeOptions;
  readonly report: ReturnType<typeof startReport>;
}

async function upgrade({ system, fleet, previous, current, options, report }: Scene): Promise<void> {
  const { dwellMs, shoppers } = options;
  const recorder = new Recorder();
  const shops = await openShops(system, previous, recorder, shoppers);
  const traffic = startTraffic({ system, shops, releases: [previous, current], recorder });
  const replaceAll = (release: Release, services: readonly string[]) => rollOut(system, fleet, release, { services, dwellMs });
  const phases: readonly Phase[] = [
    { name: 'the previous release', run: () => sleep(dwellMs) },
    { name: 'migrations while the previous release serves', run: () => migrate(system, current, dwellMs) },
    { name: 'upgrade, callees first', run: () => replaceAll(current, CALLEES_FIRST) },
    { name: 'rollback, callers first', run: () => replaceAll(previous, CALLERS_FIRST) },
    { name: 'upgrade, callers first', run: () => replaceAll(current, CALLERS_FIRST) },
  ];
  for (const { name, run } of phases) {
    recorder.begin(name);
    await report.check(name, async () => {
      const detail = await run();
      return describe(recorder, name, detail ?? undefined);
    });
  }
  recorder.begin('the final state');
  await traffic.stop();
  await report.check('no request failed at the end', async () =>
    describe(
      recorder,
      'the final state',
      `${recorder.reopened} connections reopened and ${recorder.incomplete} responses incomplete in all phases`,
    ),
  );
  await report.check('every acknowledged order exists once', () => assertOrders(shops, traffic.orders, recorder));
  await report.check('every event is delivered once', () => assertDelivered(shops, traffic.orders));
  await report.check('no process logged an unreadable row, request, or event', () => assertLogsClean(system.home));
  await report.check('doctor of this release', () => assertDoctorPasses(system, current));
  await report.check('doctor of the previous release', () => assertDoctorPasses(system, previous));
  for (const { receiver } of shops) await receiver.close();
}

async function openShops(system: System, release: Release, recorder: Recorder, customers: number): Promise<readonly Shop[]> {
  return [
    await openShop(system, release, recorder, {
      name: 'Sandbox store',
      mode: 'sandbox',
      rails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
      customers,
    }),
    await openShop(system, release, recorder, { name: 'Live store', mode: 'live', rails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS'], customers }),
  ];
}

/** Migrates as docs/operations.md says, and lets the old processes serve over the new schema. */
async function migrate(system: System, release: Release, dwellMs: number): Promise<string> {
  await release.migrate('provision', system.migrationEnv);
  const applied = await release.migrate('up', system.migrationEnv);
  await sleep(dwellMs);
  const slowest = applied.toSorted((one, other) => other.duration_ms - one.duration_ms)[0];
  return `${applied.length} migrations${slowest === undefined ? '' : `, the slowest ${slowest.service}/${slowest.name} in ${Math.round(slowest.duration_ms)} ms`}`;
}

/** Returns the figures of a phase in which nothing failed. Throws an error with the failures otherwise. */
function describe(recorder: Recorder, phase: string, detail?: string): string {
  const { requests, orders, failed, longestMs } = recorder.figuresOf(phase);
  const figures = `${failed} of ${requests} requests failed, ${orders} orders, the slowest response after ${Math.round(longestMs)} ms`;
  const summary = detail === undefined ? figures : `${detail}; ${figures}`;
  const failures = recorder.failures.filter((failure) => failure.phase === phase);
  if (failures.length === 0) return summary;
  throw new Error([summary, ...failures.slice(0, SHOWN_MAX).map(({ message }) => `  ${message}`)].join('\n'));
}
