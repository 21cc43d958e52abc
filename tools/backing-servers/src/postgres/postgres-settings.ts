/** A Postgres setting and the reason for its value. */
type Setting = { readonly name: string; readonly value: string; readonly why: string };

const ALWAYS: readonly Setting[] = [
  { name: 'listen_addresses', value: '127.0.0.1', why: 'Only this machine needs access.' },
  { name: 'unix_socket_directories', value: '', why: 'A socket path is limited to 107 bytes; a project folder may be longer.' },
  { name: 'max_connections', value: '200', why: 'Allows two replicas of six processes with pools of ten, plus tests.' },
  {
    name: 'shared_buffers',
    value: '256MB',
    why: 'Enough for a catalog of 100,000 products with its indexes, and leaves memory for the rest of a small machine.',
  },
  { name: 'effective_cache_size', value: '1GB', why: 'A realistic estimate of the file cache, so that the planner prefers indexes.' },
  { name: 'work_mem', value: '8MB', why: 'Sorts a page of search results in memory, even with thirty sorts at once.' },
  { name: 'maintenance_work_mem', value: '128MB', why: 'Builds the trigram index of a large import in one pass.' },
  { name: 'random_page_cost', value: '1.1', why: 'The data is on solid-state disks or in the cache.' },
  { name: 'jit', value: 'off', why: 'Queries take milliseconds; compiling them takes longer.' },
  { name: 'max_parallel_workers_per_gather', value: '0', why: 'Two cores serve many short queries; one query should not take both.' },
  { name: 'max_worker_processes', value: '4', why: 'Enough for autovacuum and one maintenance job; replication is not used.' },
  { name: 'wal_level', value: 'minimal', why: 'There are no replicas, so a minimal log is enough.' },
  { name: 'max_wal_senders', value: '0', why: 'Required by wal_level minimal.' },
  { name: 'max_wal_size', value: '1GB', why: 'An import of 100,000 products should not force checkpoints.' },
  { name: 'timezone', value: 'UTC', why: 'Times in logs and in psql match those in the API.' },
  { name: 'log_timezone', value: 'UTC', why: 'Same as timezone.' },
  {
    name: 'log_min_duration_statement',
    value: '1000',
    why: 'Logs statements that take a second or more; their values stay in the log on this machine.',
  },
  { name: 'log_checkpoints', value: 'off', why: 'Keeps the log to errors and slow statements.' },
];

/** Durable: a confirmed order survives a power failure. Concurrent commits share a write. */
const DURABLE: readonly Setting[] = [
  { name: 'fsync', value: 'on', why: 'The data must survive a crash of the machine.' },
  { name: 'synchronous_commit', value: 'on', why: 'A commit is on disk before it is acknowledged.' },
];

/** For tests: the data is deleted with the server, so no write waits for the disk. */
const EPHEMERAL: readonly Setting[] = [
  { name: 'fsync', value: 'off', why: 'The data need not survive.' },
  { name: 'synchronous_commit', value: 'off', why: 'Same as fsync.' },
  { name: 'full_page_writes', value: 'off', why: 'They protect only against torn pages after a power failure.' },
  { name: 'autovacuum_naptime', value: '5min', why: 'A short-lived cluster needs no vacuum, and the tests need the cores.' },
  { name: 'checkpoint_timeout', value: '1h', why: 'Checkpoints serve only recovery, which is not needed.' },
];

/** Returns the options of the `postgres` command. Settings are passed on the command line so that they also apply to existing data folders. */
export function postgresOptions(port: number, dataDir: string, ephemeral: boolean): readonly string[] {
  const settings = [...ALWAYS, ...(ephemeral ? EPHEMERAL : DURABLE)];
  return ['-D', dataDir, '-p', String(port), ...settings.flatMap(({ name, value }) => ['-c', `${name}=${value}`])];
}
