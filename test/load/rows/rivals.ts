import { measureFlows, type Sample } from '../probes/measure.ts';
import { ownShop, ownSystem } from '../rivals/own-shop.ts';
import { prepareRivals } from '../rivals/prepare-rivals.ts';
import { ONE_PROCESS, RIVALS, serveShops } from '../rivals/serve-shops.ts';
import { CONCURRENCY, PRODUCTS, type Shop } from '../rivals/shop.ts';
import type { Contender, Row } from '../run-rows.ts';
import { spawnUncachedGateway } from '../systems/spawn-uncached-gateway.ts';
import type { RowsOf } from '../worlds/world.ts';

/** Installs the rivals and fills all shops once; the bench keeps the data for later runs. */
export const prepare = prepareRivals;

const UNCACHED = 'storefront, nothing cached';

type Work = 'list' | 'search' | 'detail' | 'cart' | 'order';

/**
 * The same work in this system, with a process per service and in one process, and in Vendure and Medusa, with 16 requests at once. Each rival is one process
 * with `NODE_ENV=production` and a pool of 32 connections, on the Postgres of the system with a database of its own. All shops have products with the same texts
 * and prices, one variant each, and one currency. Medusa runs without Redis.
 *
 * A list, a search, and a detail return texts, prices, and whether products are in stock; those of this system also have specs, units, price breaks, and totals.
 * How many products a search finds is not compared. No page is read twice before all others have been. A cart takes this system three requests, Medusa two, and
 * Vendure one. An order ends when it is placed: this system takes four requests and also issues the invoice, Vendure takes three, and Medusa seven. The orders of
 * the rivals have shipping, and this system's have tax.
 */
export const rowsOf: RowsOf = async (world) => {
  const { own, ownInOne, rivals, access, close } = await serveShops(world);
  const gateway = await spawnUncachedGateway(world);
  const uncached: Shop = {
    ...ownShop(gateway.url, access, { ...ownSystem(world.system), processes: () => gateway.processes }),
    name: UNCACHED,
  };
  const shops: readonly Shop[] = [own, ownInOne, ...rivals];
  const row = (work: string, kind: Work, compared = shops): Row => ({
    work: `${work}; ${PRODUCTS.toLocaleString('en-US')} products`,
    contenders: compared.map((shop) => contenderOf(shop, kind)),
    goal,
  });
  return {
    rows: [
      row('list of 50, every page a different one', 'list', [own, ownInOne, uncached, ...rivals]),
      row('search', 'search'),
      row('detail', 'detail', [own, ownInOne, uncached, ...rivals]),
      row('from no cart to a priced cart of one line', 'cart'),
      row('from no cart to a placed order of one line', 'order'),
    ],
    async close() {
      await Promise.all([uncached.close(), close()]);
      await gateway.stop();
    },
  };
};

function contenderOf(shop: Shop, kind: Work): Contender {
  let begun = 0;
  return {
    name: shop.name,
    ...(RIVALS.includes(shop.name) ? { baseline: true as const } : {}),
    processes: shop.processes,
    async measure(seconds) {
      const sample = await measureFlows(() => shop[kind](begun++), { steps: [], concurrency: CONCURRENCY, seconds });
      // Work that an order leaves for later is part of its cost.
      if (kind === 'order') await shop.settle?.();
      return sample;
    },
  };
}

/** Compares each form of the system with the best rival, by rate and by processor time. One process, the form of the rivals, must reach the goal. */
function goal(medians: Readonly<Record<string, Sample>>): ReturnType<Row['goal']> {
  const rivals = RIVALS.flatMap((name) => medians[name] ?? []);
  const best = Math.max(...rivals.map(({ rate }) => rate));
  const cheapest = Math.min(...rivals.map(({ cpuMicros }) => cpuMicros ?? Infinity));
  const ratios = ({ rate, cpuMicros }: Partial<Sample> = {}) => [(rate ?? 0) / best, cheapest / (cpuMicros ?? Infinity)] as const;
  const [rate, cpu] = ratios(medians[ONE_PROCESS]);
  const separate = ratios(medians.storefront);
  const { [UNCACHED]: uncached } = medians;
  return {
    target: '10 times the best rival',
    result: [
      `${rate.toFixed(1)} by rate, ${cpu.toFixed(1)} by CPU`,
      `in six processes ${textOf(separate)}`,
      ...(uncached === undefined ? [] : [`with nothing cached ${textOf(ratios(uncached))}`]),
    ].join('; '),
    met: Math.min(rate, cpu) >= 10,
  };
}

const textOf = (pair: readonly number[]): string => pair.map((ratio) => ratio.toFixed(1)).join(' and ');
