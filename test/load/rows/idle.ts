import { setTimeout as sleep } from 'node:timers/promises';
import { type System, startSystem } from '@storefront/local-system';
import pg from 'pg';
import { insertBacklog, subscribe, takeArrived, waitForArrivals } from '../flows/webhook-load.ts';
import type { Sample } from '../probes/measure.ts';
import { processesOf, withProcessorTime } from '../probes/processor-time.ts';
import { setSizesOf, totalOf } from '../probes/set-sizes.ts';
import type { Contender, Row } from '../run-rows.ts';
import { spawnBaseline } from '../systems/spawn-baseline.ts';
import { addWaitingStores } from '../worlds/waiting-stores.ts';
import { type RowsOf, worldOf } from '../worlds/world.ts';

/** A service collects its garbage at the first look that finds it idle, and looks every 10 s; on a busy machine, several looks find it busy. */
const COLLECTED_MS = 80_000;
const MEBIBYTES_MAX = 600;
const CPU_MS_MAX = 30;
const CPU_MS_OF_STORES_MAX = 50;
const STORES = 10_000;
/** The endpoints of the store whose backlog is timed: the most that a store can have. */
const ENDPOINTS = 20;
const BACKLOG_EACH = 20;

/** What a system without requests takes in a second, in six processes and in one, and among many stores with waiting deliveries. Linux only. */
export const rowsOf: RowsOf = async () => {
  const six = await startSystem({ ephemeral: true });
  const one = await startSystem({ ephemeral: true, allInOne: true });
  const startedAt = performance.now();
  const memory: Record<string, number> = {};
  const idle = (name: string, system: System): Contender => ({
    name,
    async measure(seconds) {
      await sleep(Math.max(0, startedAt + COLLECTED_MS - performance.now()));
      const sizes = totalOf(Object.values(await setSizesOf(processesOf(system))));
      memory[name] = Math.round(sizes.proportional / 1024);
      return idleFor(system, seconds);
    },
  });
  const crowd = crowdOf(six);
  const rows: readonly Row[] = [
    {
      work: 'a second of an idle system',
      contenders: [idle('storefront', six), idle('storefront, one process', one)],
      goal: ({ storefront }) => ({
        target: `under ${MEBIBYTES_MAX} MiB and ${CPU_MS_MAX} ms`,
        result: `${memory.storefront} MiB, ${msOf(storefront).toFixed(0)} ms; one process ${memory['storefront, one process']} MiB`,
        met: (memory.storefront ?? Infinity) < MEBIBYTES_MAX && msOf(storefront) < CPU_MS_MAX,
      }),
    },
    {
      work: `the same with ${STORES.toLocaleString('en-US')} stores that have waiting deliveries`,
      contenders: [{ name: 'storefront', measure: crowd.idle }],
      goal: ({ storefront }) => ({
        target: `under ${CPU_MS_OF_STORES_MAX} ms`,
        result: `${msOf(storefront).toFixed(0)} ms`,
        met: msOf(storefront) < CPU_MS_OF_STORES_MAX,
      }),
    },
    {
      work: `a backlog of ${ENDPOINTS * BACKLOG_EACH} webhooks to ${ENDPOINTS} endpoints of another store among these`,
      contenders: [{ name: 'storefront', processes: () => processesOf(six), measure: crowd.deliver }],
      goal: ({ storefront }) => ({ target: '', result: `${Math.round(storefront?.rate ?? 0)} a second`, met: true }),
    },
  ];
  return {
    rows,
    async close() {
      await crowd.close();
      await Promise.all([six.stop(), one.stop()]);
    },
  };
};

const idleFor = (system: System, seconds: number): Promise<Sample> =>
  withProcessorTime(processesOf(system), async () => {
    await sleep(seconds * 1000);
    return { rate: 1, done: seconds, failures: 0 };
  });

const msOf = (sample: Sample | undefined): number => (sample?.cpuMicros ?? Number.NaN) / 1000;

/** Many stores in a system, which are added when they are first needed, and one that receives deliveries. */
function crowdOf(system: System) {
  const world = worldOf(system);
  const open = async () => {
    const client = new pg.Client({ connectionString: system.urls.postgresUrl });
    await client.connect();
    await addWaitingStores(client, STORES);
    await client.end();
    const receiver = await spawnBaseline('receiver', {});
    const store = await world.newStore();
    for (let index = 0; index < ENDPOINTS; index += 1) await subscribe(store, `${receiver.url}/${index}`, ['stock.changed']);
    return { receiver, store };
  };
  let opened: ReturnType<typeof open> | undefined;
  const opening = () => (opened ??= open());
  return {
    async idle(seconds: number): Promise<Sample> {
      await opening();
      return idleFor(system, seconds);
    },
    async deliver(): Promise<Sample> {
      const { receiver, store } = await opening();
      await takeArrived(receiver.url);
      const startedAt = Date.now();
      const total = await insertBacklog(world, BACKLOG_EACH, store.tenantId);
      const { lastAt } = await waitForArrivals(receiver.url, total);
      return { rate: (total * 1000) / (lastAt - startedAt), done: total, failures: 0 };
    },
    close: async () => (await opened)?.receiver.stop(),
  };
}
