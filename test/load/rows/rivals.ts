import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aStore } from '../../support/a-store.ts';
import type { ShopperHeaders } from '../cart-flows.ts';
import { measureFlows, type Sample } from '../measure.ts';
import { postgresOf, processesOf } from '../processor-time.ts';
import { type MedusaData, medusaShop } from '../rivals/medusa-shop.ts';
import { notes } from '../rivals/notes.ts';
import { ownShop } from '../rivals/own-shop.ts';
import { databaseOf, MEDUSA_FILE, OWN_FILE, prepareRivals } from '../rivals/prepare-rivals.ts';
import { type RivalName, serveRival } from '../rivals/rival-programs.ts';
import { CONCURRENCY, PRODUCTS, type Shop } from '../rivals/shop.ts';
import { vendureShop } from '../rivals/vendure-shop.ts';
import type { Contender, Row } from '../run-rows.ts';
import { spawnUncachedGateway, type UncachedGateway } from '../spawn-uncached-gateway.ts';
import { waitUntilDrained } from '../wait-until-drained.ts';
import type { RowsOf, World } from '../world.ts';

/** Installs the rivals and fills all shops once; the bench keeps the data for later runs. */
export const prepare = prepareRivals;

const RIVALS: readonly string[] = ['Vendure', 'Medusa'];
const UNCACHED = 'storefront, nothing cached';

type Work = 'list' | 'search' | 'detail' | 'cart' | 'order';

/** The same work in this system, Vendure, and Medusa, with 16 requests at once and the same Postgres. */
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
  const rivals = [vendureShop(vendure.url, vendure.processes), medusaShop(medusa.url, medusaData, medusa.processes)];
  const shops: readonly Shop[] = [own, ...rivals];
  const row = (work: string, kind: Work, compared = shops): Row => ({
    work: `${work}; ${PRODUCTS.toLocaleString('en-US')} products`,
    contenders: compared.map((shop) => contenderOf(shop, kind, system.env)),
    goal,
  });
  return {
    rows: [
      row('list of 50, every page a different one', 'list', [own, uncached, ...rivals]),
      row('search', 'search'),
      row('detail', 'detail'),
      row('from no cart to a priced cart of one line', 'cart'),
      row('from no cart to a placed order of one line', 'order'),
    ],
    notes: await notes(),
    async close() {
      await Promise.all([uncached, ...shops].map((shop) => shop.close()));
      await Promise.all([vendure, medusa, uncachedGateway].map((server) => server.stop()));
    },
  };
};

/** The store behind the gateway of the system, and behind one that keeps no responses. */
async function ownShopsOf({ system }: World, gateway: UncachedGateway): Promise<{ readonly own: Shop; readonly uncached: Shop }> {
  const tenantId = await readFile(join(system.home, OWN_FILE), 'utf8');
  const store = await aStore({ tenantId, system: { baseUrl: system.baseUrl, env: system.env } });
  const shoppers: ShopperHeaders[] = [];
  for (let index = 0; index < CONCURRENCY; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000000', '--terms-days', '30']);
    shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  const access = { publishableKey: store.publishableKey, shoppers };
  return {
    own: ownShop(system.baseUrl, access, () => processesOf(system)),
    uncached: { ...ownShop(gateway.url, access, () => gateway.processes), name: UNCACHED },
  };
}

function contenderOf(shop: Shop, kind: Work, env: Readonly<Record<string, string>>): Contender {
  let begun = 0;
  return {
    name: shop.name,
    ...(RIVALS.includes(shop.name) ? { baseline: true as const } : {}),
    processes: shop.processes,
    async measure(seconds) {
      const sample = await measureFlows(() => shop[kind](begun++), { steps: [], concurrency: CONCURRENCY, seconds });
      // Work that an order leaves for later is part of its cost.
      if (shop.name === 'storefront' && kind === 'order') await waitUntilDrained(env);
      return sample;
    },
  };
}

/** Compares the system with the best rival, by rate and by processor time. */
function goal(medians: Readonly<Record<string, Sample>>): ReturnType<Row['goal']> {
  const { storefront } = medians;
  const rivals = RIVALS.flatMap((name) => medians[name] ?? []);
  const best = Math.max(...rivals.map(({ rate }) => rate));
  const cheapest = Math.min(...rivals.map(({ cpuMicros }) => cpuMicros ?? Infinity));
  const [rate, cpu] = [(storefront?.rate ?? 0) / best, cheapest / (storefront?.cpuMicros ?? Infinity)];
  const failures = Object.values(medians).reduce((sum, each) => sum + each.failures, 0);
  return {
    target: '10 times the best rival, in both',
    result: `${rate.toFixed(1)} times the rate, ${cpu.toFixed(1)} times less processor time`,
    met: Math.min(rate, cpu) >= 10 && failures === 0,
  };
}
