import type { CatalogVersions } from '@storefront/catalog-versions';
import type { Caller } from '@storefront/rpc';
import type { Reply } from '../http/replies/reply.ts';
import type { Parts } from '../http/routing/route.ts';
import { cutPage, isCut, type Loaded, largerPages } from './cut-page.ts';
import type { EdgeRequest, OtherPage } from './edge-request.ts';
import { fairCache } from './fair-cache.ts';

/** How many larger pages are remembered. One takes about 300 bytes. */
const REMEMBERED_MAX = 10_000;

/** Loads a response from the catalog: the one that was asked for, or the one for another input of the route. */
export type Load = (input?: Parts) => Promise<Reply>;

interface PageCutterOptions {
  readonly versions: CatalogVersions<Caller>;
  /** Returns the cached response if it is of this version. */
  readonly find: (wanted: EdgeRequest, version: number) => Loaded | undefined;
  /** Loads and keeps a response, coalescing concurrent loads. */
  readonly loadOnce: (wanted: EdgeRequest, version: number, load: () => Promise<Reply>) => Promise<Loaded>;
  /** Keeps a page that was cut. */
  readonly keep: (wanted: EdgeRequest, loaded: Loaded) => void;
  readonly ttlMs: number;
  readonly now: () => number;
}

/** How a larger page has been used at a version of the catalog. */
interface Use {
  readonly version: number;
  /** The key of the first page that was asked for of its items. */
  readonly first: string;
  isLoading: boolean;
  /** When it was last loaded completely. */
  loadedAt: number;
}

/**
 * Serves pages of lists from larger cached pages. The first request for any of 200 items loads only its own page, because often no other follows. The next one at the
 * same catalog version loads all 200, from which later pages are cut. If the larger page is evicted soon, memory is scarce, and pages are loaded one by one again.
 */
export function pageCutter({ versions, find, loadOnce, keep, ttlMs, now }: PageCutterOptions) {
  const uses = fairCache<Use>({ sizeMax: REMEMBERED_MAX, sizeOf: () => 1 });

  const isWorthLoading = (larger: EdgeRequest, version: number, key: string): boolean => {
    const use = uses.get(larger.store, larger.key);
    if (use?.version === version) return use.isLoading || (use.first !== key && now() - use.loadedAt >= ttlMs);
    uses.set(larger.store, larger.key, { version, first: key, isLoading: false, loadedAt: -Infinity });
    return false;
  };
  const loadLarger = async ({ wanted, input }: OtherPage, version: number, load: Load): Promise<Loaded> => {
    const use = uses.peek(wanted.store, wanted.key);
    const loading = loadOnce(wanted, version, () => load(input));
    if (use === undefined) return loading;
    use.isLoading = true;
    try {
      const loaded = await loading;
      if (loaded.etag !== undefined) use.loadedAt = loaded.loadedAt;
      return loaded;
    } finally {
      use.isLoading = false;
    }
  };

  /** Returns the page, or undefined if it must be loaded as it is. Synchronous if the larger pages are cached. */
  return (wanted: EdgeRequest, load: Load): Loaded | Promise<Loaded | undefined> | undefined => {
    const page = wanted.page?.();
    if (page === undefined || !isCut(page)) return undefined;
    const version = versions.trusted(wanted.caller);
    if (version === undefined) return undefined;
    const larger = largerPages(page);
    const found = larger.map((other) => find(other.wanted, version));
    const areUsed = larger.map((other, index) => found[index] !== undefined || isWorthLoading(other.wanted, version, wanted.key));
    if (areUsed.includes(false)) return undefined;

    const cut = (loaded: readonly Loaded[]): Loaded | undefined => {
      const result = cutPage(wanted.owner, page, loaded);
      if (result) keep(wanted, result);
      return result;
    };
    if (found.every((loaded) => loaded !== undefined)) return cut(found);
    return Promise.all(larger.map(async (other, index) => found[index] ?? loadLarger(other, version, load))).then(cut);
  };
}
