import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIONS } from '../day/deck.ts';
import { ACCEPTED_MS, below, highestRate, isHeld, percentile, slowest } from '../day/highest-rate.ts';
import { openLoad, type Period } from '../day/open-load.ts';
import { subscribe, takeArrived } from '../flows/webhook-load.ts';
import type { Sample } from '../probes/measure.ts';
import { prepareRivals } from '../rivals/prepare-rivals.ts';
import { ONE_PROCESS, RIVALS, serveShops } from '../rivals/serve-shops.ts';
import type { Shop } from '../rivals/shop.ts';
import type { Contender, Row } from '../run-rows.ts';
import { spawnBaseline } from '../systems/spawn-baseline.ts';
import type { RowsOf } from '../worlds/world.ts';

export const prepare = prepareRivals;
export const keptAs = 'rivals';

/** Products whose price and stock change in a second. */
const CHANGES_PER_SECOND = 2;
/** Shoppers a second with which the first search for the highest rate begins. */
const FROM = 4;
const SHORT_SECONDS = 15;
/** How long the highest rate must be held. */
const HELD_SECONDS = 120;
const HALF_SECONDS = 60;
const EVENT_TYPES = ['order.confirmed', 'invoice.issued', 'product.updated', 'stock.changed'];
const STEPS: readonly string[] = [...ACTIONS, 'webhook'];
const [READ, CART, CHECKOUT, WEBHOOK] = [
  [15, 40],
  [25, 60],
  [80, 150],
  [150, 400],
] as const;
/** The p95 and p99 of each action at half of the highest rate. A login verifies a password, which is slow on purpose. */
const HALF_GOALS = { list: READ, search: READ, detail: READ, add: CART, price: CART, order: CHECKOUT, webhook: WEBHOOK };

/**
 * The day of a shop: shoppers arrive at a fixed rate, whether or not earlier ones were answered, while the staff changes prices and stock. The row's rate is the
 * highest that is held for two minutes with a p95 of every action under 200 ms, and its times are those at half of that rate. Three endpoints receive the events
 * of this system, one of them slowly; the rivals send none.
 */
export const rowsOf: RowsOf = async (world) => {
  const receiver = await spawnBaseline('receiver', {});
  const { own, ownInOne, rivals, stores, close } = await serveShops(world);
  for (const store of stores) for (const path of ['/one', '/two', '/slow']) await subscribe(store, `${receiver.url}${path}`, EVENT_TYPES);
  const row: Row = {
    work: `a shop's day at a fixed rate of shoppers, p95 of each action under ${ACCEPTED_MS} ms`,
    contenders: [own, ownInOne, ...rivals].map((shop) => contenderOf(shop, receiver.url)),
    goal,
  };
  return {
    rows: [row],
    async close() {
      await close();
      await receiver.stop();
    },
  };
};

function contenderOf(shop: Shop, receiver: string): Contender {
  let arrived = 0;
  let from = FROM;
  let opened: Promise<unknown> | undefined;
  const run = async (rate: number, seconds: number): Promise<Period> => {
    const stopping = new AbortController();
    const changing = change(shop, stopping.signal);
    const period = await openLoad({ rate, seconds, visit: (index) => shop.visit(index) });
    stopping.abort();
    await changing;
    await shop.settle?.();
    arrived += period.arrived;
    const { action, ms } = slowest(period);
    process.stderr.write(`  ${rate.toFixed(1)} a second: ${isHeld(period) ? 'held' : 'not held'}; ${action} p95 ${ms.toFixed(0)} ms\n`);
    return period;
  };
  return {
    name: shop.name,
    ...(RIVALS.includes(shop.name) ? { baseline: true as const } : {}),
    processes: shop.processes,
    async warmUp(seconds) {
      opened ??= shop.openAccounts();
      await opened;
      await run(FROM, seconds);
    },
    async measure() {
      arrived = 0;
      const rate = await highestRate(run, { from, short: SHORT_SECONDS, long: HELD_SECONDS });
      from = below(rate);
      await takeArrived(receiver);
      const half = await run(rate / 2, HALF_SECONDS);
      return { ...sampleOf(half, (await takeArrived(receiver)).delays), rate, done: arrived };
    },
  };
}

/** Changes one product after another until it is stopped. */
async function change(shop: Shop, stopped: AbortSignal): Promise<void> {
  for (let index = 0; !stopped.aborted; index += 1) {
    await Promise.all([shop.change(index), sleep(1000 / CHANGES_PER_SECOND)]);
  }
}

/** The times of each action, and of the events of this system from their commit to the first attempt. */
function sampleOf({ times, failures }: Period, delays: Readonly<Record<string, readonly number[]>>): Omit<Sample, 'rate' | 'done'> {
  const all: Readonly<Record<string, readonly number[]>> = { ...times, webhook: Object.values(delays).flat() };
  const ofEach = (share: number) =>
    Object.fromEntries(STEPS.flatMap((name) => (all[name]?.length ? [[name, percentile(all[name], share) ?? 0]] : [])));
  const actions = Object.values(times).flat();
  return {
    p50Ms: percentile(actions, 0.5) ?? 0,
    p95Ms: percentile(actions, 0.95) ?? 0,
    p99Ms: percentile(actions, 0.99) ?? 0,
    failures,
    stepP95Ms: ofEach(0.95),
    stepP99Ms: ofEach(0.99),
  };
}

/** Six processes serve ten times as many shoppers as the best rival, and one process fifteen times. */
function goal(medians: Readonly<Record<string, Sample>>): ReturnType<Row['goal']> {
  const best = Math.max(...RIVALS.map((name) => medians[name]?.rate ?? 0));
  const times = (name: string) => (medians[name]?.rate ?? 0) / best;
  const { stepP95Ms = {}, stepP99Ms = {} } = medians.storefront ?? {};
  const late = Object.entries(HALF_GOALS).filter(([name, [p95, p99]]) => (stepP95Ms[name] ?? 0) > p95 || (stepP99Ms[name] ?? 0) > p99);
  const steps = Object.entries(stepP95Ms).map(([name, ms]) => `${name} ${ms.toFixed(0)} / ${(stepP99Ms[name] ?? 0).toFixed(0)}`);
  return {
    target:
      '10 times the best rival with six processes, 15 with one; at half, p95 / p99: reads 15 / 40 ms, carts 25 / 60, orders 80 / 150, webhooks 150 / 400',
    result: `${times('storefront').toFixed(1)} and ${times(ONE_PROCESS).toFixed(1)} times; ${steps.join(', ')}`,
    met: times('storefront') >= 10 && times(ONE_PROCESS) >= 15 && late.length === 0,
  };
}
