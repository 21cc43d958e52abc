import { createLogger } from '@storefront/telemetry';
import { type RateLimiter, rateLimiter } from '../limits/rate-limiter.ts';
import { connectLimiterRedis } from '../limits/redis-window.ts';

/** The limiter of a gateway without the gateway, ready on a Redis. */
export async function limiterAlone(redisUrl: string): Promise<{ readonly limiter: RateLimiter; close(): void }> {
  const redis = connectLimiterRedis(redisUrl, createLogger('limiter', 'silent'));
  await new Promise((resolve) => redis.once('ready', resolve));
  return { limiter: rateLimiter(redis, 1, Date.now), close: () => redis.disconnect() };
}
