import type { CatalogVersions } from '@storefront/catalog-versions';
import { etagOf, renderBody } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import type { Compression } from '../http/encoding/accepted-codings.ts';
import { compressOnce } from '../http/encoding/compress-once.ts';
import { inOwnMemory } from '../http/encoding/own-memory.ts';
import type { Reply } from '../http/replies/reply.ts';
import type { PartialBody } from '../http/replies/with-doc-urls.ts';
import type { Loaded } from './cut-page.ts';
import type { EdgeRequest } from './edge-request.ts';
import { type FairCache, fairCache } from './fair-cache.ts';
import { type Load, pageCutter } from './page-cutter.ts';

/** The maximum age of an entry, even if its version is current. It limits the effect of a change that did not raise the version. */
const TTL_MS = 60_000;
/** A request joins a load in progress only within this time of its start, so that no response is older than promised. */
const JOINED_WITHIN_MS = 500;
/** The share of the memory for pages that were cut out of larger ones. They must not evict the larger ones, which are worth more. */
const CUT_SHARE = 1 / 4;
/** The memory overhead of an entry, in addition to its bytes and key. */
const ENTRY_OVERHEAD_BYTES = 400;

/** A cached, rendered response. */
export interface EdgeEntry extends Loaded {
  readonly etag: string;
  readonly version: number;
  /** The compressed forms that were asked for so far. */
  readonly compressed?: CompressedBody;
}

/** The compressed forms of a body. */
export type CompressedBody = Readonly<Partial<Record<Compression, Buffer>>>;

/** A response served through the edge cache. */
export interface EdgeResponse {
  readonly bytes: Buffer;
  /** Undefined for a partial response, which must not be cached. */
  readonly etag: string | undefined;
  readonly isHit: boolean;
  readonly compressed?: CompressedBody | undefined;
  /** The body of a partial response, which is rendered for each request. */
  readonly partialBody?: PartialBody | undefined;
}

/** A cache of rendered catalog responses. */
export interface EdgeCache {
  /** Returns the cached entry if it is known to be current. */
  find(wanted: EdgeRequest): Promise<EdgeEntry | undefined> | EdgeEntry | undefined;
  /** Returns the current response, coalescing concurrent loads. Synchronous on a cache hit. */
  get(wanted: EdgeRequest, load: Load): EdgeResponse | Promise<EdgeResponse>;
  /** Compresses the body of a response, coalescing concurrent calls, and keeps the result with the entry. */
  compress(wanted: EdgeRequest, response: EdgeResponse, compression: Compression): Promise<Buffer>;
}

interface Flight {
  readonly startedAt: number;
  readonly loaded: Promise<Loaded>;
}

interface EdgeCacheOptions {
  readonly versions: CatalogVersions<Caller>;
  readonly bytesMax: number;
  readonly now: () => number;
}

/** Creates the edge cache. An entry is valid while the catalog version of its (tenant, mode) is unchanged. */
export function edgeCache({ versions, bytesMax, now }: EdgeCacheOptions): EdgeCache {
  const cutBytesMax = Math.floor(bytesMax * CUT_SHARE);
  const entries = entriesUpTo(bytesMax - cutBytesMax);
  const cutEntries = entriesUpTo(cutBytesMax);
  const compress = compressOnce();
  const flights = new Map<string, Flight>();

  const ifCurrent = (entry: EdgeEntry | undefined, version: number | undefined): EdgeEntry | undefined =>
    entry && entry.version === version && now() - entry.loadedAt < TTL_MS ? entry : undefined;
  const isCacheable = ({ store, key }: EdgeRequest): boolean =>
    entries.peek(store, key) !== undefined || cutEntries.peek(store, key) !== undefined;
  const currentEntry = ({ store, key }: EdgeRequest, version: number | undefined): EdgeEntry | undefined =>
    ifCurrent(entries.get(store, key), version) ?? ifCurrent(cutEntries.get(store, key), version);

  const keepIn =
    (cache: typeof entries) =>
    ({ store, key }: EdgeRequest, { etag, version, ...loaded }: Loaded): void => {
      if (etag !== undefined && version !== undefined) cache.set(store, key, { ...loaded, etag, version });
    };
  const keep = keepIn(entries);

  const loadEntry = async (wanted: EdgeRequest, load: () => Promise<Reply>): Promise<Loaded> => {
    const { caller, owner } = wanted;
    const loadedAt = now();
    const { body, catalogVersion, partial, items } = await load();
    const bytes = inOwnMemory(renderBody(body));
    const version = catalogVersion === undefined ? undefined : Number(catalogVersion);
    const known = { bytes, version, loadedAt, items };
    const loaded = partial ? { ...known, etag: undefined, partialBody: body as PartialBody } : { ...known, etag: etagOf(owner, bytes) };
    if (version !== undefined && !partial) versions.observe(caller, version, loadedAt);
    keep(wanted, loaded);
    return loaded;
  };

  const loadOnce = (wanted: EdgeRequest, version: number | undefined, load: () => Promise<Reply>): Promise<Loaded> => {
    // The version is part of the name, so that a request that knows of a change does not join an older load.
    const name = `${version}:${wanted.key}`;
    const running = flights.get(name);
    if (running && now() - running.startedAt < JOINED_WITHIN_MS) return running.loaded;
    const flight: Flight = { startedAt: now(), loaded: loadEntry(wanted, load) };
    flights.set(name, flight);
    const land = (): void => {
      if (flights.get(name) === flight) flights.delete(name);
    };
    flight.loaded.then(land, land);
    return flight.loaded;
  };

  const cutPage = pageCutter({ versions, find: currentEntry, loadOnce, keep: keepIn(cutEntries), ttlMs: TTL_MS, now });

  return {
    find(wanted) {
      if (!isCacheable(wanted)) return undefined;
      const version = versions.current(wanted.caller);
      return version instanceof Promise ? version.then((known) => currentEntry(wanted, known)) : currentEntry(wanted, version);
    },
    get(wanted, load) {
      const responseAt = (version: number | undefined): EdgeResponse | Promise<EdgeResponse> => {
        const entry = currentEntry(wanted, version);
        if (entry) return { bytes: entry.bytes, etag: entry.etag, isHit: true, compressed: entry.compressed };
        const cut = cutPage(wanted, load);
        if (cut instanceof Promise) return cut.then((page) => page ?? loadOnce(wanted, version, load)).then(missed);
        return cut ? { ...missed(cut), isHit: true } : loadOnce(wanted, version, load).then(missed);
      };
      const version = isCacheable(wanted) ? versions.current(wanted.caller) : undefined;
      return version instanceof Promise ? version.then(responseAt) : responseAt(version);
    },
    async compress({ store, key }, { bytes }, compression) {
      const compressed = await compress(bytes, compression);
      for (const cache of [entries, cutEntries]) {
        const entry = cache.peek(store, key);
        // The entry can have been replaced, or have gained its other form, in the meantime. A new object lets the cache count its size again.
        if (entry?.bytes === bytes && entry.compressed?.[compression] === undefined) {
          cache.set(store, key, { ...entry, compressed: { ...entry.compressed, [compression]: compressed } });
        }
      }
      return compressed;
    },
  };
}

const entriesUpTo = (bytesMax: number): FairCache<EdgeEntry> =>
  fairCache({ sizeMax: bytesMax, sizeOf: (entry, key) => bytesOf(entry) + key.length * 2 + ENTRY_OVERHEAD_BYTES });

const missed = ({ bytes, etag, partialBody }: Loaded): EdgeResponse => ({ bytes, etag, isHit: false, partialBody });

const bytesOf = ({ bytes, compressed, items }: EdgeEntry): number =>
  bytes.length + (compressed?.br?.length ?? 0) + (compressed?.gzip?.length ?? 0) + (items?.starts.byteLength ?? 0);
