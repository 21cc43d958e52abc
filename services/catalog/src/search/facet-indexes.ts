import { setTimeout as sleep } from 'node:timers/promises';
import { type Renew, type Scope, withDeadline } from '@storefront/db';
import { AppError, invalid } from '@storefront/errors';
import { createFairQueue, inTurn, overloaded, turnOf } from '@storefront/fair-queue';
import { type FacetFilter, FacetIndex, type FacetTally } from '../domain/facet-index.ts';
import { getCatalogVersion } from '../store/catalog-version.ts';
import { BATCH, countVisible, listChangedFacets, listFacetRows } from '../store/products/facet-rows.ts';
import type { Db } from '../store/schema.ts';
import { keptIndexes } from './kept-indexes.ts';
import { SEARCH_SETTINGS } from './read-search.ts';

/** The products of all indexes of a process. One takes about 140 bytes. */
export const FACET_PRODUCTS_MAX = 1_000_000;
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
  readonly read: <T>(db: Db, scope: Scope, deadlineAt: number | undefined, work: (snapshot: Snapshot) => Promise<T>) => Promise<T>;
}

/** The index is at a newer version than the snapshot. */
class Overtaken extends Error {}

/** Creates the indexes, empty. An index is built when it is first used, and then kept up to date from the change log. Together they have at most `productsMax` products. */
export function facetIndexes({ productsMax = FACET_PRODUCTS_MAX, now = () => performance.now() } = {}): FacetIndexes {
  const indexes = keptIndexes(productsMax, now);
  const building = new Map<string, Promise<FacetIndex>>();
  const builds = createFairQueue({ resource: 'facet_index_builds', running: 1, waiting: BUILDS_WAITING_MAX });

  const build = async (db: Db, scope: Scope): Promise<FacetIndex> => {
    const products = await countVisible(db, scope);
    if (products >= productsMax) throw tooLarge(productsMax);
    if (!indexes.makeRoom(products)) throw overloaded();
    const index = await readIndex(db, scope);
    indexes.keep(nameOf(scope), index);
    return index;
  };

  /** Readers that stop waiting do not end the build: a later one finds the index. */
  const startBuild = (db: Db, scope: Scope): Promise<FacetIndex> => {
    const name = nameOf(scope);
    const turn = turnOf({ tenantId: scope.tenantId, mode: scope.mode });
    const built = builds.run(turn, () => inTurn(turn, () => build(db, scope)));
    building.set(name, built);
    const finish = (): void => void building.delete(name);
    built.then(finish, finish);
    return built;
  };

  const indexOf = (db: Db, scope: Scope, deadlineAt: number | undefined): Promise<FacetIndex> | FacetIndex => {
    const name = nameOf(scope);
    return indexes.find(name) ?? untilDeadline(building.get(name) ?? startBuild(db, scope), deadlineAt);
  };

  const tallyAt = async (db: Db, scope: Scope, index: FacetIndex, version: string, filter: FacetFilter) => {
    const before = index.version;
    if (Number(before) < Number(version)) {
      const changes = await listChangedFacets(db, scope, before, CHANGES_MAX);
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
    async read(db, scope, deadlineAt, work) {
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const index = await indexOf(db, scope, deadlineAt);
        try {
          return await withDeadline(
            db,
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

/** Reads all visible products of a store in one snapshot. */
const readIndex = (db: Db, scope: Scope): Promise<FacetIndex> =>
  withDeadline(db, undefined, async (trx) => {
    const index = new FacetIndex(await getCatalogVersion(trx, scope));
    for (let after = ''; ; ) {
      const rows = await listFacetRows(trx, scope, after);
      for (const row of rows) index.set(row);
      if (rows.length < BATCH) return index;
      after = rows.at(-1)?.sku ?? '';
    }
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
