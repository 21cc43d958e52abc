import type { Logger } from '@storefront/telemetry';
import { Redis, type Result } from 'ioredis';
import { BUCKETS } from './rate-decision.ts';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** Charges up to `count` requests: how many pass, what is left after them, the wait of those that do not, and the second that was charged. */
    chargeWindow(
      key: string,
      limit: number,
      count: number,
    ): Result<[allowed: number, remaining: number, retryAfter: number, second: number], Context>;
    refundWindow(key: string, second: number): Result<number, Context>;
  }
}

/** Nobody waits this long for an answer: it only clears away the commands that a frozen server holds. */
const COMMAND_TIMEOUT_MS = 1000;

/**
 * One key's window is one hash: `s` the last second seen, `n` the sum of the buckets, and a bucket for each second modulo 61. Time is Redis's own, so the
 * clocks of the gateways do not matter. Every write sets the TTL in the same script, so no kill can leave a key without one.
 */
const SLIDE = `
local second = tonumber(redis.call('TIME')[1])
local state = redis.call('HMGET', KEYS[1], 's', 'n')
local last = tonumber(state[1]) or second
local total = tonumber(state[2]) or 0
if second < last then second = last end
if second - last >= ${BUCKETS} then
  redis.call('DEL', KEYS[1])
  total = 0
elseif second > last then
  local gone = {}
  for passed = last + 1, second do gone[#gone + 1] = passed % ${BUCKETS} end
  for _, count in ipairs(redis.call('HMGET', KEYS[1], unpack(gone))) do total = total - (tonumber(count) or 0) end
  redis.call('HDEL', KEYS[1], unpack(gone))
end
`;

const CHARGE = `${SLIDE}
local limit = tonumber(ARGV[1])
local count = tonumber(ARGV[2])
local allowed = math.max(0, math.min(count, limit - total))
if allowed > 0 then
  redis.call('HINCRBY', KEYS[1], second % ${BUCKETS}, allowed)
  total = total + allowed
end
redis.call('HSET', KEYS[1], 's', second, 'n', total)
redis.call('EXPIRE', KEYS[1], ${BUCKETS + 1})
if allowed == count then return {allowed, limit - total, 0, second} end
local left = total
for oldest = second - ${BUCKETS - 1}, second do
  left = left - (tonumber(redis.call('HGET', KEYS[1], oldest % ${BUCKETS})) or 0)
  if left < limit then return {allowed, 0, oldest + ${BUCKETS} - second, second} end
end
return {allowed, 0, ${BUCKETS}, second}
`;

const REFUND = `${SLIDE}
local charged = tonumber(ARGV[1])
if charged > second or charged <= second - ${BUCKETS} then charged = nil end
local held = charged and tonumber(redis.call('HGET', KEYS[1], charged % ${BUCKETS})) or 0
if held > 0 then
  redis.call('HINCRBY', KEYS[1], charged % ${BUCKETS}, -1)
  total = total - 1
end
redis.call('HSET', KEYS[1], 's', second, 'n', total)
redis.call('EXPIRE', KEYS[1], ${BUCKETS + 1})
return total
`;

/** A connection that fails at once instead of queueing, with the limiter's scripts on it. */
export function connectLimiterRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    connectionName: 'storefront-gateway',
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    // A command in flight when the connection drops is decided here, not sent again.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempts) => Math.min(attempts * 50, 1000),
  });
  // The limiter goes on without it; without a listener an error event would end the process.
  redis.on('error', (error) => log.warn({ err: error }, 'redis_unavailable'));
  redis.defineCommand('chargeWindow', { numberOfKeys: 1, lua: CHARGE });
  redis.defineCommand('refundWindow', { numberOfKeys: 1, lua: REFUND });
  return redis;
}
