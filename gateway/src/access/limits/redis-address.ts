import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { RedisOptions } from 'ioredis';

/** The address of Redis, and how to connect to it. */
export interface RedisAddress {
  /** User, password, and database; `rediss://` enables TLS. With Sentinel, its host and port are not used. */
  readonly url: string;
  /** The certificate authority of Redis and its Sentinels; enables TLS. */
  readonly caFile?: string | undefined;
  /** The Sentinels that know the current primary, as `host:port`. */
  readonly sentinels?: readonly string[];
  /** The name by which the Sentinels know the primary. */
  readonly primaryName?: string | undefined;
  readonly sentinelPassword?: string | undefined;
}

const REDIS_PORT = 6379;
const SENTINEL_PORT = 26_379;

/** Returns the client's options for an address. */
export function redisAddressOptions({ url, caFile, sentinels = [], primaryName, sentinelPassword }: RedisAddress): RedisOptions {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  const isEncrypted = protocol === 'rediss:' || caFile !== undefined;
  const ca = caFile === undefined ? {} : { ca: readFileSync(caFile) };
  // The name of an IP address must not be sent.
  const tls = { ...ca, ...(isIP(hostname) === 0 ? { servername: hostname } : {}) };
  const login = {
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
    db: Number(pathname.slice(1)) || 0,
  };
  if (sentinels.length === 0) return { ...login, host: hostname, port: Number(port) || REDIS_PORT, ...(isEncrypted ? { tls } : {}) };
  return {
    ...login,
    sentinels: sentinels.map(parseHost),
    name: primaryName ?? 'mymaster',
    ...(sentinelPassword === undefined ? {} : { sentinelPassword }),
    // Each server has a name of its own, so only the certificate authority is common to all.
    ...(isEncrypted ? { tls: ca, sentinelTLS: ca, enableTLSForSentinelMode: true } : {}),
  };
}

function parseHost(text: string): { host: string; port: number } {
  const { hostname, port } = new URL(`redis://${text}`);
  return { host: hostname, port: Number(port) || SENTINEL_PORT };
}
