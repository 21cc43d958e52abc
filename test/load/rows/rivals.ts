import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { System } from '@storefront/local-system';
import { aStore } from '../../support/systems/a-store.ts';
import type { ShopperHeaders } from '../flows/cart-flows.ts';
import { measureFlows, type Sample } from '../probes/measure.ts';
import { postgresOf, processesOf } from '../probes/processor-time.ts';
import { type MedusaData, medusaShop } from '../rivals/medusa-shop.ts';
import { type OwnAccess, type OwnSystem, ownShop } from '../rivals/own-shop.ts';
import { databaseOf, MEDUSA_FILE, OWN_FILE, prepareRivals, startOneProcess } from '../rivals/prepare-rivals.ts';
import { type RivalName, serveRival } from '../rivals/rival-programs.ts';
import { CONCURRENCY, PRODUCTS, type Shop } from '../rivals/shop.ts';
import { vendureShop } from '../rivals/vendure-shop.ts';
import type { Contender, Row } from '../run-rows.ts';
import { spawnUncachedGateway, type UncachedGateway } from '../systems/spawn-uncached-gateway.ts';
import type { RowsOf, World } from '../worlds/world.ts';

/** Installs the rivals and fills all shops once; the bench keeps the data for later runs. */
export const prepare = prepareRivals;

const RIVALS: readonly string[] = ['Vendure', 'Medusa'];
const ONE_PROCESS = 'storefront, one process';
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
  const { system } = world;
  const serve = async (name: RivalName) => {
    const server = await serveRival(name, { DATABASE_URL: databaseOf(world, name) });
    return { ...server, processes: () => ({ [name]: server.pid, ...postgresOf(system) }) };
  };
  const vendure = await serve('vendure');
  const medusa = await serve('medusa');
  const medusaData = JSON.parse(await readFile(join(system.home, MEDUSA_FILE), 'utf8')) as MedusaData;
  const uncachedGateway = await spawnUncachedGateway(world);
  const { own, uncached } = await ownShopsOf(world, uncachedGateway);
  const oneProcess = await startOneProcess(system.home);
  const ownInOne = { ...ownShop(oneProcess.baseUrl, await accessTo(oneProcess), ownSystem(oneProcess)), name: ONE_PROCESS };
  const rivals = [vendureShop(vendure.url, vendure.processes), medusaShop(medusa.url, medusaData, medusa.processes)];
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
      row('detail', 'detail'),
      row('from no cart to a priced cart of one line', 'cart'),
      row('from no cart to a placed order of one line', 'order'),
    ],
    async close() {
      await Promise.all([uncached, ...shops].map((shop) => shop.close()));
      await Promise.all([vendure, medusa, uncachedGateway, oneProcess].map((server) => server.stop()));
    },
  };
};

/** The store behind the gateway of the system, and behind one that keeps no responses. */
async function ownShopsOf({ system }: World, gateway: UncachedGateway): Promise<{ readonly own: Shop; readonly uncached: Shop }> {
  const access = await accessTo(system);
  return {
    own: ownShop(system.baseUrl, access, ownSystem(system)),
    uncached: { ...ownShop(gateway.url, access, { processes: () => gateway.processes, env: system.env }), name: UNCACHED },
  };
}

const ownSystem = (system: System): OwnSystem => ({ processes: () => processesOf(system), env: system.env });

async function accessTo({ home, baseUrl, env }: System): Promise<OwnAccess> {
  const store = await aStore({ tenantId: await readFile(join(home, OWN_FILE), 'utf8'), system: { baseUrl, env } });
  const shoppers: ShopperHeaders[] = [];
  for (let index = 0; index < CONCURRENCY; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000000', '--terms-days', '30']);
    shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  return { publishableKey: store.publishableKey, shoppers };
}

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
  const failures = Object.values(medians).reduce((sum, each) => sum + each.failures, 0);
  return {
    target: '10 times the best rival',
    result: `${rate.toFixed(1)} by rate, ${cpu.toFixed(1)} by CPU; in six processes ${separate.map((ratio) => ratio.toFixed(1)).join(' and ')}`,
    met: Math.min(rate, cpu) >= 10 && failures === 0,
  };
}
