import type { Caller } from '@storefront/rpc';
import { LRUCache } from 'lru-cache';
import type { Reply } from '../http/reply.ts';
import { toBytes } from '../http/to-bytes.ts';
import type { CatalogVersions } from './catalog-versions.ts';
import type { EdgeRequest } from './edge-request.ts';
import { etagOf } from './etag.ts';

/** However sure its version is, no body is kept longer: a change that moved no version heals by itself, and a hot page is loaded once a minute. */
const KEPT_MS = 60_000;
/** Whoever comes later than this after a load began starts another, so that nobody is given bytes older than the promise. */
const JOINED_WITHIN_MS = 500;
/** What an entry costs besides its bytes and its key. */
const ENTRY_OVERHEAD_BYTES = 400;

/** One rendered answer. */
export interface EdgeEntry {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly version: number;
  readonly loadedAt: number;
}

export interface EdgeAnswer {
  readonly bytes: Buffer;
  /** Undefined on a partial answer, which nobody may keep. */
  readonly etag: string | undefined;
  readonly isHit: boolean;
}

export interface EdgeCache {
  /** A body that is certainly current, if there is one. */
  find(wanted: EdgeRequest): Promise<EdgeEntry | undefined> | EdgeEntry | undefined;
  /** The current body, loaded once however many ask for it at the same time; immediate when it is there. */
  answer(wanted: EdgeRequest, load: () => Promise<Reply>): EdgeAnswer | Promise<EdgeAnswer>;
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

/** Rendered catalog answers, each valid while its world's catalog version stands. */
export function edgeCache({ versions, bytesMax, now }: EdgeCacheOptions): EdgeCache {
  const entries = new LRUCache<string, EdgeEntry>({
    maxSize: bytesMax,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2 + ENTRY_OVERHEAD_BYTES,
  });
  const flights = new Map<string, Flight>();

  const currentEntry = (key: string, version: number | undefined): EdgeEntry | undefined => {
    const entry = entries.get(key);
    return entry && entry.version === version && now() - entry.loadedAt < KEPT_MS ? entry : undefined;
  };

  const loadEntry = async ({ caller, owner, key }: EdgeRequest, load: () => Promise<Reply>): Promise<EdgeAnswer> => {
    const loadedAt = now();
    const reply = await load();
    const bytes = toBytes(reply.body);
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
    // A load that began before a change was known is not joined by those who know of it.
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
        return entry ? { bytes: entry.bytes, etag: entry.etag, isHit: true } : loadOnce(wanted, version, load);
      };
      const version = entries.has(wanted.key) ? versions.current(wanted.caller) : undefined;
      return version instanceof Promise ? version.then(answerAt) : answerAt(version);
    },
  };
}
