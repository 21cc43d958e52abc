export { collectWhenIdle } from './collect-when-idle.ts';
export { pause } from './pause.ts';
export { type Lifecycle, runProcess } from './run-process.ts';
export { type Part, startParts } from './start-parts.ts';
export { type RunningSweeps, type Sweep, startSweeps } from './start-sweeps.ts';
export { reportSkipped, type SweptItems, sweepEach } from './sweep-each.ts';
