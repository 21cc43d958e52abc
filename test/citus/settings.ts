/** The settings of Citus nodes beyond the defaults. Each file of tests has databases of its own, and each database a daemon that maintains it. */
export const SETTINGS: readonly string[] = [
  'max_connections=500',
  'citus.max_client_connections=-1',
  'citus.shard_count=8',
  'citus.enable_stat_counters=on',
  'wal_level=logical',
  'max_worker_processes=64',
  'max_replication_slots=40',
  'max_wal_senders=40',
  'max_logical_replication_workers=20',
  'max_prepared_transactions=200',
  'max_locks_per_transaction=512',
];
