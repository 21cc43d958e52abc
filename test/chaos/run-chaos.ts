import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOnCitus } from '@storefront/db/testing';
import { publishedContract } from '../support/contract/published-contract.ts';
import { startTestSystem } from '../support/systems/start-test-system.ts';
import type { CheckedRun } from './checker/checked-run.ts';
import { createClocks } from './faults/clocks.ts';
import { mountDisk } from './faults/disk.ts';
import { planFaults } from './faults/plan-faults.ts';
import type { PlannedFault } from './faults/planned-fault.ts';
import { strikeAll } from './faults/strike-all.ts';
import type { Target } from './faults/strike.ts';
import { readFinalState } from './final-state/read-final-state.ts';
import { type Recorder, startRecorder } from './history/recorder.ts';
import { createNetwork } from './network/network.ts';
import { seededRandom } from './random.ts';
import { DELIVERY_TIMEOUT_MS } from './receivers/behaviors.ts';
import { openEndpoints } from './receivers/open-endpoints.ts';
import { type Observed, observe } from './report/observe.ts';
import { openShops } from './workload/open-shop.ts';
import { startWorkload } from './workload/start-workload.ts';

/** So short that even endpoints that fail get every event soon after the faults end. */
const RETRY_WAITS = '1s,1s,2s,3s,5s,8s,13s,20s';

interface ChaosOptions {
  readonly minutes: number;
  readonly seed: number;
  /** Whether all services run in one process. */
  readonly allInOne: boolean;
  readonly log: (line: string) => void;
  readonly onPlan: (plan: readonly PlannedFault[]) => void;
}

/** A run and what the report needs in addition. */
export interface FinishedRun extends CheckedRun, Observed {
  readonly drainMs: number;
  /** Where the history, the final state, and the logs of the processes are. */
  readonly folder: string;
  /** Deletes the folder. */
  forget(): Promise<void>;
}

/** Runs a system under the workload and the faults of a seed, waits until it has recovered, and returns the history and the final state. */
export async function runChaos(options: ChaosOptions): Promise<FinishedRun> {
  const { minutes, seed, allInOne, log, onPlan } = options;
  const folder = await mkdtemp(join(tmpdir(), 'storefront-chaos-'));
  const home = join(folder, 'system');
  const disk = await mountDisk(home);
  if (disk === undefined) log('This machine does not permit mounting a disk, so no disk will be full. Run as root on Linux for that.');
  if (isOnCitus()) log('The system does not start the servers of Citus, so only their connections fail.');
  const plan = planFaults(seed, minutes, { fullDisk: disk !== undefined, allInOne, ownPostgres: !isOnCitus() });
  onPlan(plan);
  const network = createNetwork();
  const clocks = createClocks(join(folder, 'clocks'));
  const serviceEnv = { ...clocks.env, WEBHOOKS_RETRY_WAITS: RETRY_WAITS, WEBHOOKS_TIMEOUT: `${DELIVERY_TIMEOUT_MS / 1_000}s` };
  const system = await startTestSystem({
    home,
    allInOne,
    adminPort: 0,
    serviceEnv,
    route: network.route,
    log: (line) => log(`          ${line}`),
  });
  const recorder = startRecorder(join(folder, 'history.jsonl'));
  try {
    const finished = await shopAndStrike(options, plan, { system, network, clocks, disk }, recorder);
    await writeFile(join(folder, 'final-state.json'), JSON.stringify(finished.final));
    return { ...finished, folder, forget: () => rm(folder, { recursive: true, force: true }) };
  } finally {
    await recorder.close();
    await system.stop();
    await network.close();
    await cp(join(home, 'logs'), join(folder, 'logs'), { recursive: true });
    disk?.remove();
  }
}

async function shopAndStrike(
  { minutes, seed, log }: ChaosOptions,
  plan: readonly PlannedFault[],
  target: Target,
  recorder: Recorder,
): Promise<Omit<FinishedRun, 'folder' | 'forget'>> {
  const { system } = target;
  const shops = await openShops({ system, recorder, contract: await publishedContract(system.baseUrl) });
  const endpoints = await openEndpoints(shops, recorder);
  const observing = observe(system, recorder);
  const workload = startWorkload(shops, recorder, seededRandom(seed + 1));
  const endMs = recorder.now() + minutes * 60_000;
  const ending = sleep((minutes * 60_000) / 2).then(() => endpoints.end());
  // Awaited below; until then a failure must not end the process.
  ending.catch(() => undefined);
  await strikeAll({ plan, target, recorder, log });
  await sleep(Math.max(0, endMs - recorder.now()));
  log('The faults are over; waiting for the shoppers to finish and the system to do its work.');
  await workload.stop();
  await ending;
  const { final, drainMs } = await readFinalState(system, shops, endpoints.trapped);
  endpoints.close();
  return { minutes, plan, history: recorder.history, final, drainMs, ...observing.stop() };
}
