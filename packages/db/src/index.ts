export type { CallerScope, CustomerScope, Mode, Scope } from '@storefront/contract';
export { afterPosition, newestAfter } from './after-position.ts';
export { createBatcher } from './batcher.ts';
export { byStore } from './by-store.ts';
export { type ChangedSince, checkInvariants, type InvariantResult, type InvariantRule } from './check-invariants.ts';
export { claimByStore } from './claim-by-store.ts';
export { type ConnectOptions, connect, type DatabaseHandle, PREPARED } from './connect.ts';
export { connectForChecks } from './connect-for-checks.ts';
export { CONNECTION_SETTINGS } from './connection-settings.ts';
export { containsText, startsWith } from './contains-text.ts';
export { type DatabaseClock, startDatabaseClock } from './database-clock.ts';
export { databaseHealth } from './database-health.ts';
export { type DistributedTable, type DistributeOptions, distribute, hasCitus } from './distribute.ts';
export { splitShards } from './split-shards.ts';
export { inScope, ofCustomer } from './in-scope.ts';
export { inSnapshot, inSweepTransaction, inTransaction, rehearse } from './in-transaction.ts';
export { inRounds } from './in-rounds.ts';
export { type PersistentSession, keepSession, type SessionOptions } from './keep-session.ts';
export { lineColumns } from './line-columns.ts';
export { type AppliedMigration, type MigrateOptions, MigrationError, migrate } from './migrate.ts';
export { type MigrationState, readMigrationState } from './migration-state.ts';
export { notify } from './notify.ts';
export { type MigratorOptions, openMigrator } from './open-migrator.ts';
export {
  isCanceled,
  isForbidden,
  isLockTimeout,
  isMissingDatabase,
  isNullViolation,
  isUnavailable,
  isUniqueViolation,
} from './pg-errors.ts';
export { type ProvisionOptions, provision } from './provision.ts';
export { type Purge, purgeRows } from './purge-rows.ts';
export { type Columns, type InJson, recordOf } from './record.ts';
export { recordTransactions, type TransactionRecord } from './record-transactions.ts';
export { type MisconfiguredObject, findMisconfiguredObjects, MIGRATOR_ROLE, serviceRole } from './schema-objects.ts';
export { awaitSchema, type SchemaOptions, type SchemaReadiness } from './schema-readiness.ts';
export { setLocally } from './set-locally.ts';
export { searchTermOf, searchTextOf, startsTerm } from './search-text.ts';
export { createStoreBatcher } from './store-batcher.ts';
export { type Renew, withDeadline } from './with-deadline.ts';
export { writeTogether } from './write-together.ts';
