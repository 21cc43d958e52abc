import type { Logger } from '@storefront/telemetry';
import { Redis, type Result } from 'ioredis';
import { type RedisAddress, redisAddressOptions } from './redis-address.ts';
import { CHARGE, REFUND } from './window-scripts.ts';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** Charges requests to the window of a key and to those of its clients: the number of windows, their names, and the script's arguments. */
    chargeWindows(windows: number, ...namesAndArguments: (string | number)[]): Result<number[], Context>;
    /** Refunds one request: the number of windows, their names, and the charged second. */
    refundWindows(windows: number, ...namesAndSecond: (string | number)[]): Result<number, Context>;
  }
}

/** The limiter never waits this long. The timeout only discards commands that a frozen server has not processed. */
const COMMAND_TIMEOUT_MS = 1000;
/** After this long without a response, the connection is closed and opened again: the path may have changed. */
const SOCKET_TIMEOUT_MS = 2000;
/** Detects a server that disappeared without closing the connection while no commands are sent. */
const KEEPALIVE_MS = 10_000;

/** Connects to Redis with the limiter's scripts. Commands fail immediately while disconnected instead of queueing. */
export function connectLimiterRedis(address: string | RedisAddress, log: Logger): Redis {
  const redis = new Redis({
    ...redisAddressOptions(typeof address === 'string' ? { url: address } : address),
    connectionName: 'storefront-gateway',
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    keepAlive: KEEPALIVE_MS,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    // A command in flight when the connection drops is decided locally, not sent again.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempts) => Math.min(attempts * 50, 1000),
  });
  // The limiter works without Redis, but an error event without a listener would end the process.
  redis.on('error', (error) => log.warn({ err: error }, 'redis_unavailable'));
  redis.defineCommand('chargeWindows', { lua: CHARGE });
  redis.defineCommand('refundWindows', { lua: REFUND });
  return redis;
}
