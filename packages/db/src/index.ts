export { type ConnectOptions, connect, type DatabaseHandle, KEPT_PREPARED } from './connect.ts';
export { inTransaction } from './in-transaction.ts';
export { type MigrateOptions, migrate } from './migrate.ts';
export { isNullViolation, isUniqueViolation } from './pg-errors.ts';
export { MIGRATOR_ROLE, type ProvisionOptions, provision, serviceRole } from './provision.ts';
export type { CustomerScope, Mode, Scope } from './scope.ts';
