export { openTestDatabase, type TestDatabase } from './open-test-database.ts';
export { skewedClock } from './skewed-clock.ts';
export { type SkewedProcess, startSkewedProcess } from './start-skewed-process.ts';
export { violatedInvariants } from './violated-invariants.ts';
