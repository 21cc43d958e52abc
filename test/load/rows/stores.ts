import { startSystem } from '@storefront/local-system';
import pg from 'pg';
import { insertBacklog, productChanges, subscribe, takeArrived, waitForArrivals } from '../flows/webhook-load.ts';
import { idleFor } from '../probes/idle-for.ts';
import type { Sample } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import type { Row } from '../run-rows.ts';
import { spawnBaseline } from '../systems/spawn-baseline.ts';
import { addWaitingStores } from '../worlds/waiting-stores.ts';
import { type RowsOf, worldOf } from '../worlds/world.ts';

const STORES: readonly number[] = [10, 100, 1_000, 10_000];
const CPU_MS_MAX = 50;
const DELIVERED_MS_MAX = 50;
/** The endpoints of the store whose deliveries are timed: the most that a store can have. One of them gets its changes of products. */
const ENDPOINTS = 20;
const BACKLOG_EACH = 20;
const CHANGES_PER_SECOND = 2;

/** The cost of stores whose deliveries all wait: an idle second, and the deliveries of another store. Linux only. */
export const rowsOf: RowsOf = async () => {
  const system = await startSystem({ ephemeral: true });
  const world = worldOf(system);
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  const receiver = await spawnBaseline('receiver', {});
  const store = await world.newStore();
  await store.importProducts([{ sku: 'HOOK', description: 'Product HOOK', list_unit_price: 12.5, stock_quantity: 1_000_000_000 }]);
  for (let index = 0; index < ENDPOINTS; index += 1) {
    await subscribe(store, `${receiver.url}/${index}`, [index === 0 ? 'product.updated' : 'stock.changed']);
  }
  const changes = productChanges(world, store, ['HOOK']);
  let added = 0;
  const grow = async (stores: number): Promise<void> => {
    if (added < stores) await addWaitingStores(client, added + 1, stores);
    added = stores;
  };
  const deliver = async (seconds: number): Promise<Sample> => {
    await takeArrived(receiver.url);
    const { count, delays } = await waitForArrivals(receiver.url, await changes.run(CHANGES_PER_SECOND, seconds));
    const sorted = Object.values(delays)
      .flat()
      .toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { rate: count / seconds, done: count, p50Ms: at(0.5), p95Ms: at(0.95), failures: 0 };
  };
  const drain = async (): Promise<Sample> => {
    await takeArrived(receiver.url);
    const startedAt = Date.now();
    const total = await insertBacklog(world, BACKLOG_EACH, store.tenantId);
    const { lastAt } = await waitForArrivals(receiver.url, total);
    return { rate: (total * 1000) / (lastAt - startedAt), done: total, failures: 0 };
  };
  const rowsAmong = (stores: number): readonly Row[] => {
    const among = `among ${stores.toLocaleString('en-US')} stores with waiting deliveries`;
    const row = (work: string, measure: (seconds: number) => Promise<Sample>, goal: Row['goal']): Row => ({
      work: `${work} ${among}`,
      contenders: [
        {
          name: 'storefront',
          async measure(seconds) {
            await grow(stores);
            return measure(seconds);
          },
        },
      ],
      goal,
    });
    return [
      row(
        'an idle second',
        (seconds) => idleFor(processesOf(system), seconds),
        ({ storefront: { cpuMicros = Number.NaN } = {} }) => ({
          target: `under ${CPU_MS_MAX} ms`,
          result: `${(cpuMicros / 1000).toFixed(0)} ms`,
          met: cpuMicros < CPU_MS_MAX * 1000,
        }),
      ),
      row('from a change to its delivery', deliver, ({ storefront: { p50Ms = Number.NaN, p95Ms = Number.NaN } = {} }) => ({
        target: `p95 < ${DELIVERED_MS_MAX} ms`,
        result: `${p50Ms.toFixed(0)}, ${p95Ms.toFixed(0)} ms`,
        met: p95Ms < DELIVERED_MS_MAX,
      })),
      row(`a backlog of ${ENDPOINTS * BACKLOG_EACH} webhooks to ${ENDPOINTS} endpoints`, drain, ({ storefront }) => ({
        target: '',
        result: `${Math.round(storefront?.rate ?? 0)} a second`,
        met: true,
      })),
    ];
  };
  return {
    rows: STORES.flatMap(rowsAmong),
    async close() {
      changes.close();
      await receiver.stop();
      await client.end();
      await system.stop();
    },
  };
};
