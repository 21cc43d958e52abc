/** The configuration of a private Redis. */
export function redisConfig({ port, dataDir, ephemeral }: { port: number; dataDir: string; ephemeral: boolean }): string {
  const lines = [
    // Nobody outside this machine reaches it; it has no password.
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${quoted(dataDir)}`,
    // The launcher watches the process it started; a daemon would be another one.
    'daemonize no',
    // Limits and counters outlive a restart by the append-only file; snapshots would only add writes. Tests keep nothing.
    `appendonly ${ephemeral ? 'no' : 'yes'}`,
    'save ""',
    // A rewrite takes a core for a second, in which callers with a budget of 40 ms go without: not every few seconds under a heavy load.
    'auto-aof-rewrite-min-size 256mb',
    'no-appendfsync-on-rewrite yes',
    // At most one second of counting is lost when the machine loses power.
    'appendfsync everysec',
    // Counters are small; what overruns this is a fault, and a limiter key that is refused beats one that is silently dropped.
    'maxmemory 256mb',
    'maxmemory-policy noeviction',
    // Only warnings: the log file is for a person who looks for a fault.
    'loglevel warning',
  ];
  return `${lines.join('\n')}\n`;
}

/** A value in double quotes, as Redis reads it. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
