import type { Scope } from '@storefront/db';
import { AppError, invalid } from '@storefront/errors';
import type { Logger } from '@storefront/telemetry';
import type { Redis } from 'ioredis';
import type { RequestContext } from '../http/context/request-context.ts';
import { recordBuffer } from './record-buffer.ts';
import { type RequestRecord, recordOf } from './request-record.ts';

/** The log of recent requests, which all gateways share in Redis. */
export interface RequestLog {
  /** Records a request. Takes a few microseconds, never waits, and never fails. */
  readonly record: (context: RequestContext, status: number) => void;
  /** Returns the newest request with this ID; undefined if there is none. Throws 503 without Redis. */
  readonly find: (scope: Scope, requestId: string) => Promise<RequestRecord | undefined>;
  /** Returns requests in the order in which they ended: those after the cursor, or the last ones without it. Throws 503 without Redis. */
  readonly list: (scope: Scope, page: { readonly after?: string | undefined; readonly limit: number }) => Promise<RequestPage>;
  /** Stores what is recorded, within the time of one command. */
  readonly close: () => Promise<void>;
}

/** A page of the log. */
export interface RequestPage {
  readonly requests: readonly RequestRecord[];
  /** Where the next page begins; undefined if the log is empty. */
  readonly nextCursor: string | undefined;
}

/** How long a request is retained. */
export const REQUESTS_RETENTION_HOURS = 24;
/** Cached reads are so cheap that recording each would cost a noticeable part of them. A developer makes fewer than this. */
export const CACHED_PER_SECOND = 10;

/** A full Redis refuses all writes, so the requests of many stores must leave the rest of the memory to the limits of rates. */
const MEMORY_SHARE_MAX = 0.5;

interface LogOptions {
  readonly redis: Redis;
  /** The share of the memory of Redis from which nothing more is recorded. */
  readonly memoryShareMax?: number;
  /** Requests retained for each store and mode; 0 records nothing. */
  readonly requestsMax: number;
  readonly log: Logger;
}

/** Opens the log of a gateway. */
export function requestLog({ redis, memoryShareMax = MEMORY_SHARE_MAX, requestsMax, log }: LogOptions): RequestLog {
  const isSampled = cachedSampler();
  const hasRoom = redisRoom(redis, memoryShareMax);
  const buffer = recordBuffer({
    isReady: () => redis.status === 'ready',
    store: async (scope, records) => {
      if (!(await hasRoom())) throw new Error('the log has its share of the memory of Redis');
      const pairs = records.flatMap((record) => [record.id, JSON.stringify(record)]);
      return redis.eval(ADD_REQUESTS, 2, ...keysOf(scope), requestsMax, REQUESTS_RETENTION_HOURS * 3_600, ...pairs);
    },
    log,
  });

  return {
    record(context, status) {
      const { edge, key, route } = context;
      if (requestsMax === 0 || key === undefined || route === undefined || route.isTool) return;
      if (edge !== undefined && edge !== 'miss' && !isSampled()) return;
      const record = recordOf(context, status, Date.now());
      if (record !== undefined) buffer.add({ tenantId: key.tenantId, mode: key.mode }, record);
    },
    async find(scope, requestId) {
      const [stream, hash] = keysOf(scope);
      const entry = await withRedis(redis, () => redis.hget(hash, requestId));
      if (entry === null) return undefined;
      const [found] = await withRedis(redis, () => redis.xrange(stream, entry, entry));
      return found === undefined ? undefined : recent([found])[0];
    },
    async list(scope, { after, limit }) {
      const [stream] = keysOf(scope);
      if (after !== undefined && !CURSOR.test(after)) throw invalid('after', 'must be the next_cursor of a previous response');
      const entries = await withRedis(redis, () =>
        after === undefined ? redis.xrevrange(stream, '+', '-', 'COUNT', limit) : redis.xrange(stream, `(${after}`, '+', 'COUNT', limit),
      );
      const ordered = after === undefined ? entries.toReversed() : entries;
      return { requests: recent(ordered), nextCursor: ordered.at(-1)?.[0] ?? after };
    },
    close: buffer.close,
  };
}

const CURSOR = /^\d{1,15}-\d{1,10}$/;

/** The braces are a hash tag, which keeps the keys of a store on one node of a Redis cluster. */
const keysOf = ({ tenantId, mode }: Scope): [stream: string, hash: string] => [
  `requests:{${tenantId}:${mode}}`,
  `request-ids:{${tenantId}:${mode}}`,
];

type Entry = readonly [id: string, fields: readonly string[]];

/** Entries of a store without requests stay until its next one, so they are also judged when they are read. */
function recent(entries: readonly Entry[]): readonly RequestRecord[] {
  const oldest = Date.now() - REQUESTS_RETENTION_HOURS * 3_600_000;
  return entries
    .filter(([id]) => Number(id.split('-')[0]) > oldest)
    .map(([, fields]) => JSON.parse(fields[fields.indexOf('record') + 1] ?? 'null') as RequestRecord);
}

async function withRedis<T>(redis: Redis, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new AppError('service_unavailable', 'The log of requests is temporarily unavailable.', {
      reason: 'request_log_unavailable',
      cause,
    });
  }
}

/** Lets the first cached reads of each second through. */
function cachedSampler(): () => boolean {
  let [second, taken] = [0, 0];
  return () => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, taken] = [now, 0];
    taken += 1;
    return taken <= CACHED_PER_SECOND;
  };
}

/** How long a reading is used. A gateway under full load records a few megabytes in this time. */
const READING_MS = 5_000;

/** Returns a function that reports whether Redis uses less than a share of its `maxmemory`. Without a limit, or if Redis refuses to report it, there is room. */
function redisRoom(redis: Pick<Redis, 'info'>, share: number): () => Promise<boolean> {
  let readAt = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return async () => {
    if (performance.now() - readAt < READING_MS) return hasRoom;
    readAt = performance.now();
    const info = await redis.info('memory').catch(() => '');
    const max = bytesOf(info, 'maxmemory');
    hasRoom = max === 0 || bytesOf(info, 'used_memory') < share * max;
    return hasRoom;
  };
}

const bytesOf = (info: string, name: string): number => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);

/**
 * Adds requests to the log of a store and mode: a stream in the order in which they ended, and a hash that finds the newest entry of a request ID. Entries beyond
 * the limit or older than a day are removed from both, a bounded number per call, so that the script stays short.
 *
 * KEYS: stream, hash. ARGV: the limit, the age in seconds, then pairs of a request ID and its record.
 */
const ADD_REQUESTS = `
local limit, age = tonumber(ARGV[1]), tonumber(ARGV[2])
for i = 3, #ARGV, 2 do
  local entry = redis.call('XADD', KEYS[1], '*', 'id', ARGV[i], 'record', ARGV[i + 1])
  redis.call('HSET', KEYS[2], ARGV[i], entry)
end
local function remove(entries)
  for _, entry in ipairs(entries) do
    local id = entry[2][2]
    if redis.call('HGET', KEYS[2], id) == entry[1] then redis.call('HDEL', KEYS[2], id) end
    redis.call('XDEL', KEYS[1], entry[1])
  end
end
local excess = redis.call('XLEN', KEYS[1]) - limit
if excess > 0 then remove(redis.call('XRANGE', KEYS[1], '-', '+', 'COUNT', math.min(excess, 500))) end
local oldest = redis.call('TIME')[1] - age
remove(redis.call('XRANGE', KEYS[1], '-', oldest .. '000', 'COUNT', 200))
redis.call('EXPIRE', KEYS[1], age)
redis.call('EXPIRE', KEYS[2], age)
return redis.status_reply('OK')
`;
