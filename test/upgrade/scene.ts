import { setTimeout as sleep } from 'node:timers/promises';
import { shortfalls } from '@storefront/lifecycle/testing';
import { type System, startSystem } from '@storefront/local-system';
import type { Report } from '../cluster/report.ts';
import { addHistory } from './add-history.ts';
import { openShop, type Shop } from './open-shop.ts';
import { PlacedOrders } from './placed-orders.ts';
import { Recorder } from './recorder.ts';
import type { Release } from './release.ts';
import { Fleet, REPLICAS } from './roll-out.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { watchLocks } from './watch-locks.ts';

/** How much to send, and for how long. */
export interface UpgradeOptions {
  readonly dwellMs: number;
  readonly shoppers: number;
  /** Orders that the sandbox store has before the upgrade. */
  readonly orders: number;
}

/** A running system of the previous release, under traffic. */
export interface Scene {
  readonly system: System;
  readonly fleet: Fleet;
  readonly previous: Release;
  readonly current: Release;
  readonly shops: readonly Shop[];
  readonly traffic: Traffic;
  readonly recorder: Recorder;
  readonly dwellMs: number;
}

/** Failures that are printed for a phase. */
const SHOWN_MAX = 10;

/** Starts a system of the previous release and its traffic, and calls `run`. */
export async function inScene(
  { previous, current }: Pick<Scene, 'previous' | 'current'>,
  { dwellMs, shoppers, orders }: UpgradeOptions,
  run: (scene: Scene) => Promise<void>,
): Promise<void> {
  const fleet = new Fleet(previous);
  const system = await startSystem({
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
  const recorder = new Recorder();
  let shops: readonly Shop[] = [];
  try {
    shops = await openShops(system, previous, recorder, shoppers);
    const placed = new PlacedOrders();
    const [shop] = shops;
    if (orders > 0 && shop !== undefined)
      await addHistory({ postgresUrl: system.urls.postgresUrl, shop, orders: placed, recorder }, orders);
    const traffic = startTraffic({ system, shops, releases: [previous, current], recorder, orders: placed });
    await run({ system, fleet, previous, current, shops, traffic, recorder, dwellMs });
  } finally {
    for (const { receiver } of shops) await receiver.close();
    await system.stop();
  }
}

async function openShops(system: System, release: Release, recorder: Recorder, customers: number): Promise<readonly Shop[]> {
  const open = openShop.bind(undefined, system, release, recorder);
  return [
    await open({ name: 'Sandbox store', mode: 'sandbox', rails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'], customers }),
    await open({ name: 'Live store', mode: 'live', rails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS'], customers }),
  ];
}

/** Runs a phase under traffic, and reports it as failed if a request has failed, or if there were fewer than the given number. */
export async function runPhase(
  report: Report,
  { recorder }: Pick<Scene, 'recorder'>,
  name: string,
  run: () => Promise<string | void>,
  leastRequests = 1,
): Promise<void> {
  recorder.begin(name);
  await report.check(name, async () => {
    const detail = await run();
    return describe(recorder, name, leastRequests, detail ?? undefined);
  });
}

/** Migrates as docs/operations.md says, reports what waited for the locks of migrations, and lets the old processes serve over the new schema. */
export async function migrateUnderTraffic({ system, current, dwellMs }: Scene): Promise<string> {
  await current.migrate('provision', system.migrationEnv);
  const locks = await watchLocks(system.urls.postgresUrl);
  const applied = await current.migrate('up', system.migrationEnv);
  const { waitedMs, table } = await locks.stop();
  await sleep(dwellMs);
  const slowest = applied.toSorted((one, other) => other.duration_ms - one.duration_ms)[0];
  const longest = `the longest wait for a lock of a migration ${Math.round(waitedMs)} ms${table === null ? '' : `, for ${table}`}`;
  return `${applied.length} migrations${slowest === undefined ? '' : `, the slowest ${slowest.service}/${slowest.name} in ${Math.round(slowest.duration_ms)} ms`}; ${longest}`;
}

/** Returns the figures of a phase in which nothing failed. Throws an error with the failures otherwise. */
function describe(recorder: Recorder, phase: string, leastRequests: number, detail?: string): string {
  const { requests, orders, failed, longestMs } = recorder.figuresOf(phase);
  const figures = `${failed} of ${requests} requests failed, ${orders} orders, the slowest response after ${Math.round(longestMs)} ms`;
  const summary = detail === undefined ? figures : `${detail}; ${figures}`;
  const failures = recorder.failures.filter((failure) => failure.phase === phase);
  const missing = shortfalls({ requests }, { requests: leastRequests });
  if (failures.length === 0 && missing.length === 0) return summary;
  throw new Error([summary, ...missing, ...failures.slice(0, SHOWN_MAX).map(({ message }) => `  ${message}`)].join('\n'));
}
