export { type Lifecycle, runProcess } from './run-process.ts';
export { allSweeps, type Sweep, startSweep, untilNoneIsLeft } from './start-sweep.ts';
