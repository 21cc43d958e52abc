import { setTimeout as sleep } from 'node:timers/promises';
import { orderFlow, type ShopperHeaders } from '../flows/cart-flows.ts';
import { flowClient } from '../flows/http-flow.ts';
import { insertBacklog, productChanges, subscribe, takeArrived, waitForArrivals } from '../flows/webhook-load.ts';
import { measureFlows, type Sample } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import { waitUntilDrained } from '../probes/wait-until-drained.ts';
import type { Contender, Row } from '../run-rows.ts';
import { spawnBaseline } from '../systems/spawn-baseline.ts';
import type { RowsOf, World } from '../worlds/world.ts';

const EVENTS_PER_SECOND = 50;
/** Subscriptions whose backlog is drained: several stores with several endpoints each, all in one receiver process. */
const STORES = 4;
const ENDPOINTS = 10;
const BACKLOG_EACH = 50;
/** As many as a filter can name. */
const FILTERED_PRODUCTS = 50;
/** Concurrent shoppers with which the capacity of the system is measured. */
const CONCURRENCY = 16;
const CAPACITY_SECONDS = 5;

/** Webhooks: from the commit of an event to its first attempt, without and with other load, and a backlog. */
export const rowsOf: RowsOf = async (world) => {
  const { newStore, system } = world;
  const receiver = await spawnBaseline('receiver', {});
  const skus = Array.from({ length: 500 }, (_, index) => `HOOK-${index}`);
  const store = await newStore();
  await store.importProducts(
    skus.map((sku) => ({ sku, description: `Product ${sku}`, list_unit_price: 12.5, stock_quantity: 1_000_000_000 })),
  );
  await subscribe(store, `${receiver.url}/events`, ['product.updated', 'order.confirmed', 'invoice.issued']);
  const shoppers: ShopperHeaders[] = [];
  for (let index = 0; index < CONCURRENCY; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000000', '--terms-days', '30']);
    shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  const client = flowClient(system.baseUrl, CONCURRENCY);
  // Of the first half: the second half is hidden and shown again.
  const sellable = skus.slice(0, 250);
  const order = (loop: number) => orderFlow(client, shoppers[loop] ?? {}, sellable[Math.floor(Math.random() * sellable.length)] ?? '');
  const changes = productChanges(world, store, skus.slice(250));
  const filtered = await filteredChanges(world, receiver.url);
  let capacity: number | undefined;

  /** Runs the load and returns the delays of the events that arrived. */
  const delays = async (seconds: number, load: () => Promise<unknown>): Promise<Sample> => {
    await waitUntilDrained(system.env);
    await takeArrived(receiver.url);
    await load();
    await waitUntilDrained(system.env);
    return sampleOf(await takeArrived(receiver.url), seconds);
  };
  const ordersAtHalf = async (seconds: number): Promise<Sample> => {
    const steps = ['order'];
    capacity ??= (await measureFlows(order, { steps, concurrency: CONCURRENCY, seconds: CAPACITY_SECONDS })).rate;
    await waitUntilDrained(system.env);
    await takeArrived(receiver.url);
    const each = (CONCURRENCY * 1000) / (capacity / 2);
    process.stderr.write(`  ${capacity.toFixed(1)} orders a second are the capacity\n`);
    return measureFlows(
      async (loop) => {
        const next = sleep(each * (0.5 + Math.random()));
        const times = await order(loop);
        await next;
        return times;
      },
      { steps, concurrency: CONCURRENCY, seconds },
    );
  };
  const contender = (measure: Contender['measure'], name = 'storefront'): readonly Contender[] => [
    { name, processes: () => processesOf(system), measure },
  ];

  const rows: Row[] = [
    {
      work: `webhooks of ${EVENTS_PER_SECOND} events a second: from the commit to the first attempt`,
      contenders: [
        ...contender((seconds) => delays(seconds, () => changes.run(EVENTS_PER_SECOND, seconds))),
        ...contender((seconds) => delays(seconds, () => filtered.run(EVENTS_PER_SECOND, seconds)), 'with a filter'),
      ],
      goal: ({ storefront }) => below(storefront, 150),
    },
    {
      work: 'the same, while orders are placed at half of the capacity',
      contenders: contender(async (seconds) => {
        if (capacity === undefined) await ordersAtHalf(1);
        let orders: Sample | undefined;
        const placeOrders = async (): Promise<void> => {
          orders = await ordersAtHalf(seconds);
        };
        const sample = await delays(seconds, () => Promise.all([changes.run(EVENTS_PER_SECOND, seconds), placeOrders()]));
        return { ...sample, failures: sample.failures + (orders?.failures ?? 0), ...(orders?.done ? {} : { done: 0 }) };
      }),
      goal: ({ storefront }) => below(storefront, 150),
    },
    {
      work: `a backlog of ${STORES * ENDPOINTS * BACKLOG_EACH} webhooks to ${STORES * ENDPOINTS} endpoints in one process`,
      contenders: contender(drain),
      goal: ({ storefront }) => ({
        target: '500 a second',
        result: `${Math.round(storefront?.rate ?? 0)} a second`,
        met: (storefront?.rate ?? 0) >= 500,
      }),
    },
  ];

  let subscribed: Promise<void> | undefined;
  async function drain(): Promise<Sample> {
    subscribed ??= subscribeMany();
    await subscribed;
    await waitUntilDrained(system.env);
    await takeArrived(receiver.url);
    const total = await insertBacklog(world, BACKLOG_EACH);
    const startedAt = Date.now();
    const { lastAt } = await waitForArrivals(receiver.url, total);
    await waitUntilDrained(system.env);
    const seconds = (lastAt - startedAt) / 1000;
    return { rate: total / seconds, done: total, failures: 0 };
  }
  async function subscribeMany(): Promise<void> {
    for (let index = 0; index < STORES; index += 1) {
      const other = await newStore();
      for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1) {
        await subscribe(other, `${receiver.url}/${index}/${endpoint}`, ['stock.changed']);
      }
    }
  }

  return {
    rows,
    async close() {
      changes.close();
      filtered.close();
      await client.close();
      await receiver.stop();
    },
  };
};

/** Changes of another store, whose subscription has a filter that lets all of its products through. */
async function filteredChanges(world: World, receiver: string) {
  const store = await world.newStore();
  const skus = Array.from({ length: FILTERED_PRODUCTS }, (_, index) => `FILTERED-${index}`);
  await store.importProducts(
    skus.map((sku) => ({ sku, description: `Product ${sku}`, list_unit_price: 12.5, stock_quantity: 1_000_000_000 })),
  );
  await subscribe(store, `${receiver}/filtered`, ['product.updated'], { filters: [{ field: 'sku', in: skus }] });
  return productChanges(world, store, skus);
}

function sampleOf(
  { count, delays }: { readonly count: number; readonly delays: Readonly<Record<string, readonly number[]>> },
  seconds: number,
): Sample {
  const all = Object.values(delays).flat();
  const steps = Object.entries(delays).map(([type, times]) => [type, at(times, 0.95)] as const);
  process.stderr.write(`  p95 by type: ${steps.map(([type, ms]) => `${type} ${ms} ms`).join(', ')}\n`);
  return {
    rate: count / seconds,
    done: count,
    p50Ms: at(all, 0.5),
    p95Ms: at(all, 0.95),
    p99Ms: at(all, 0.99),
    // Each change is an event with one delivery.
    failures: Math.max(0, EVENTS_PER_SECOND * seconds - count),
    stepP95Ms: Object.fromEntries(steps),
  };
}

const below = (sample: Sample | undefined, ms: number) => ({
  target: `p95 < ${ms} ms`,
  result: `${(sample?.p95Ms ?? Infinity).toFixed(0)} ms`,
  met: (sample?.p95Ms ?? Infinity) < ms,
});

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
