import type { Redis } from 'ioredis';

/** How long a reading is used. A gateway under full load records a few megabytes in this time. */
const READING_MS = 5_000;

/** Returns a function that reports whether Redis uses less than a share of its `maxmemory`. Without a limit, or if Redis refuses to report it, there is room. */
export function redisRoom(redis: Pick<Redis, 'info'>, share: number): () => Promise<boolean> {
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
