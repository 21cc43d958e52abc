import type { CatalogVersions } from '@storefront/catalog-versions';
import { etagOf, renderBody } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import { LRUCache } from 'lru-cache';
import type { Compression } from '../http/encoding/accepted-codings.ts';
import { compressOnce } from '../http/encoding/compress-once.ts';
import { inOwnMemory } from '../http/encoding/own-memory.ts';
import type { Reply } from '../http/replies/reply.ts';
import type { EdgeRequest } from './edge-request.ts';

/** The maximum age of an entry, even if its version is current. It limits the effect of a change that did not raise the version. */
const KEPT_MS = 60_000;
/** A request joins a load in progress only within this time of its start, so that no response is older than promised. */
const JOINED_WITHIN_MS = 500;
/** The memory overhead of an entry, in addition to its bytes and key. */
const ENTRY_OVERHEAD_BYTES = 400;

/** A cached, rendered response. */
export interface EdgeEntry {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly version: number;
  readonly loadedAt: number;
  /** The compressed forms that were asked for so far. */
  readonly compressed?: CompressedBody;
}

/** The compressed forms of a body. */
export type CompressedBody = Readonly<Partial<Record<Compression, Buffer>>>;

/** A response served through the edge cache. */
export interface EdgeAnswer {
  readonly bytes: Buffer;
  /** Undefined for a partial response, which must not be cached. */
  readonly etag: string | undefined;
  readonly isHit: boolean;
  readonly compressed?: CompressedBody | undefined;
}

/** A cache of rendered catalog responses. */
export interface EdgeCache {
  /** Returns the cached entry if it is known to be current. */
  find(wanted: EdgeRequest): Promise<EdgeEntry | undefined> | EdgeEntry | undefined;
  /** Returns the current response, coalescing concurrent loads. Synchronous on a cache hit. */
  answer(wanted: EdgeRequest, load: () => Promise<Reply>): EdgeAnswer | Promise<EdgeAnswer>;
  /** Compresses the body of an answer, coalescing concurrent calls, and keeps the result with the entry. */
  compress(wanted: EdgeRequest, answer: EdgeAnswer, compression: Compression): Promise<Buffer>;
}

interface Flight {
  readonly startedAt: number;
  readonly answer: Promise<EdgeAnswer>;
}

interface EdgeCacheOptions {
  readonly versions: CatalogVersions<Caller>;
  readonly bytesMax: number;
  readonly now: () => number;
}

/** Creates the edge cache. An entry is valid while the catalog version of its (tenant, mode) is unchanged. */
export function edgeCache({ versions, bytesMax, now }: EdgeCacheOptions): EdgeCache {
  const entries = new LRUCache<string, EdgeEntry>({
    maxSize: bytesMax,
    sizeCalculation: (entry, key) => bytesOf(entry) + key.length * 2 + ENTRY_OVERHEAD_BYTES,
  });
  const compress = compressOnce();
  const flights = new Map<string, Flight>();

  const currentEntry = (key: string, version: number | undefined): EdgeEntry | undefined => {
    const entry = entries.get(key);
    return entry && entry.version === version && now() - entry.loadedAt < KEPT_MS ? entry : undefined;
  };

  const loadEntry = async ({ caller, owner, key }: EdgeRequest, load: () => Promise<Reply>): Promise<EdgeAnswer> => {
    const loadedAt = now();
    const reply = await load();
    const bytes = inOwnMemory(renderBody(reply.body));
    if (reply.partial) return { bytes, etag: undefined, isHit: false };
    const etag = etagOf(owner, bytes);
    if (reply.catalogVersion !== undefined) {
      const version = Number(reply.catalogVersion);
      versions.observe(caller, version, loadedAt);
      entries.set(key, { bytes, etag, version, loadedAt });
    }
    return { bytes, etag, isHit: false };
  };

  const loadOnce = (wanted: EdgeRequest, version: number | undefined, load: () => Promise<Reply>): Promise<EdgeAnswer> => {
    // The version is part of the name, so that a request that knows of a change does not join an older load.
    const name = `${version}:${wanted.key}`;
    const running = flights.get(name);
    if (running && now() - running.startedAt < JOINED_WITHIN_MS) return running.answer;
    const flight: Flight = { startedAt: now(), answer: loadEntry(wanted, load) };
    flights.set(name, flight);
    const land = (): void => {
      if (flights.get(name) === flight) flights.delete(name);
    };
    flight.answer.then(land, land);
    return flight.answer;
  };

  return {
    find({ caller, key }) {
      if (!entries.has(key)) return undefined;
      const version = versions.current(caller);
      return version instanceof Promise ? version.then((known) => currentEntry(key, known)) : currentEntry(key, version);
    },
    answer(wanted, load) {
      const answerAt = (version: number | undefined): EdgeAnswer | Promise<EdgeAnswer> => {
        const entry = currentEntry(wanted.key, version);
        return entry
          ? { bytes: entry.bytes, etag: entry.etag, isHit: true, compressed: entry.compressed }
          : loadOnce(wanted, version, load);
      };
      const version = entries.has(wanted.key) ? versions.current(wanted.caller) : undefined;
      return version instanceof Promise ? version.then(answerAt) : answerAt(version);
    },
    async compress({ key }, { bytes }, compression) {
      const compressed = await compress(bytes, compression);
      const entry = entries.peek(key);
      // The entry can have been replaced, or have gained its other form, in the meantime. A new object lets the cache count its size again.
      if (entry?.bytes === bytes && entry.compressed?.[compression] === undefined) {
        entries.set(key, { ...entry, compressed: { ...entry.compressed, [compression]: compressed } });
      }
      return compressed;
    },
  };
}

const bytesOf = ({ bytes, compressed }: EdgeEntry): number =>
  bytes.length + (compressed?.br?.length ?? 0) + (compressed?.gzip?.length ?? 0);
