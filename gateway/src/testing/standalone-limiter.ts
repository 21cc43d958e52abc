import { createLogger } from '@storefront/telemetry';
import { type RateLimiter, rateLimiter } from '../access/limits/rate-limiter.ts';
import { connectLimiterRedis } from '../access/limits/redis-window.ts';

/** Creates a rate limiter without a gateway and waits until its Redis connection is ready. */
export async function standaloneLimiter(redisUrl: string): Promise<{ readonly limiter: RateLimiter; close(): void }> {
  const redis = connectLimiterRedis(redisUrl, createLogger('limiter', 'silent'));
  await new Promise((resolve) => redis.once('ready', resolve));
  return { limiter: rateLimiter(redis, () => 1, Date.now), close: () => redis.disconnect() };
}
