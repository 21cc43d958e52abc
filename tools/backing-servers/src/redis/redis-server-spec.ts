import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendAndReceive } from '../process/send-and-receive.ts';
import type { ServerSpec } from '../process/server-spec.ts';
import type { Tool } from '../tools/find-tool.ts';

/** Returns the specification of `redis-server`, with data and configuration in one folder. */
export function redisServerSpec(
  tool: Tool,
  { dataDir, logFile, password, ephemeral }: { dataDir: string; logFile: string; password: string; ephemeral: boolean },
): ServerSpec {
  return {
    name: 'redis',
    dataDir,
    logFile,
    async prepare(port) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const file = join(dataDir, 'redis.conf');
      await writeFile(file, redisConfig({ port, dataDir, password, ephemeral }), { mode: 0o600 });
      return { file: tool.file, args: [file], env: tool.env };
    },
    async responds(port, pid) {
      // INFO contains the process ID, which distinguishes it from another program's Redis; PING fails while Redis is loading its data.
      const received = await sendAndReceive(port, `AUTH ${password}\r\nINFO server\r\n`, /process_id:\d+\r?\n/);
      return (
        received.includes(`process_id:${pid}\r\n`) &&
        (await sendAndReceive(port, `AUTH ${password}\r\nPING\r\n`, /\r\n.*\r\n/)).includes('+PONG')
      );
    },
  };
}

/** The options of a Redis server. */
type RedisSettings = { readonly port: number; readonly dataDir: string; readonly password: string; readonly ephemeral: boolean };

/** Returns the configuration of a private Redis. */
export function redisConfig({ port, dataDir, password, ephemeral }: RedisSettings): string {
  const lines = [
    'bind 127.0.0.1',
    `requirepass ${quoted(password)}`,
    `port ${port}`,
    `dir ${quoted(dataDir)}`,
    // The launcher watches the process it started, so it must not fork.
    'daemonize no',
    // The append-only file keeps limits and counters across restarts; snapshots would only add writes. Tests keep nothing.
    `appendonly ${ephemeral ? 'no' : 'yes'}`,
    'save ""',
    // A rewrite uses a core for a second, during which callers with a 40 ms budget time out, so it must stay rare under heavy load.
    'auto-aof-rewrite-min-size 256mb',
    'no-appendfsync-on-rewrite yes',
    // At most one second of counts is lost in a power failure.
    'appendfsync everysec',
    // Counters are small, so exceeding this limit means a bug. Refusing a limiter key is better than silently evicting one.
    'maxmemory 256mb',
    'maxmemory-policy noeviction',
    // Warnings and errors only.
    'loglevel warning',
  ];
  return `${lines.join('\n')}\n`;
}

/** Quotes a value for the Redis configuration. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
