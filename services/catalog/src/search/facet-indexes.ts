import { type Renew, type Scope, withDeadline } from '@storefront/db';
import { AppError, invalid } from '@storefront/errors';
import { LRUCache } from 'lru-cache';
import { type FacetFilter, FacetIndex, type FacetTally } from '../domain/facet-index.ts';
import { getCatalogVersion } from '../store/catalog-version.ts';
import { countVisible, listChangedFacets, listFacetRows } from '../store/products/facet-rows.ts';
import type { Db } from '../store/schema.ts';
import { SEARCH_SETTINGS } from './read-search.ts';

/** The products of all indexes of a process. One takes about 140 bytes. */
export const FACET_PRODUCTS_MAX = 1_000_000;
/** Indexes are built again from time to time, because they keep the sets of tags and categories that products no longer have. */
const KEPT_MS = 3_600_000;
/** Products per statement, between which other requests are processed. */
const BATCH = 5000;
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
export function facetIndexes(productsMax = FACET_PRODUCTS_MAX): FacetIndexes {
  const indexes = new LRUCache<string, { readonly index: FacetIndex }>({
    maxSize: productsMax,
    sizeCalculation: ({ index }) => index.size + 1,
    ttl: KEPT_MS,
    noUpdateTTL: true,
  });
  const building = new Map<string, Promise<FacetIndex>>();

  const indexOf = (db: Db, scope: Scope): Promise<FacetIndex> | FacetIndex => {
    const name = `${scope.tenantId}:${scope.mode}`;
    const known = indexes.get(name)?.index ?? building.get(name);
    if (known !== undefined) return known;
    const built = buildIndex(db, scope, productsMax).then((index) => {
      indexes.set(name, { index });
      return index;
    });
    building.set(name, built);
    const finish = (): void => void building.delete(name);
    built.then(finish, finish);
    return built;
  };

  const tallyAt = async (db: Db, scope: Scope, index: FacetIndex, version: string, filter: FacetFilter) => {
    const before = index.version;
    if (Number(before) < Number(version)) {
      const changes = await listChangedFacets(db, scope, before, CHANGES_MAX);
      const name = `${scope.tenantId}:${scope.mode}`;
      if (changes === undefined) indexes.delete(name);
      // Another read can have done the same in the meantime, or more.
      else if (index.version === before) {
        advance(index, changes, version);
        // The cache counts the size of an entry only when it gets another object.
        if (indexes.peek(name)?.index === index) indexes.set(name, { index });
      }
    }
    // Nothing is awaited between this check and the count.
    if (index.version !== version) throw new Overtaken();
    return index.tally(filter);
  };

  return {
    async read(db, scope, deadlineAt, work) {
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const index = await indexOf(db, scope);
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
const buildIndex = (db: Db, scope: Scope, productsMax: number): Promise<FacetIndex> =>
  withDeadline(db, undefined, async (trx) => {
    if ((await countVisible(trx, scope)) >= productsMax) throw tooLarge(productsMax);
    const index = new FacetIndex(await getCatalogVersion(trx, scope));
    for (let after = ''; ; ) {
      const rows = await listFacetRows(trx, scope, after, BATCH);
      for (const row of rows) index.set(row);
      if (rows.length < BATCH) return index;
      after = rows.at(-1)?.sku ?? '';
    }
  });

const tooLarge = (productsMax: number): AppError =>
  invalid('facets', `and filters by price or availability need a catalog of fewer than ${productsMax} products`, {
    location: 'query',
  });
