/** A setting of Postgres and why it has this value. */
type Setting = { readonly name: string; readonly value: string; readonly why: string };

const ALWAYS: readonly Setting[] = [
  { name: 'listen_addresses', value: '127.0.0.1', why: 'Nobody outside this machine reaches it.' },
  { name: 'unix_socket_directories', value: '', why: 'A socket path has 107 bytes at most; a folder of a project may be longer.' },
  { name: 'max_connections', value: '200', why: 'Two replicas of six processes with pools of ten, and tests beside them.' },
  {
    name: 'shared_buffers',
    value: '256MB',
    why: 'Holds a catalog of 100 000 products with its indexes, and leaves memory to the rest of a small machine.',
  },
  { name: 'effective_cache_size', value: '1GB', why: 'What the system may be expected to cache; the planner then trusts indexes.' },
  { name: 'work_mem', value: '8MB', why: 'A page of search results is sorted in memory, also when thirty are sorted at once.' },
  { name: 'maintenance_work_mem', value: '128MB', why: 'The trigram index of a large import is built in one go.' },
  { name: 'random_page_cost', value: '1.1', why: 'Data lies on solid state disks or in the cache.' },
  { name: 'jit', value: 'off', why: 'Queries last milliseconds; compiling them lasts longer.' },
  { name: 'max_parallel_workers_per_gather', value: '0', why: 'Two cores serve many short queries; one query should not take both.' },
  { name: 'max_worker_processes', value: '4', why: 'Autovacuum and one maintenance job; replication is not used here.' },
  { name: 'wal_level', value: 'minimal', why: 'Nothing replicates from it, so the log is kept short.' },
  { name: 'max_wal_senders', value: '0', why: 'Minimal logging demands it.' },
  { name: 'max_wal_size', value: '1GB', why: 'An import of 100 000 products should not force checkpoints.' },
  { name: 'timezone', value: 'UTC', why: 'Times in logs and in psql read as the API writes them.' },
  { name: 'log_timezone', value: 'UTC', why: 'Likewise.' },
  {
    name: 'log_min_duration_statement',
    value: '1000',
    why: 'A statement of one second is worth a line; the values are in the log of this machine only.',
  },
  { name: 'log_checkpoints', value: 'off', why: 'The log is for faults.' },
];

/** Durable: a confirmed order survives a power cut. The commits of one moment share a write. */
const DURABLE: readonly Setting[] = [
  { name: 'fsync', value: 'on', why: 'The data outlives the machine.' },
  { name: 'synchronous_commit', value: 'on', why: 'What was answered is on the disk.' },
];

/** For tests: the data is deleted with the server, so nothing waits for the disk. */
const EPHEMERAL: readonly Setting[] = [
  { name: 'fsync', value: 'off', why: 'Nothing is to survive.' },
  { name: 'synchronous_commit', value: 'off', why: 'Likewise.' },
  { name: 'full_page_writes', value: 'off', why: 'They only guard against torn pages after a power cut.' },
  { name: 'autovacuum_naptime', value: '5min', why: 'Short lives need no vacuum, and the tests want the cores.' },
  { name: 'checkpoint_timeout', value: '1h', why: 'No recovery, no checkpoints.' },
];

/** The options of the `postgres` command. They stand on the command line, so that an older data folder gets them as well. */
export function postgresOptions(port: number, dataDir: string, ephemeral: boolean): readonly string[] {
  const settings = [...ALWAYS, ...(ephemeral ? EPHEMERAL : DURABLE)];
  return ['-D', dataDir, '-p', String(port), ...settings.flatMap(({ name, value }) => ['-c', `${name}=${value}`])];
}
