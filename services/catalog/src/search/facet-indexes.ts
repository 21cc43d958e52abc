import { setTimeout as sleep } from 'node:timers/promises';
import { type Renew, type Scope, withDeadline } from '@storefront/db';
import { AppError, invalid } from '@storefront/errors';
import { createFairQueue, inFlow, overloaded, type Flow, flowOf } from '@storefront/fair-queue';
import { type FacetFilter, FacetIndex, type FacetTally } from '../domain/facet-index.ts';
import { getCatalogVersion } from '../store/catalog-version.ts';
import { BATCH, countVisible, listChangedFacets, listFacetRows } from '../store/products/facet-rows.ts';
import type { Db } from '../store/schema.ts';
import { cachedIndexes } from './cached-indexes.ts';
import { SEARCH_SETTINGS } from './read-search.ts';

/** The products of all indexes of a process. One takes about 140 bytes. */
export const FACET_PRODUCTS_MAX = 1_000_000;
/** Indexes that are built at the same time. Each keeps a connection to the database. */
const BUILDS_MAX = 3;
/** More stores than a process has room for. */
const BUILDS_WAITING_MAX = 100;
/** With more changes than this, building the index again is faster. */
const CHANGES_MAX = 20_000;
/** How often a read begins again because another one has brought the index to a newer version. */
const ATTEMPTS_MAX = 5;

/** One state of a store's catalog, in which the page and the counts are read. */
export interface Snapshot {
  readonly db: Db;
  readonly version: string;
  /** Call it before each statement; see `withDeadline`. */
  readonly renew: Renew;
  /** Counts products as of this state. */
  readonly tally: (filter: FacetFilter) => Promise<FacetTally>;
}

/** The facet indexes of the stores that use them. */
export interface FacetIndexes {
  /** Waits until a store has an index. */
  readonly prepare: (scope: Scope, deadlineAt: number | undefined) => Promise<unknown>;
  readonly read: <T>(db: Db, scope: Scope, deadlineAt: number | undefined, work: (snapshot: Snapshot) => Promise<T>) => Promise<T>;
}

/** Where indexes are built from, and how much room they have. */
export interface FacetIndexOptions {
  readonly db: Db;
  readonly productsMax?: number;
  readonly now?: () => number;
}

/** The index is at a newer version than the snapshot. */
class Overtaken extends Error {}

/** Creates the indexes, empty. An index is built when it is first used, and then updated from the change log. Together they have at most `productsMax` products. */
export function facetIndexes({ db, productsMax = FACET_PRODUCTS_MAX, now = () => performance.now() }: FacetIndexOptions): FacetIndexes {
  const indexes = cachedIndexes(productsMax, now);
  const building = new Map<string, Promise<FacetIndex>>();
  const builds = createFairQueue({ resource: 'facet_index_builds', running: BUILDS_MAX, waiting: BUILDS_WAITING_MAX });
  /** Builds share the process: each reads its next batch in its share, so that a long one hardly delays a short one. */
  const batches = createFairQueue({ resource: 'facet_index_batches', running: 1, waiting: BUILDS_MAX });

  const build = async (scope: Scope, flow: Flow): Promise<FacetIndex> => {
    const products = await countVisible(db, scope);
    if (products >= productsMax) throw tooLarge(productsMax);
    const release = indexes.reserve(products);
    if (release === undefined) throw overloaded();
    try {
      const index = await readIndex(db, scope, (read) => batches.run(flow, read));
      release();
      indexes.keep(nameOf(scope), index);
      return index;
    } finally {
      release();
    }
  };

  /** Readers that stop waiting do not end the build: a later one finds the index. */
  const startBuild = (scope: Scope): Promise<FacetIndex> => {
    const name = nameOf(scope);
    const flow = flowOf({ tenantId: scope.tenantId, mode: scope.mode });
    const built = builds.run(flow, () => inFlow(flow, () => build(scope, flow)));
    building.set(name, built);
    const finish = (): void => void building.delete(name);
    built.then(finish, finish);
    return built;
  };

  const indexOf = (scope: Scope, deadlineAt: number | undefined): Promise<FacetIndex> | FacetIndex => {
    const name = nameOf(scope);
    return indexes.find(name) ?? untilDeadline(building.get(name) ?? startBuild(scope), deadlineAt);
  };

  const tallyAt = async (trx: Db, scope: Scope, index: FacetIndex, version: string, filter: FacetFilter) => {
    const before = index.version;
    if (Number(before) < Number(version)) {
      const changes = await listChangedFacets(trx, scope, before, CHANGES_MAX);
      if (changes === undefined) indexes.drop(nameOf(scope));
      // Another read can have done the same in the meantime, or more.
      else if (index.version === before) {
        advance(index, changes, version);
        indexes.resize(nameOf(scope), index);
      }
    }
    // Nothing is awaited between this check and the count.
    if (index.version !== version) throw new Overtaken();
    return index.tally(filter);
  };

  return {
    prepare: async (scope, deadlineAt) => indexOf(scope, deadlineAt),
    async read(on, scope, deadlineAt, work) {
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const index = await indexOf(scope, deadlineAt);
        try {
          return await withDeadline(
            on,
            deadlineAt,
            async (trx, renew) => {
              const version = await getCatalogVersion(trx, scope);
              return work({ db: trx, version, renew, tally: (filter) => tallyAt(trx, scope, index, version, filter) });
            },
            SEARCH_SETTINGS,
          );
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
        }
      }
      throw new AppError('gateway_timeout', 'The catalog changes too fast to be counted.', { reason: 'downstream_timeout' });
    },
  };
}

function advance(index: FacetIndex, { skus, rows }: NonNullable<Awaited<ReturnType<typeof listChangedFacets>>>, version: string): void {
  const visible = new Set(rows.map(({ sku }) => sku));
  for (const sku of skus) if (!visible.has(sku)) index.delete(sku);
  for (const row of rows) index.set(row);
  index.version = version;
}

/** Reads all visible products of a store in one snapshot, each batch in the share of the store. */
const readIndex = (db: Db, scope: Scope, inShareOf: (read: () => Promise<boolean>) => Promise<boolean>): Promise<FacetIndex> =>
  withDeadline(db, undefined, async (trx) => {
    const index = new FacetIndex(await getCatalogVersion(trx, scope));
    let after = '';
    const readBatch = async (): Promise<boolean> => {
      const rows = await listFacetRows(trx, scope, after);
      for (const row of rows) index.set(row);
      after = rows.at(-1)?.sku ?? '';
      return rows.length === BATCH;
    };
    while (await inShareOf(readBatch));
    return index;
  });

/** Waits for a build, but not beyond the deadline of a reader. */
async function untilDeadline(built: Promise<FacetIndex>, deadlineAt: number | undefined): Promise<FacetIndex> {
  if (deadlineAt === undefined) return built;
  const ended = new AbortController();
  const late = sleep(Math.max(0, deadlineAt - Date.now()), undefined, { signal: ended.signal, ref: false });
  try {
    return await Promise.race([
      built,
      late.then(() => {
        throw overloaded();
      }),
    ]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
  }
}

const nameOf = ({ tenantId, mode }: Scope): string => `${tenantId}:${mode}`;

const tooLarge = (productsMax: number): AppError =>
  invalid('facets', `and filters by price or availability need a catalog of fewer than ${productsMax} products`, {
    location: 'query',
  });
