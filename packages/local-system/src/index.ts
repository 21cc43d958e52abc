export { type System, type SystemOptions, startSystem } from './start-system.ts';
export type { ProcessRow, ProcessState } from './supervise.ts';
