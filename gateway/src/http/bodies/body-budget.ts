import { observeQueue } from '@storefront/fair-queue';
import { BODY_LIMITS, type BodyLimit, type BodyLimits, SMALL_BODY_BYTES } from './body-limits.ts';

/** A body that has been arriving for this long makes room for others. Nearly all bodies arrive sooner. */
const SLOW_MS = 500;

/** The part of the budget that one body takes. */
export interface BodyShare {
  /** Counts the body as unfinished. */
  enter(): void;
  /** Sets the memory that the body takes. */
  resize(memory: number): void;
  /** Counts the body toward its store as well. */
  assign(store: string): void;
  /** Counts the body as complete: it still takes memory, but no longer makes room for others. */
  finish(): void;
  /** Ends the share. */
  release(): void;
}

/** Bounds the request bodies that are received at the same time. */
export interface BodyBudget {
  /** Starts the share of a body from a client address. `refuse` is called if the body must make room; the share has ended by then. */
  share(address: string, refuse: () => void): BodyShare;
}

/** The bodies that share a limit. */
interface Pool {
  readonly limit: BodyLimit;
  /** In order of arrival. */
  readonly unfinished: Set<Share>;
  shares: number;
  bytes: number;
  /** Forgets the pool when it is empty. */
  readonly forget: () => void;
}

interface Share {
  readonly startedAt: number;
  readonly pools: Pool[];
  readonly refuse: () => void;
  state: 'new' | 'unfinished' | 'complete' | 'ended';
  bytes: number;
}

/**
 * Creates the budget. At a limit, the body that has been arriving for the longest time makes room, or the one that exceeds the limit if none has been for half a second.
 * A client that keeps bodies open loses them first, and others are not affected.
 */
export function bodyBudget(
  { perAddress, perStore, all }: BodyLimits = BODY_LIMITS,
  now: () => number = () => performance.now(),
): BodyBudget {
  const everyone = newPool(all, () => undefined);
  const addresses = new Map<string, Pool>();
  const stores = new Map<string, Pool>();
  const countRefusal = observeQueue('request_bodies', () => everyone.unfinished.size);

  const makeRoom = (pool: Pool, share: Share): void => {
    while (share.state !== 'ended' && (pool.unfinished.size > pool.limit.unfinished || pool.bytes > pool.limit.bytes)) {
      const [oldest] = pool.unfinished;
      const isSlow = oldest !== undefined && now() - oldest.startedAt >= SLOW_MS;
      const loser = isSlow ? oldest : share;
      end(loser);
      countRefusal('full');
      loser.refuse();
    }
  };
  const join = (pool: Pool, share: Share): void => {
    share.pools.push(pool);
    pool.shares += 1;
    pool.bytes += share.bytes;
    if (share.state === 'unfinished') pool.unfinished.add(share);
    makeRoom(pool, share);
  };

  return {
    share(address, refuse) {
      const share: Share = { startedAt: now(), pools: [], refuse, state: 'new', bytes: 0 };
      join(everyone, share);
      join(poolOf(addresses, address, perAddress), share);
      return {
        enter() {
          if (share.state !== 'new') return;
          share.state = 'unfinished';
          for (const { unfinished } of share.pools) unfinished.add(share);
          for (const pool of share.pools) makeRoom(pool, share);
        },
        resize(memory) {
          const bytes = Math.max(0, memory - SMALL_BODY_BYTES);
          if (share.state === 'ended' || bytes === share.bytes) return;
          for (const pool of share.pools) pool.bytes += bytes - share.bytes;
          share.bytes = bytes;
          for (const pool of share.pools) makeRoom(pool, share);
        },
        assign(store) {
          if (share.state !== 'ended') join(poolOf(stores, store, perStore), share);
        },
        finish() {
          if (share.state === 'ended') return;
          share.state = 'complete';
          for (const { unfinished } of share.pools) unfinished.delete(share);
        },
        release: () => end(share),
      };
    },
  };
}

const newPool = (limit: BodyLimit, forget: () => void): Pool => ({ limit, unfinished: new Set(), shares: 0, bytes: 0, forget });

function poolOf(pools: Map<string, Pool>, name: string, limit: BodyLimit): Pool {
  const known = pools.get(name);
  if (known) return known;
  const pool = newPool(limit, () => pools.delete(name));
  pools.set(name, pool);
  return pool;
}

function end(share: Share): void {
  share.state = 'ended';
  for (const pool of share.pools) {
    pool.unfinished.delete(share);
    pool.shares -= 1;
    pool.bytes -= share.bytes;
    if (pool.shares === 0) pool.forget();
  }
  share.pools.length = 0;
}
