import { setTimeout as sleep } from 'node:timers/promises';
import { capacityOf } from '../day/capacity.ts';
import { changingProducts } from '../day/changing-products.ts';
import { ACTIONS } from '../day/deck.ts';
import { ACCEPTED_MS, below, highestRate, isSustained, LOWEST, percentile, slowest } from '../day/highest-rate.ts';
import { openLoad, type Period } from '../day/open-load.ts';
import { subscribe, takeArrived } from '../flows/webhook-load.ts';
import type { Sample } from '../probes/measure.ts';
import { median } from '../probes/median.ts';
import { prepareRivals } from '../rivals/prepare-rivals.ts';
import { ONE_PROCESS, RIVALS, serveShops } from '../rivals/serve-shops.ts';
import type { Shop } from '../rivals/shop.ts';
import type { Contender, Row } from '../run-rows.ts';
import { spawnBaseline } from '../systems/spawn-baseline.ts';
import { withProductsFile } from '../worlds/catalog-world.ts';
import type { RowsOf, World } from '../worlds/world.ts';

export const prepare = prepareRivals;
export const sharedAs = 'rivals';

/** Products whose price and stock change, for each shopper: as many as there are orders, at any rate, so that all shops do the same work for a shopper. */
const CHANGES_PER_SHOPPER = 1 / 20;
/** How long each shop is warmed up, by shoppers who do not look at pages. */
const WARM_UP_SECONDS = 60;
const WARM_UP_CONCURRENCY = 16;
/** The share of the shoppers then served with which the first search for the highest rate begins. */
const FROM = 0.4;
const SHORT_SECONDS = 15;
/** After the shoppers of a period have left, their orders and events are still worked on. */
const REST_MS = 3000;
/** How long the highest rate must be sustained. */
const SUSTAINED_SECONDS = 120;
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

/** How much later than on a quiet day the slowest twentieth may be while another store imports, and in the first minute of new processes. */
const IMPORTING_FACTOR = 1.5;
const DEPLOYED_FACTOR = 2;
const IMPORTED_ROWS = 100_000;
const IMPORTING = 'storefront, another store imports';
const DEPLOYED = 'storefront, each process was just started';

/**
 * The day of a shop: shoppers arrive at a fixed rate, whether or not earlier ones were served, while the staff changes prices and stock. The rate of the first
 * row is the highest that is sustained for two minutes with a p95 of every action under 200 ms, and its times are those at half of that rate. Three endpoints receive
 * the events of this system, one of them slowly; the rivals send none. The second row is half of that rate for a minute: on a quiet day, while another store
 * imports 100,000 products, and from the moment that processes are ready that have not served a request.
 */
export const rowsOf: RowsOf = async (world) => {
  const receiver = await spawnBaseline('receiver', {});
  const { own, ownInOne, rivals, stores, close } = await serveShops(world);
  for (const store of stores) for (const path of ['/one', '/two', '/slow']) await subscribe(store, `${receiver.url}${path}`, EVENT_TYPES);
  const ownDay = dayOf(own, receiver.url);
  const days = [ownDay, ...[ownInOne, ...rivals].map((shop) => dayOf(shop, receiver.url))];
  const atHalf = (name: string, begin?: () => Promise<{ readonly ended?: Promise<unknown> }>): Contender => ({
    name,
    warmUp: async () => undefined,
    async measure() {
      const begun = await begin?.();
      const sample = await ownDay.half();
      await begun?.ended;
      return sample;
    },
  });
  return {
    hasOwnRuns: true,
    rows: [
      {
        work: `a shop's day at a fixed rate of shoppers, p95 of each action under ${ACCEPTED_MS} ms`,
        contenders: days.map(({ contender }) => contender),
        goal,
      },
      {
        work: "a shop's day at half of that rate",
        contenders: [atHalf('storefront'), atHalf(IMPORTING, () => anotherStoreImports(world)), atHalf(DEPLOYED, () => restartEach(world))],
        goal: unharmed,
      },
    ],
    async close() {
      await close();
      await receiver.stop();
    },
  };
};

/** Begins an import into a new store once its file is written. */
async function anotherStoreImports(world: World): Promise<{ readonly ended: Promise<unknown> }> {
  const store = await world.newStore();
  return new Promise((resolve, reject) => {
    const ended = withProductsFile(0, IMPORTED_ROWS, (file) => {
      const importing = store.cli('catalog', 'import', file);
      resolve({ ended });
      return importing;
    });
    ended.catch(reject);
  });
}

/** Restarts one service after another. */
async function restartEach({ system }: World): Promise<object> {
  for (const { name } of system.processes().filter(({ kind }) => kind === 'service')) await system.terminate(name);
  return {};
}

interface Day {
  readonly contender: Contender;
  /** The times at half of the median of the highest rates. */
  half(): Promise<Sample>;
}

function dayOf(shop: Shop, receiver: string): Day {
  const highest: number[] = [];
  const changing = changingProducts((index) => shop.change(index));
  let arrived = 0;
  let from = 0;
  const run = async (rate: number, seconds: number): Promise<Period> => {
    const stopChanges = changing.start(rate * CHANGES_PER_SHOPPER);
    const period = await openLoad({ rate, seconds, visit: (index) => shop.visit(index) });
    await stopChanges();
    await sleep(REST_MS);
    arrived += period.arrived;
    const { action, ms } = slowest(period);
    const times = `${shop.name}, ${rate.toFixed(1)} a second: ${isSustained(period) ? 'sustained' : 'not sustained'}; ${action} p95 ${ms.toFixed(0)} ms`;
    process.stderr.write(`  ${times}\n`);
    return period;
  };
  const half = async (rate: number): Promise<Sample> => {
    await takeArrived(receiver);
    const before = arrived;
    const period = await run(rate / 2, rate === 0 ? 0 : HALF_SECONDS);
    return { ...sampleOf(period, (await takeArrived(receiver)).delays), rate: rate / 2, done: arrived - before };
  };
  return {
    half: () => half(median(highest)),
    contender: {
      name: shop.name,
      ...(RIVALS.includes(shop.name) ? { baseline: true as const } : {}),
      processes: shop.processes,
      async warmUp() {
        await shop.openAccounts();
        from =
          FROM * (await capacityOf({ seconds: WARM_UP_SECONDS, concurrency: WARM_UP_CONCURRENCY, visit: (index) => shop.visit(index) }));
      },
      async measure() {
        arrived = 0;
        const last = highest.at(-1);
        if (last !== undefined) from = below(last);
        const rate = await highestRate(run, { from, short: SHORT_SECONDS, long: SUSTAINED_SECONDS });
        highest.push(rate);
        return { ...(await half(rate)), rate, done: arrived };
      },
    },
  };
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

/** Six processes serve ten times as many shoppers as the best rival, and one process fifteen times. If no rival sustains a rate, processor time is compared. */
function goal(medians: Readonly<Record<string, Sample>>): ReturnType<Row['goal']> {
  const rivals = RIVALS.flatMap((name) => medians[name] ?? []);
  const best = Math.max(...rivals.map(({ rate }) => rate));
  const cheapest = Math.min(...rivals.map(({ cpuMicros }) => cpuMicros ?? Infinity));
  const times = (name: string) => (best > 0 ? (medians[name]?.rate ?? 0) / best : cheapest / (medians[name]?.cpuMicros ?? Infinity));
  const { stepP95Ms = {}, stepP99Ms = {} } = medians.storefront ?? {};
  const late = Object.entries(HALF_GOALS).filter(
    ([name, [p95, p99]]) => (stepP95Ms[name] ?? Infinity) > p95 || (stepP99Ms[name] ?? Infinity) > p99,
  );
  const compared = `${times('storefront').toFixed(1)} and ${times(ONE_PROCESS).toFixed(1)} times`;
  return {
    target:
      '10 times the best rival with six processes, 15 with one; at half, p95/p99: reads 15/40 ms, carts 25/60, orders 80/150, webhooks 150/400',
    result: `${compared}${best > 0 ? '' : ` by CPU, because no rival sustains ${LOWEST} a second`}; ${timesOf(medians.storefront)}`,
    met: times('storefront') >= 10 && times(ONE_PROCESS) >= 15 && late.length === 0,
  };
}

/** The p95 and p99 of each action. */
const timesOf = ({ stepP95Ms = {}, stepP99Ms = {} }: Partial<Sample> = {}): string =>
  Object.entries(stepP95Ms)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}/${(stepP99Ms[name] ?? 0).toFixed(0)}`)
    .join(', ');

/** No action of shoppers is much later beside an import or after a deployment. */
function unharmed({ storefront, [IMPORTING]: importing, [DEPLOYED]: deployed }: Readonly<Record<string, Sample>>): ReturnType<Row['goal']> {
  const most = (sample?: Sample) => {
    const all = ACTIONS.map((action) => {
      const ms = sample?.stepP95Ms?.[action] ?? Infinity;
      return { action, ms, times: ms / (storefront?.stepP95Ms?.[action] ?? 0) };
    });
    return all.reduce((worst, each) => (each.times > worst.times ? each : worst));
  };
  const [beside, after] = [most(importing), most(deployed)];
  const textOf = ({ action, ms, times }: typeof beside): string => `${times.toFixed(1)} (${action} ${ms.toFixed(0)} ms)`;
  return {
    target: `p95 of each action at most ${IMPORTING_FACTOR} times with the import, ${DEPLOYED_FACTOR} with new processes`,
    result: `${textOf(beside)} and ${textOf(after)}; without, ${timesOf(storefront)}`,
    met: beside.times <= IMPORTING_FACTOR && after.times <= DEPLOYED_FACTOR,
  };
}
