export type { Link } from './processes/routes.ts';
export type { ProcessRow, ProcessState } from './processes/supervise.ts';
export { runUntilStopped } from './run-until-stopped.ts';
export { type Checkouts, type System, type SystemOptions, startSystem } from './start-system.ts';
