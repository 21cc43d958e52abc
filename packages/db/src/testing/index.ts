export { type CountedDatabase, countStatements } from './count-statements.ts';
export { asAdmin, createDatabase, dropDatabase, isOnCitus, withDatabase } from './databases.ts';
export { openProvisionedDatabase, type ProvisionedDatabase, TEST_PASSWORD } from './open-provisioned-database.ts';
export { openTestDatabase, type TestDatabase } from './open-test-database.ts';
export { skewedClock } from './skewed-clock.ts';
export { type SkewedProcess, startSkewedProcess } from './start-skewed-process.ts';
export { violatedInvariants } from './violated-invariants.ts';
export { withRolesLocked } from './with-roles-locked.ts';
export { writeMigrations } from './write-migrations.ts';
