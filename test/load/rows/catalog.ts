import { apiClient } from '../../support/http/api.ts';
import { loadCaller } from '../flows/load-caller.ts';
import { cpuOf } from '../goals/cpu-goal.ts';
import { isWithin } from '../goals/is-within.ts';
import { measureImports } from '../measurements/measure-imports.ts';
import { measurePaths } from '../measurements/measure-paths.ts';
import { measureQuotes } from '../measurements/measure-quotes.ts';
import { postgresOf, processesOf } from '../probes/processor-time.ts';
import type { Contender, Row } from '../run-rows.ts';
import { type Hop, spawnHop } from '../systems/spawn-hop.ts';
import { spawnUncachedGateway } from '../systems/spawn-uncached-gateway.ts';
import { searchQuery, skuOf } from '../worlds/catalog-data.ts';
import { type PreparedStore, prepareCatalog, readCatalogWorld } from '../worlds/catalog-world.ts';
import type { RowsOf, World } from '../worlds/world.ts';

/** Fills a system with data once; the bench keeps it for later runs. */
export const prepare = prepareCatalog;

/** Distinct pages in a cycle. Their bytes are more than the gateway caches. */
const PAGES = 3000;
const IMPORT_ROWS = 20_000;
const QUOTE_LINES = 500;

/** Reads that miss the edge cache and pages that are cut out of it, searches and details by customers with contracts, quotes, and imports, on 10,000 and 100,000 products. */
export const rowsOf: RowsOf = async (world) => {
  const { small, large } = await readCatalogWorld(world);
  const { baseUrl } = world.system;
  const processes = () => processesOf(world.system);
  const tokens = await shopperTokens(world, large);
  const hops = await Promise.all([spawnHop(world, small), spawnHop(world, large)]);
  const [hopOfSmall, hopOfLarge] = hops;
  const uncached = await spawnUncachedGateway(world);

  const anonymous = ({ publishableKey }: PreparedStore) => ({ authorization: `Bearer ${publishableKey}` });
  const page = (index: number) => ({ path: `/v1/products?limit=50&offset=${index % PAGES}` });
  const pageByPrice = (index: number) => ({ path: `${page(index).path}&sort=price` });
  const detail = (index: number) => ({ path: `/v1/products/${skuOf(index % large.products)}` });
  const asShopper = (index: number) => ({ 'x-storefront-shopper-token': tokens[index % tokens.length] ?? '' });
  const ours = (store: PreparedStore, request: Parameters<typeof measurePaths>[0]['request'], name = 'storefront'): Contender => ({
    name,
    processes,
    measure: measurePaths({ url: baseUrl, headers: anonymous(store), request }),
  });
  const uncachedBy = (store: PreparedStore, request: Parameters<typeof measurePaths>[0]['request'], name = 'storefront'): Contender => ({
    name,
    processes: () => uncached.processes,
    measure: measurePaths({ url: uncached.url, headers: anonymous(store), request }),
  });
  const cold = (store: PreparedStore, name?: string): Contender => uncachedBy(store, page, name);
  const hop = ({ url, processes: own }: Hop, store: PreparedStore, request: typeof page): Contender => ({
    name: 'hop',
    baseline: true,
    processes: () => ({ ...own, ...postgresOf(world.system) }),
    measure: measurePaths({ url, headers: anonymous(store), request }),
  });
  const imports = measureImports(world, IMPORT_ROWS);
  const buyer = { ...loadCaller({ tenantId: large.tenantId, mode: 'sandbox' }), customerId: large.customerIds[0] ?? '' };
  const quotes = measureQuotes(
    world,
    () => buyer,
    (run) =>
      Array.from({ length: QUOTE_LINES }, (_, index) => ({ sku: skuOf((run * 7919 + index * 101) % large.products), quantity: '2' })),
  );

  return {
    rows: [
      shareRow('cold list of 50 out of 10,000', 'hop', { share: 0.7, cpuMs: 1.4 }, [cold(small), hop(hopOfSmall, small, page)]),
      shareRow('cold list of 50 out of 100,000', '10,000-product store', { share: 0.8 }, [
        cold(large),
        cold(small, '10,000-product store'),
      ]),
      shareRow('list of 50 out of 10,000, every page a different one', 'nothing cached', { share: 1 }, [
        ours(small, page),
        cold(small, 'nothing cached'),
      ]),
      shareRow('cold detail out of 100,000', 'hop', { share: 0.7 }, [ours(large, detail), hop(hopOfLarge, large, detail)]),
      costRow('search of 100,000 products by 1,000 customers with contracts', { p95Ms: 40, cpuMs: 2 }, [
        ours(large, (index) => ({ path: `/v1/products?q=${encodeURIComponent(searchQuery(index))}`, headers: asShopper(index) })),
      ]),
      costRow('page of 50 by price out of 100,000 by 1,000 customers with contracts', { p95Ms: 40, cpuMs: 4 }, [
        uncachedBy(large, (index) => ({ ...pageByPrice(index), headers: asShopper(index) })),
      ]),
      costRow('detail out of 100,000 by 1,000 customers with contracts', { p95Ms: 8 }, [
        ours(large, (index) => ({ ...detail(index), headers: asShopper(index) })),
      ]),
      costRow(`quote of ${QUOTE_LINES} lines, one at a time`, { p95Ms: 60 }, [{ name: 'storefront', processes, measure: quotes.measure }]),
      {
        work: `import of ${IMPORT_ROWS.toLocaleString('en-US')} products, in rows per second`,
        contenders: [{ name: 'storefront', processes, measure: imports.measure }],
        goal: ({ storefront }) => ({
          target: '5,000/s, under 300 MiB',
          result: `${Math.round(storefront?.rate ?? 0).toLocaleString('en-US')}/s, ${imports.peakMiB()} MiB`,
          met: (storefront?.rate ?? 0) >= 5000 && isWithin(imports.peakMiB(), 300),
        }),
      },
    ],
    async close() {
      quotes.close();
      await Promise.all([uncached, ...hops].map((each) => each.stop()));
    },
  };
};

/** Issues a shopper token for each customer with contract prices. */
async function shopperTokens({ system }: World, { secretKey, customerIds }: PreparedStore): Promise<readonly string[]> {
  const api = apiClient(system.baseUrl, { key: secretKey });
  const tokens: string[] = [];
  for (const customer_id of customerIds) {
    const { body, status, text } = await api.post('/v1/auth/shopper-tokens', { customer_id });
    if (status !== 201) throw new Error(`no token for ${customer_id}: ${text}`);
    tokens.push(body.data.shopper_token as string);
  }
  return tokens;
}

interface ShareGoal {
  /** Of the rate of the other contender, from 0 to 1. */
  readonly share: number;
  /** The most processor time of a response, in ms. */
  readonly cpuMs?: number;
}

const shareRow = (work: string, of: string, { share: least, cpuMs }: ShareGoal, contenders: readonly Contender[]): Row => ({
  work,
  contenders,
  goal: (medians) => {
    const share = (medians.storefront?.rate ?? 0) / (medians[of]?.rate ?? Infinity);
    const cost = cpuOf(medians.storefront, cpuMs);
    return {
      target: [`${least * 100}% of ${of}`, ...cost.target].join('; '),
      result: [`${Math.round(share * 100)}%`, ...cost.result].join('; '),
      met: share >= least && cost.met,
    };
  },
});

interface CostGoal {
  readonly p95Ms: number;
  /** The most processor time of a response, in ms. */
  readonly cpuMs?: number;
}

const costRow = (work: string, { p95Ms, cpuMs }: CostGoal, contenders: readonly Contender[]): Row => ({
  work,
  contenders,
  goal: ({ storefront }) => {
    const cost = cpuOf(storefront, cpuMs);
    return {
      target: [`p95 under ${p95Ms} ms`, ...cost.target].join('; '),
      result: [`${(storefront?.p95Ms ?? 0).toFixed(1)} ms`, ...cost.result].join('; '),
      met: (storefront?.p95Ms ?? Infinity) < p95Ms && cost.met,
    };
  },
});
