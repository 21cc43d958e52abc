import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem } from '@storefront/local-system';
import { publishedContract } from '../support/published-contract.ts';
import type { CheckedRun } from './checker/checked-run.ts';
import { createClocks } from './faults/clocks.ts';
import { mountDisk } from './faults/disk.ts';
import { planFaults } from './faults/plan-faults.ts';
import type { PlannedFault } from './faults/planned-fault.ts';
import { strikeAll } from './faults/strike-all.ts';
import { drain } from './final-state/drain.ts';
import { listOrders } from './final-state/list-orders.ts';
import { readBooks } from './final-state/read-books.ts';
import { startRecorder } from './history/recorder.ts';
import { createNetwork } from './network/network.ts';
import { seededRandom } from './random.ts';
import { DELIVERY_TIMEOUT_MS } from './receivers/behaviors.ts';
import { openEndpoints } from './receivers/open-endpoints.ts';
import { type MachineLoad, sampleLoad } from './report/sample-load.ts';
import { type MemorySample, sampleMemory } from './report/sample-memory.ts';
import { sampleWaits } from './report/sample-waits.ts';
import { type OpenShop, openShop, STOCK } from './workload/open-shop.ts';
import { startWorkload } from './workload/start-workload.ts';

const STORES = 3;
/** So short that even endpoints that fail get every event soon after the faults end. */
const RETRY_WAITS = '1s,1s,2s,3s,5s,8s,13s,20s';

interface ChaosOptions {
  readonly minutes: number;
  readonly seed: number;
  readonly log: (line: string) => void;
  readonly onPlan: (plan: readonly PlannedFault[]) => void;
}

/** A run and what the report needs in addition. */
export interface FinishedRun extends CheckedRun {
  readonly seed: number;
  readonly minutes: number;
  readonly memory: readonly MemorySample[];
  readonly load: MachineLoad;
  readonly drainMs: number;
  /** Where the history and the logs of the processes are. */
  readonly folder: string;
  /** Deletes the folder. */
  forget(): Promise<void>;
}

/** Runs a system under the workload and the faults of a seed, waits until it has recovered, and returns the history and the final state. */
export async function runChaos({ minutes, seed, log, onPlan }: ChaosOptions): Promise<FinishedRun> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-chaos-'));
  const home = join(folder, 'system');
  const disk = await mountDisk(home);
  if (disk === undefined) log('This machine does not permit mounting a disk, so no disk will be full. Run as root on Linux for that.');
  const plan = planFaults(seed, minutes, { fullDisk: disk !== undefined });
  onPlan(plan);
  const network = createNetwork();
  const clocks = createClocks(join(folder, 'clocks'));
  const serviceEnv = { ...clocks.env, WEBHOOKS_RETRY_WAITS: RETRY_WAITS, WEBHOOKS_TIMEOUT: `${DELIVERY_TIMEOUT_MS / 1_000}s` };
  const system = await startSystem({ home, serviceEnv, route: network.route, log: (line) => log(`          ${line}`) });
  try {
    const recorder = startRecorder(join(folder, 'history.jsonl'));
    const opening = { system, recorder, contract: await publishedContract(system.baseUrl) };
    const shops: OpenShop[] = [];
    for (let store = 1; store <= STORES; store += 1) {
      const sandbox = await openShop(opening, store, 'sandbox');
      shops.push(sandbox, await openShop(opening, store, 'live', sandbox.shop.tenantId));
    }
    const endpoints = await openEndpoints(shops, recorder);
    const memory = sampleMemory(system, recorder);
    const load = sampleLoad();
    const waits = sampleWaits(system, recorder);
    const workload = startWorkload(shops, recorder, seededRandom(seed + 1));
    const endAt = recorder.now() + minutes * 60_000;
    await strikeAll({ plan, endMs: endAt, target: { system, network, clocks, disk }, recorder, log });
    await sleep(Math.max(0, endAt - recorder.now()));
    log('The faults are over; waiting for the shoppers to finish and the system to do its work.');
    await workload.stop();
    const drained = await drain(system.urls.postgresUrl, system.env);
    const books = await readBooks(system.urls.postgresUrl, recorder.history.shops, (sku) =>
      sku.endsWith('RARE') ? STOCK.scarce : STOCK.plenty,
    );
    const listedOrders = await listOrders(shops);
    const final = { ...books, ...drained, listedOrders, trapped: endpoints.trapped() };
    await writeFile(join(folder, 'final-state.json'), JSON.stringify(final));
    const samples = memory.stop();
    waits.stop();
    await recorder.close();
    endpoints.close();
    const forget = () => rm(folder, { recursive: true, force: true });
    return { history: recorder.history, final, seed, minutes, memory: samples, load: load.stop(), drainMs: drained.tookMs, folder, forget };
  } finally {
    await system.stop();
    await network.close();
    await mkdir(join(folder, 'logs'), { recursive: true });
    await cp(join(home, 'logs'), join(folder, 'logs'), { recursive: true });
    disk?.remove();
  }
}
